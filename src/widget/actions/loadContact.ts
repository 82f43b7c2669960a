import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Loads the contact as the server knows it, but for its SSN: the page holds the last 4 digits, whatever is answered. */
const loadContact: Handler<'loadContact'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact id are required')
  const answer = await services.api.call('loadContact', { params: { contactId: contact.contactId }, signal })
  const loaded = toOutcome('loaded', answer)
  return loaded.outcome === 'failed' ? loaded : { ...loaded, data: { ...loaded.data, ssn: loaded.data.ssn.slice(-4) } }
}

export default loadContact

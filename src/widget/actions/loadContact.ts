import { isWholePlace } from '../rules/knownAddresses.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/**
 * Loads the contact as the server knows it, but for its SSN: the page holds the last 4 digits, whatever is answered. An address
 * without its street, city, state or zip is not known.
 */
const loadContact: Handler<'loadContact'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact id are required')
  const answer = await services.api.call('loadContact', { params: { contactId: contact.contactId }, signal })
  const loaded = toOutcome('loaded', answer)
  if (loaded.outcome === 'failed') return loaded
  const { ssn, addresses } = loaded.data
  return { ...loaded, data: { ...loaded.data, ssn: ssn.slice(-4), addresses: addresses.filter(isWholePlace) } }
}

export default loadContact

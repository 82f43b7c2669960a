import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toOutcome } from './toOutcome.ts'

/** Loads the contact as the server knows it. */
const loadContact: Handler<'loadContact'> = async ({ contact }, { services, signal }) => {
  if (!contact) return toMissing('Contact id are required')
  return toOutcome(
    'loaded',
    await services.api.call('loadContact', { params: { contactId: contact.contactId }, signal }),
  )
}

export default loadContact

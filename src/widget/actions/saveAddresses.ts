import { toAddressRecords } from '../rules/toAddressRecords.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves the address history, the current address first. */
const saveAddresses: Handler<'saveAddresses'> = async ({ contact, history, today }, { services, signal }) => {
  if (!contact) return toMissing('Contact id are required')
  const body = toAddressRecords(history, today)
  return toDone(
    'saved',
    await services.api.call('saveAddresses', { params: { contactId: contact.contactId }, body, signal }),
  )
}

export default saveAddresses

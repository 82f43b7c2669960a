import { toOtherIncomeRecords } from '../rules/toOtherIncomeRecords.ts'
import type { Handler } from './Handler.ts'
import { toMissing } from './toMissing.ts'
import { toDone } from './toOutcome.ts'

/** Saves the income that is no employment. */
const saveOtherIncome: Handler<'saveOtherIncome'> = async ({ contact, otherIncomes, today }, { services, signal }) => {
  if (!contact) return toMissing('Error while updating other income details')
  const body = toOtherIncomeRecords(otherIncomes, today)
  return toDone(
    'saved',
    await services.api.call('saveOtherIncome', { params: { contactId: contact.contactId }, body, signal }),
  )
}

export default saveOtherIncome

import { toOtherIncomeRecords } from '../rules/toOtherIncomeRecords.ts'
import type { Handler } from './Handler.ts'
import { toIncomeSaved } from './toIncomeSaved.ts'
import { toMissing } from './toMissing.ts'

/** Saves the income that is no employment. */
const saveOtherIncome: Handler<'saveOtherIncome'> = async ({ contact, otherIncomes, today }, { services, signal }) => {
  if (!contact) return toMissing('Error while updating other income details')
  const body = toOtherIncomeRecords(otherIncomes, today)
  return toIncomeSaved(
    await services.api.call('saveOtherIncome', { params: { contactId: contact.contactId }, body, signal }),
  )
}

export default saveOtherIncome

import { findPlace as look } from '../zipCodes/findPlace.ts'
import { type Answer, type Handler, toDone, toMissing } from '../toOutcome.ts'
import { toAddressRecords, toEmploymentRecords, toOtherIncomeRecords } from './records.ts'

/** Looks up where a postal code belongs. That its table could not be fetched is no failure: one can type. */
export const findPlace: Handler<'findPlace'> = async ({ zip }) => {
  const place = await look(zip ?? '').catch(() => undefined)
  return place ? { outcome: 'found', data: place } : { outcome: 'unknown' }
}

/** Saves the address history, the current address first. */
export const saveAddresses: Handler<'saveAddresses'> = async (
  { contactData: contact, addressHistory, today },
  { services, signal },
) => {
  if (!contact) return toMissing('ContactIdMissing')
  const body = toAddressRecords(addressHistory, today)
  return toDone(
    'saved',
    await services.api.call('saveAddresses', { params: { contactId: contact.contactId }, body, signal }),
  )
}

/** Saves the jobs of the last two years, the primary one first. */
export const saveEmployment: Handler<'saveEmployment'> = async (
  { contactData: contact, employments, today },
  { services, signal },
) => {
  if (!contact) return toMissing('EmploymentUnsaved')
  const body = toEmploymentRecords(employments, today)
  return toIncomeSaved(
    await services.api.call('saveEmployment', { params: { contactId: contact.contactId }, body, signal }),
  )
}

/** Saves the income that is no employment. */
export const saveOtherIncome: Handler<'saveOtherIncome'> = async (
  { contactData: contact, otherIncomes, today },
  { services, signal },
) => {
  if (!contact) return toMissing('OtherIncomeUnsaved')
  const body = toOtherIncomeRecords(otherIncomes, today)
  return toIncomeSaved(
    await services.api.call('saveOtherIncome', { params: { contactId: contact.contactId }, body, signal }),
  )
}

/**
 * The outcome of saving jobs or other income. Where the server has no words of its own, the flow says what could not be saved;
 * not of a session that has expired or a server that broke, which lead elsewhere.
 */
export function toIncomeSaved(answer: Answer<unknown>) {
  const { status, isTold } = answer.ok ? {} : answer.failure
  const isWordless = !isTold && (status === 'Refused' || (Number(status) > 0 && status !== 401 && status !== 500))
  if (answer.ok || !isWordless) return toDone('saved', answer)
  const message = 'Error while updating employment details and other income '
  return { outcome: 'failed' as const, failure: { ...answer.failure, status: 'IncomeUnsaved', message } }
}

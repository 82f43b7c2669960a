import { findPlace as look } from '../zipCodes/findPlace.ts'
import { type Answer, type Handler, toDone, toMissing } from '../toOutcome.ts'
import { toAddressRecords, toEmploymentRecords, toOtherIncomeRecords } from './records.ts'

/** Looks up the city and state of a ZIP code. A table that cannot be fetched is not a failure, because the applicant can type them. */
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

/** Saves the income other than employment. */
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
 * Returns the outcome of saving jobs or other income. If the server sends no message, the flow says what could not be saved, but
 * not for an expired session (401) or a server error (500), which are handled elsewhere.
 */
export function toIncomeSaved(answer: Answer<unknown>) {
  const { status, isTold } = answer.ok ? {} : answer.failure
  const isWordless = !isTold && (status === 'Refused' || (Number(status) > 0 && status !== 401 && status !== 500))
  if (answer.ok || !isWordless) return toDone('saved', answer)
  const message = 'Error while updating employment details and other income '
  return { outcome: 'failed' as const, failure: { ...answer.failure, status: 'IncomeUnsaved', message } }
}

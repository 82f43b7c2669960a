import type { Draw } from '../walks/createDraw.ts'
import type { Applicant } from './createApplicant.ts'
import * as values from './values.ts'

/** Returns a possible answer at the current step, which varies; undefined where there is nothing to answer. */
export function toAnswer({ state }: Applicant, draw: Draw): object | undefined {
  const { currentStep, data, loads, visit, screen } = state()
  // A form that is not shown cannot be sent, and an empty list offers no choice.
  if (visit === 0 || screen !== undefined || Object.keys(loads).length > 0) return undefined
  const offers: readonly { readonly dealId: string }[] = Object(data['softPullResponse']).offers ?? []
  if (currentStep === 'OFFER_SELECTION' && offers.length === 0) return undefined
  const answers: Readonly<Record<string, () => object>> = {
    ENTER_LICENSE_PLATE: () => ({ ...values.plate, plateNumber: draw.pick(['ABC123', 'XYZ987']) }),
    VERIFY_VEHICLE_INFO: () => values.identity,
    VERIFY_YOUR_INFO: () => values.review,
    YOUR_INFORMATION_MANUALLY: () => ({ ...values.information(), email: draw.pick(['sam@a.com', 'rivera@b.com']) }),
    SOFT_PULL_ACKNOWLEDGEMENT: () => ({ ...values.balance, remainingLoanBalance: draw.pick([21_000, 22_000]) }),
    OFFER_SELECTION: () => ({ dealId: draw.pick(offers).dealId }),
    CURRENT_ADDRESS_INFO: () => ({ moveInDate: values.monthsAgo(60), type: draw.pick(['Rent', 'Lease']) }),
    CURRENT_ADDRESS_INFO_MANUALLY: () => ({ ...values.place, moveInDate: values.monthsAgo(60), type: 'Rent' }),
    LOAN_SELECTION: () => ({ loan: draw.pick(Object.keys(Object(data['loans']))) }),
    EMPLOYMENT_AND_INCOME: () => values.job,
  }
  return answers[currentStep]?.()
}

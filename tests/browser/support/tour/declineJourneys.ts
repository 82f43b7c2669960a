import { becomeContact, estimate } from '../walk.ts'
import type { Journey } from './createGuide.ts'

/** The two ways in which credit is declined. */
export const declineJourneys: readonly Journey[] = [
  toDecline('DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE', '1002'),
  toDecline('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE', '1001'),
]

function toDecline(step: string, balance: string): Journey {
  return {
    name: `credit that ends at ${step}`,
    stops: [`${step}/shown`],
    async walk({ me, arrive }) {
      await becomeContact(me, `303555300${balance.slice(-1)}`)
      await estimate(me, { balance })
      await arrive(step, 'shown')
    },
  }
}

import { describe, expect, it } from 'vitest'
import { confirmAddress, reachAddress } from './shortcuts.ts'
import { arrive, reload } from './stage.ts'
import * as values from './values.ts'

/** The journeys to the loan that is to be refinanced. */
export function loanJourneys() {
  describe('the loan to refinance', () => {
    it('is entered by hand when the report lists none, or not the right one', async () => {
      const applicant = await reachAddress(await arrive(), '0116')
      await confirmAddress(applicant, 'LENDER_INFO')
      await applicant.submit(values.lender)
      await applicant.at('EMPLOYMENT_AND_INCOME')

      const other = await reachAddress(await arrive())
      await confirmAddress(other)
      const loans = other.state().data['loans'] as { currentBalance: number }[]
      const distances = loans.map(({ currentBalance }) => Math.abs(currentBalance - 21000))
      expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      expect(other.session.holds('balanceKnown')).toBe(true)
      expect(other.state().data['loanForm'], 'the closest is chosen').toEqual({ loan: '0' })
      await other.send('notListed')
      await other.at('LENDER_INFO')
      await other.send('answerLater')
      await other.at('EMPLOYMENT_AND_INCOME')
    })

    it('is listed in the order of the report when the balance is no longer known', async () => {
      const applicant = await reachAddress(await arrive())
      await confirmAddress(applicant)
      const resumed = await reload(applicant)
      await resumed.at('LOAN_SELECTION')
      expect(resumed.session.holds('balanceKnown')).toBe(false)
      expect(resumed.session.holds('balanceUnknown')).toBe(true)
      expect(await resumed.submit({})).toMatchObject([{ path: 'loan', message: 'loanSelection.validation' }])
    })
  })
}

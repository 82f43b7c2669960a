// @vitest-environment jsdom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { toForm } from '../../engine/react/toForm.ts'
import { drawStep, guardConsole } from '../screens/drawStep.tsx'

guardConsole()

const toFormOf = (schema: string, data: string) => {
  const content: JsonSchema = JSON.parse(readFileSync(`schemas/forms/${schema}.schema.json`, 'utf8'))
  return toForm(content, { data, submit: 'common.continue' })
}

const offers = [
  { dealId: 'a', offerType: 'Lowest rate', term: 48, rate: 4.5, monthlyPaymentAmount: 450 },
  { dealId: 'b', offerType: 'Balanced', term: 60, rate: 4.85, monthlyPaymentAmount: 500 },
  { dealId: 'c', offerType: 'Short', term: 1, rate: 5, monthlyPaymentAmount: 612.5 },
]

const loans = [
  { lender: 'Old Mill Savings', currentBalance: 18_250, payment: 410.2, remainingTerm: 44, openDate: '2024-03-01' },
  { lender: 'Lakeside Bank', currentBalance: 900, payment: 300, remainingTerm: 1, openDate: '2021-01-31' },
]

const drawOffers = (softPullForm: object) =>
  drawStep({
    view: ['form'],
    form: toFormOf('offer-selection', 'offerSelectionFormData'),
    data: { softPullForm, softPullResponse: { offers, usedDefaultScore: false } },
  })

const drawLoans = (given: readonly object[] | null = loans) =>
  drawStep({ view: ['form'], form: toFormOf('loan-selection', 'loanForm'), data: { loans: given } })

describe('the offers', () => {
  it('compare payment, rate, term, kind and saving', async () => {
    const { getAllByRole } = await drawOffers({ currentMonthlyPayment: 500 })
    const names = getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual([
      'Lowest rate $450.00 a month 4.5% APR for 48 months Saves $50.00 a month',
      'Balanced $500.00 a month 4.85% APR for 60 months The same payment as now',
      'Short $612.50 a month 5% APR for 1 month $112.50 a month more than now',
    ])
  })

  it('say nothing of a saving when the payment of today is not known', async () => {
    const { text } = await drawOffers({})
    expect(text()).not.toMatch(/saves|than now/i)
  })

  it('commit the id of the picked deal', async () => {
    const { getAllByRole, click, slot } = await drawOffers({})
    await click(getAllByRole('radio')[1])
    expect(slot('offerSelectionFormData')).toEqual({ dealId: 'b' })
  })

  it('are a group named by their label, with the error that their controls are described by', async () => {
    const { getByRole, control, user } = await drawOffers({})
    expect(within(getByRole('group', { name: 'Your estimated offers' })).getAllByRole('radio')).toHaveLength(3)
    await user.click(getByRole('button', { name: 'Continue' }))
    expect(control('dealId').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(control('dealId').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select offer',
    )
    expect(document.activeElement).toBe(control('dealId'))
  })

  it('judge the group when it is left, and not when going from card to card', async () => {
    const { control, getAllByRole } = await drawOffers({})
    const [first, second] = getAllByRole('radio')
    act(() => first?.focus())
    act(() => second?.focus())
    expect(control('dealId').getAttribute('aria-invalid')).toBe('false')
    act(() => second?.blur())
    expect(control('dealId').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the loans', () => {
  it('show lender, opening day, payment, balance and months left', async () => {
    const { getAllByRole } = await drawLoans()
    expect(getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Old Mill Savings Opened on March 1, 2024 $410.20 a month Estimated balance $18,250.00 44 months remaining',
      'Lakeside Bank Opened on January 31, 2021 $300.00 a month Estimated balance $900.00 1 month remaining',
    ])
  })

  it('commit the position of the picked one as text', async () => {
    const { getAllByRole, click, slot } = await drawLoans()
    await click(getAllByRole('radio')[1])
    expect(slot('loanForm')).toEqual({ loan: '1' })
  })

  it('say so while they are on their way', async () => {
    const { text, setState } = await drawLoans(null)
    setState({ isLoading: true })
    expect(text()).toContain('One moment, please…')
  })
})

// @vitest-environment jsdom
import { act, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { bundleSchema } from '../../../engine/validation/bundleSchema.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import { toForm } from '../../engine/react/toForm.ts'
import { drawStep } from '../screens/drawStep.tsx'
import { guardTests } from '../../engine/react/guardTests.ts'

guardTests()

const toFormOf = (schema: string, data: string) => {
  const id = `forms/${schema}.schema.json`
  const content: JsonSchema = JSON.parse(readFileSync(`schemas/${id}`, 'utf8'))
  return toForm(bundleSchema(id, new Map([[id, content]])), { data, submit: 'common.continue' })
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

const drawOffers = (softPullForm: object, given = offers) =>
  drawStep({
    view: ['form'],
    form: toFormOf('offer-selection', 'offerSelectionFormData'),
    data: { softPullForm, loans, softPullResponse: { offers: given, usedDefaultScore: false } },
  })

const drawLoans = (given: readonly object[] | null = loans) =>
  drawStep({ view: ['form'], form: toFormOf('loan-selection', 'loanForm'), data: { loans: given } })

describe('the offer cards', () => {
  it('show saving, payment, rate and total cost, each titled by its term', async () => {
    const { container, text } = await drawOffers({ currentMonthlyPayment: 500, remainingLoanBalance: 18_000 })
    const rows = [...container.querySelectorAll('.card-content')].map((card) =>
      [...card.querySelectorAll('.card-title, .pill, .card-text, .card-note')].map(({ textContent }) => textContent),
    )
    expect(rows).toEqual([
      [
        '48 months',
        'Lowest payment',
        'Lowest rate',
        'Save $50.00',
        'a month',
        '$450.00',
        'a month',
        '4.5%',
        'APR',
        '$21,600.00 in total, $400.00 less than is left today',
      ],
      [
        '60 months',
        'No change',
        '$500.00',
        'a month',
        '4.85%',
        'APR',
        '$30,000.00 in total, $8,000.00 more than is left today',
      ],
      [
        '1 month',
        'Short',
        '$112.50 more',
        'a month',
        '$612.50',
        'a month',
        '5%',
        'APR',
        '$612.50 in total, $21,387.50 less than is left today',
      ],
    ])
    expect([...container.querySelectorAll('.compare-head span')].map(({ textContent }) => textContent)).toEqual([
      'Compared with today',
      'Monthly payment',
      'Rate',
    ])
    expect(text()).toContain('You pay $500.00 a month today. About $22,000.00 is left: 44 payments.')
  })

  it('have one sentence as their accessible name, the saving first', async () => {
    const { getAllByRole, getByRole } = await drawOffers({ currentMonthlyPayment: 500 })
    const names = [
      'Save $50.00 a month. $450.00 a month at 4.5% APR for 48 months, $21,600.00 in total. Lowest payment. Lowest rate.',
      'The same payment as now. $500.00 a month at 4.85% APR for 60 months, $30,000.00 in total.',
      '$112.50 a month more than now. $612.50 a month at 5% APR for 1 month, $612.50 in total. Short.',
    ]
    expect(names.map((name) => getByRole('radio', { name }))).toEqual(getAllByRole('radio'))
  })

  it('are sorted by saving, or on request by lowest total', async () => {
    const { getAllByRole, user, getByRole } = await drawOffers({ currentMonthlyPayment: 500 }, offers.toReversed())
    const order = () => getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(order()).toEqual(['a', 'b', 'c'])
    await user.click(getByRole('button', { name: 'Lowest total' }))
    expect(order()).toEqual(['c', 'a', 'b'])
    expect(getByRole('button', { name: 'Lowest total' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(getByRole('button', { name: 'Lowest payment' }))
    expect(order()).toEqual(['a', 'b', 'c'])
  })

  it('are drawn a hundred at a time, the chosen one always, and are counted', async () => {
    const many = Array.from({ length: 205 }, (_, index) => ({
      dealId: String(index),
      offerType: '',
      term: 48,
      rate: 5,
      monthlyPaymentAmount: 400 + index,
    }))
    const { control, getAllByRole, getByRole, queryByRole, setData, text, user } = await drawOffers({}, many)
    const values = () => getAllByRole('radio').map((radio) => Number(radio.getAttribute('value')))
    const upTo = (count: number) => many.slice(0, count).map((_, index) => index)
    expect(values()).toEqual(upTo(100))
    expect(text()).toContain('100 of 205 shown')
    expect(control('dealId').getAttribute('aria-setsize')).toBe('205')
    setData({ offerSelectionFormData: { dealId: '204' } })
    expect(values()).toEqual([...upTo(100), 204])
    await user.click(getByRole('button', { name: 'Show 100 more' }))
    expect(values()).toEqual([...upTo(200), 204])
    expect(document.activeElement?.getAttribute('value')).toBe('100')
    expect(document.activeElement?.getAttribute('aria-posinset')).toBe('101')
    await user.click(getByRole('button', { name: 'Show 4 more' }))
    expect(values()).toEqual(upTo(205))
    expect(queryByRole('button', { name: /more/ })).toBeNull()
    expect(getByRole('radio', { checked: true }).getAttribute('value')).toBe('204')
  })

  it('are not compared with the remaining cost of a loan whose balance differs', async () => {
    const { text } = await drawOffers({ currentMonthlyPayment: 500, remainingLoanBalance: 25_000 })
    expect(text()).toContain('You pay $500.00 a month today.')
    expect(text()).not.toContain('is left')
  })

  it('show skeletons while offers load, and a message when none arrived', async () => {
    const { container, text, setData, setState } = await drawStep({
      view: ['form'],
      form: toFormOf('offer-selection', 'offerSelectionFormData'),
      data: { softPullResponse: null },
    })
    expect(text()).toContain('Your offers are not here yet.')
    setState({ isLoading: true })
    expect(container.querySelector('output.compare')?.textContent).toContain('One moment, please…')
    expect(container.querySelectorAll('.card.is-skeleton')).toHaveLength(3)
    setState({ isLoading: false })
    setData({ softPullResponse: { offers, usedDefaultScore: false } })
    expect(container.querySelectorAll('.card.is-skeleton, .empty')).toHaveLength(0)
  })

  it('show no saving when today’s payment is not known', async () => {
    const { text } = await drawOffers({})
    expect(text()).not.toMatch(/save \$|than now|left/i)
    expect(text()).toContain('so no savings are shown')
  })

  it('commit the id of the selected deal', async () => {
    const { getAllByRole, click, slot } = await drawOffers({})
    await click(getAllByRole('radio')[1])
    expect(slot('offerSelectionFormData')).toEqual({ dealId: 'b' })
  })

  it('are a group named by its label, and an error describes its controls', async () => {
    const { getByRole, control, user } = await drawOffers({})
    expect(within(getByRole('group', { name: 'Your estimated offers' })).getAllByRole('radio')).toHaveLength(3)
    await user.click(getByRole('button', { name: 'Continue' }))
    expect(control('dealId').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(control('dealId').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please select an offer',
    )
    expect(document.activeElement).toBe(control('dealId'))
  })

  it('show no error when focus only passes through the group', async () => {
    const { control, getAllByRole } = await drawOffers({})
    const [first, second] = getAllByRole('radio')
    act(() => first?.focus())
    act(() => second?.focus())
    expect(control('dealId').getAttribute('aria-invalid')).toBe('false')
    act(() => second?.blur())
    expect(control('dealId').getAttribute('aria-invalid')).toBe('false')
  })
})

describe('the loan cards', () => {
  it('show lender, opening date, payment, balance and months left', async () => {
    const { container, getAllByRole, getByRole } = await drawLoans()
    const names = [
      'Old Mill Savings: $410.20 a month, estimated balance $18,250.00, 44 months left. Opened on March 1, 2024.',
      'Lakeside Bank: $300.00 a month, estimated balance $900.00, 1 month left. Opened on January 31, 2021.',
    ]
    expect(names.map((name) => getByRole('radio', { name }))).toEqual(getAllByRole('radio'))
    expect([...container.querySelectorAll('.card-content')].map(({ textContent }) => textContent)).toEqual([
      'Old Mill SavingsOpened on March 1, 2024Monthly payment$410.20a monthEstimated balance$18,250.00Time left44 months',
      'Lakeside BankOpened on January 31, 2021Monthly payment$300.00a monthEstimated balance$900.00Time left1 month',
    ])
  })

  it('mark the loan that is closest to the entered balance', async () => {
    const { getByRole, setData, text } = await drawLoans()
    expect(text()).not.toContain('Closest to')
    setData({ softPullForm: { remainingLoanBalance: 1_000 } })
    expect(getByRole('radio', { name: /Closest to your balance\.$/ }).getAttribute('value')).toBe('1')
  })

  it('commit the position of the selected loan as text', async () => {
    const { getAllByRole, click, slot } = await drawLoans()
    await click(getAllByRole('radio')[1])
    expect(slot('loanForm')).toEqual({ loan: '1' })
  })

  it('show a message while loans load', async () => {
    const { container, text, setState } = await drawLoans(null)
    expect(text()).toContain('We found no car loan to show.')
    setState({ isLoading: true })
    expect(text()).toContain('One moment, please…')
    expect(container.querySelectorAll('.card.is-skeleton')).toHaveLength(2)
  })
})

import { describe, expect, it } from 'vitest'
import { toAddressText } from '../../../src/widget/history/knownAddresses.ts'
import { type ChecklistFlags, toChecklist } from '../../../src/widget/documents/Checklist.tsx'
import { toFinalOffer } from '../../../src/widget/credit/FinalOffer.tsx'
import { toIncomeTotals } from '../../../src/widget/history/IncomeCards.tsx'

describe('the checklist', () => {
  const nothing: ChecklistFlags = { employmentAndIncomeAdded: false, documentsUploaded: false, documentsStatus: null }
  const complete = (flags: Partial<ChecklistFlags>) =>
    toChecklist({ ...nothing, ...flags })
      .filter(({ isComplete }) => isComplete)
      .map(({ name }) => name)

  it('has personal data and vehicle complete from the start', () => {
    expect(complete({})).toEqual(['personal', 'vehicle'])
  })

  it('completes the income by its flag alone', () => {
    expect(complete({ employmentAndIncomeAdded: true })).toEqual(['personal', 'vehicle', 'income'])
  })

  it('completes documents by the stored flag while no status is known', () => {
    expect(complete({ documentsUploaded: true })).toEqual(['personal', 'vehicle', 'documents'])
  })

  it('tells documents and references apart once the status is known', () => {
    const documentsStatus = { isDocumentsUploaded: false, isReferenceAdded: true }
    expect(complete({ documentsUploaded: true, documentsStatus })).toEqual(['personal', 'vehicle', 'references'])
  })

  it('never completes the signature, which cannot be given yet', () => {
    const documentsStatus = { isDocumentsUploaded: true, isReferenceAdded: true }
    const items = toChecklist({ employmentAndIncomeAdded: true, documentsUploaded: true, documentsStatus })
    expect(items.find(({ isComplete }) => !isComplete)).toEqual({ name: 'signature', isComplete: false, by: 'later' })
  })
})

describe('the final offer', () => {
  it('adds the ticked products to the loan, to the cent', () => {
    const loan = { monthly: 590.96 }
    expect(toFinalOffer(loan, {}).total).toBe(590.96)
    expect(toFinalOffer(loan, { gap: true }).total).toBe(616.96)
    expect(toFinalOffer(loan, { gap: true, serviceContract: true }).total).toBe(634.96)
  })

  it('lists only what is paid for', () => {
    expect(toFinalOffer({ monthly: 1 }, { gap: false, serviceContract: true }).items.map(({ name }) => name)).toEqual([
      'loan',
      'serviceContract',
    ])
  })
})

describe('the income', () => {
  it('adds what is received now, other incomes twelve times', () => {
    const jobs = [{ annualIncome: 60_000 }, { annualIncome: 9_999, isCurrentIncomeSource: false }, {}]
    expect(toIncomeTotals(jobs, [{ monthlyAmount: 0.1 }, { monthlyAmount: 0.2 }])).toEqual({
      annual: 60_003.6,
      monthly: 5_000.3,
    })
  })
})

describe('texts', () => {
  it('leaves out what an address lacks', () => {
    const home = { streetLine1: '12 Main Street', city: 'Denver', state: 'CO', zip: '80202' }
    expect(toAddressText({ ...home, streetLine2: 'Apt 4' })).toBe('12 Main Street, Apt 4, Denver, CO 80202')
    expect(toAddressText(home)).toBe('12 Main Street, Denver, CO 80202')
    expect(toAddressText({})).toBe('')
  })
})

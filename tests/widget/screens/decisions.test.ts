import { describe, expect, it } from 'vitest'
import { toAddressText } from '../../../src/widget/history/knownAddresses.ts'
import { type ChecklistFlags, toChecklist } from '../../../src/widget/documents/Checklist.tsx'
import { toFinalOffer } from '../../../src/widget/credit/FinalOffer.tsx'
import { toIncomeTotals } from '../../../src/widget/history/IncomeCards.tsx'

describe('toChecklist', () => {
  const nothing: ChecklistFlags = { employmentAndIncomeAdded: false, documentsUploaded: false, documentsStatus: null }
  const complete = (flags: Partial<ChecklistFlags>) =>
    toChecklist({ ...nothing, ...flags })
      .filter(({ isComplete }) => isComplete)
      .map(({ name }) => name)

  it('marks personal data and vehicle as complete from the start', () => {
    expect(complete({})).toEqual(['personal', 'vehicle'])
  })

  it('marks the income as complete by its flag alone', () => {
    expect(complete({ employmentAndIncomeAdded: true })).toEqual(['personal', 'vehicle', 'income'])
  })

  it('marks documents as complete by the stored flag while no status is known', () => {
    expect(complete({ documentsUploaded: true })).toEqual(['personal', 'vehicle', 'documents'])
  })

  it('marks documents and references separately once the status is known', () => {
    const documentsStatus = { isDocumentsUploaded: false, isReferenceAdded: true }
    expect(complete({ documentsUploaded: true, documentsStatus })).toEqual(['personal', 'vehicle', 'references'])
  })

  it('never marks the signature as complete', () => {
    const documentsStatus = { isDocumentsUploaded: true, isReferenceAdded: true }
    const items = toChecklist({ employmentAndIncomeAdded: true, documentsUploaded: true, documentsStatus })
    expect(items.find(({ isComplete }) => !isComplete)).toEqual({ name: 'signature', isComplete: false, by: 'later' })
  })
})

describe('toFinalOffer', () => {
  it('adds the selected products to the loan, to the cent', () => {
    const loan = { monthly: 590.96 }
    expect(toFinalOffer(loan, {}).total).toBe(590.96)
    expect(toFinalOffer(loan, { gap: true }).total).toBe(616.96)
    expect(toFinalOffer(loan, { gap: true, serviceContract: true }).total).toBe(634.96)
  })

  it('lists only what has to be paid for', () => {
    expect(toFinalOffer({ monthly: 1 }, { gap: false, serviceContract: true }).items.map(({ name }) => name)).toEqual([
      'loan',
      'serviceContract',
    ])
  })
})

describe('toIncomeTotals', () => {
  it('adds up current income, with monthly amounts times twelve', () => {
    const jobs = [{ annualIncome: 60_000 }, { annualIncome: 9_999, isCurrentIncomeSource: false }, {}]
    expect(toIncomeTotals(jobs, [{ monthlyAmount: 0.1 }, { monthlyAmount: 0.2 }])).toEqual({
      annual: 60_003.6,
      monthly: 5_000.3,
    })
  })
})

describe('toAddressText', () => {
  it('leaves out missing parts of an address', () => {
    const home = { streetLine1: '12 Main Street', city: 'Denver', state: 'CO', zip: '80202' }
    expect(toAddressText({ ...home, streetLine2: 'Apt 4' })).toBe('12 Main Street, Apt 4, Denver, CO 80202')
    expect(toAddressText(home)).toBe('12 Main Street, Denver, CO 80202')
    expect(toAddressText({})).toBe('')
  })
})

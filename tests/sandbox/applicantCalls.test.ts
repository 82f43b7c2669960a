import { describe, expect, it } from 'vitest'
import { createContact, createContactWithDeal, type Ids } from './applicant.ts'
import { openSandbox, type CallName } from './openSandbox.ts'

const address = {
  streetLine1: '1 Maple Street',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  county: '',
  moveInDate: '2020-01-01',
  type: 'Rent',
  monthlyPayment: 1500,
  isCurrent: true,
  monthsAtAddress: 77,
}

const employment = {
  employmentType: 1,
  monthsAtJob: 60,
  monthlyIncomeAmount: 5000,
  isCurrent: true,
  isPrimary: true,
  jobTitle: 'Baker',
  companyName: 'Old Mill',
  streetLine1: '2 Mill Lane',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  phone: '3035550199',
  startDate: '2021-06-01',
}

const income = {
  incomeType: 'Retirement',
  monthsAtJob: 30,
  monthlyAmount: 800,
  isCurrent: true,
  startDate: '2023-12-01',
}
const loan = { lender: 'Lakeside Bank', currentBalance: 18_400, payment: 430, remainingTerm: 43 }
const lender = {
  lenderName: 'Lakeside Bank',
  address: '3 Lake Road',
  city: 'Denver',
  state: 'CO',
  zipCode: '80202',
  phoneNumber: '3035550188',
  accountNumber: 'A-1',
}

const calls: [CallName, (ids: Ids) => unknown][] = [
  ['saveAddresses', () => [address]],
  ['saveEmployment', () => [employment]],
  ['saveOtherIncome', () => [income]],
  ['saveLoanDetails', ({ leadId }) => ({ leadId, ...loan })],
  ['saveLenderDetails', ({ leadId }) => ({ leadId, ...lender })],
]

describe.each(calls)('%s', (name, toBody) => {
  it('stores what it is given', async () => {
    const sandbox = await openSandbox()
    const ids = await createContactWithDeal(sandbox)
    const { status, body } = await sandbox.call(name, { values: ids, body: toBody(ids) })
    expect([status, body]).toEqual([200, { success: true }])
  })

  it('is refused before an offer is chosen', async () => {
    const sandbox = await openSandbox()
    const ids = await createContact(sandbox)
    const { status, body } = await sandbox.call(name, { values: ids, body: toBody(ids) })
    expect([status, body.message]).toEqual([409, 'No offer is chosen yet: call lender/{dealId}/active first.'])
  })
})

async function saveEmployment(record: unknown) {
  const sandbox = await openSandbox()
  return sandbox.call('saveEmployment', { values: { contactId: 'nobody' }, body: [record] })
}

describe('the employment call', () => {
  it.each([4, 8, 10])('requires no details for the employment type %i', async (employmentType) => {
    const record = { employmentType, monthsAtJob: 0, monthlyIncomeAmount: 0, isCurrent: true, isPrimary: true }
    expect((await saveEmployment(record)).status).toBe(409)
  })

  it('requires the title of every job and the end date of a past one', async () => {
    const { jobTitle: _, ...untitled } = employment
    const { status, body } = await saveEmployment({ ...untitled, isCurrent: false })
    expect([status, body.message]).toEqual([400, '0.jobTitle is missing; 0.endDate is missing.'])
  })
})

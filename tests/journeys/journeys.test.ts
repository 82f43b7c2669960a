import { mkdirSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import flow from '../../flows/refinance.json?flow'
import { storageKey } from '../../src/widget/createWidgetSession.ts'
import { createApplicant, type Applicant } from './createApplicant.ts'
import { createFlowCoverage } from './flowCoverage.ts'
import { openWorld, type World } from './openWorld.ts'
import { addJob, becomeContact, confirmAddress, findVehicle, pickOffer, reachNextSteps } from './shortcuts.ts'
import * as values from './values.ts'

// One file, because what it proves is about all journeys together: nothing of the flow is left untaken.
const coverage = createFlowCoverage(flow)
let world: World

async function arrive(options: Partial<Parameters<typeof createApplicant>[1]> = {}): Promise<Applicant> {
  const applicant = await createApplicant(world.url, { observe: coverage.observe, ...options })
  coverage.enter(applicant.state().currentStep)
  applicant.session.store.subscribe((state) => coverage.enter(state.currentStep))
  return applicant
}

async function reload(applicant: Applicant, more = {}): Promise<Applicant> {
  const next = await applicant.reload(more)
  coverage.enter(next.state().currentStep)
  next.session.store.subscribe((state) => coverage.enter(state.currentStep))
  return next
}

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('the vehicle', () => {
  it('is refused for its mileage without a lookup', async () => {
    const applicant = await arrive()
    await applicant.submit({ ...values.plate, estimatedMileageRange: 'Over 150,000 miles' })
    await applicant.at('DISQUALIFIED')
    expect(applicant.state().data['licensePlateInfoResponse']).toBeNull()
    await applicant.send('startOver')
    await applicant.at('ENTER_LICENSE_PLATE')
  })

  it('is refused for its age, but not at ten years', async () => {
    const applicant = await arrive()
    await applicant.submit({ ...values.plate, plateNumber: 'TOOOLD' })
    await applicant.at('DISQUALIFIED')
    await applicant.send('startOver')
    await applicant.submit({ ...values.plate, plateNumber: 'TENYEARS' })
    await applicant.at('VERIFY_VEHICLE_INFO')
  })

  it('is chosen by hand when the plate is not found', async () => {
    const applicant = await arrive()
    await applicant.submit({ ...values.plate, plateNumber: 'NOTFOUND' })
    await applicant.at('VEHICLE_MANUAL_ENTER')
    await applicant.send('reenterPlate')
    await applicant.submit({ ...values.plate, plateNumber: 'NOMATCH' })
    await applicant.at('VEHICLE_MANUAL_ENTER')
    await applicant.change('year', undefined)
    await chooseVehicle(applicant, 2021)
    await applicant.change('make', undefined)
    await chooseVehicle(applicant, 2021)
    await applicant.submit()
    await applicant.at('VERIFY_VEHICLE_INFO')
  })

  it('is refused by hand for the same reasons', async () => {
    const applicant = await arrive()
    await applicant.submit({ ...values.plate, plateNumber: 'NOTFOUND' })
    await chooseVehicle(applicant, 1999)
    await applicant.submit()
    await applicant.at('DISQUALIFIED')
  })

  it('can be edited, which drops the VIN of another car', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.send('edit')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await applicant.submit()
    await applicant.at('VERIFY_VEHICLE_INFO')
    expect(applicant.state().data['licensePlateInfoResponse']).not.toBeNull()
    await applicant.send('edit')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await applicant.change('year', undefined)
    await chooseVehicle(applicant, 2019)
    await applicant.change('make', undefined)
    await chooseVehicle(applicant, 2019)
    await applicant.submit()
    await applicant.at('VERIFY_VEHICLE_INFO')
    expect(applicant.state().data['licensePlateInfoResponse']).toBeNull()
  })

  it('goes straight to the identity check when it is entered by hand', async () => {
    const applicant = await arrive()
    await applicant.send('enterManually')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await applicant.send('enterPlate')
    await applicant.send('enterManually')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await chooseVehicle(applicant, 2021)
    await applicant.submit({ estimatedMileage: '10,000-20,000', ...values.identity })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  })

  it('is entered by hand on a mobile without a phone number, and refused when too old', async () => {
    const applicant = await arrive({ isMobile: true })
    await applicant.send('enterManually')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await chooseVehicle(applicant, 1999)
    await applicant.submit({ estimatedMileage: '10,000-20,000', dateOfBirth: values.identity.dateOfBirth })
    await applicant.at('DISQUALIFIED')
    await applicant.send('startOver')
    await applicant.send('enterManually')
    await applicant.at('ENTER_LICENSE_PLATE_MANUALLY')
    await chooseVehicle(applicant, 2021)
    await applicant.submit({ estimatedMileage: '10,000-20,000', dateOfBirth: values.identity.dateOfBirth })
    await applicant.at('VERIFY_MOBILE_NUMBER')
  })
})

describe('the identity', () => {
  it('is proven by the link of a text message', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await applicant.send('resend')
    await world.openLink('0100')
    await applicant.at('VERIFY_YOUR_INFO')
    await applicant.send('editPersonalInfo')
    await applicant.at('YOUR_INFORMATION_MANUALLY')
  })

  it('is proven by a code on a mobile, a wrong one being refused first', async () => {
    const applicant = await arrive({ isMobile: true })
    await findVehicle(applicant)
    await applicant.submit({ dateOfBirth: values.identity.dateOfBirth })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await applicant.send('resend')
    const code = await world.readCode('0100')
    await applicant.submit({ code: code === '0000' ? '1111' : '0000' })
    expect(applicant.state().issues).toMatchObject([{ path: 'code', message: 'errors.code.rejected' }])
    await applicant.submit({ code })
    await applicant.at('VERIFY_YOUR_INFO')
    await applicant.submit(values.review)
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
  })

  it('asks for the phone number when the carrier does not know it', async () => {
    const applicant = await arrive({ isMobile: true })
    await findVehicle(applicant)
    await applicant.submit({ dateOfBirth: '1960-01-04' })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await applicant.submit({ phone: '3035550100' })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await applicant.submit({ code: await world.readCode('0100') })
    await applicant.at('VERIFY_YOUR_INFO')
  })

  it('fails when the phone check is not confirmed by the server', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: '3035550102' })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink('0102')
    await applicant.at('IDENTITY_FAILED')
    await applicant.send('restart')
    await applicant.at('ENTER_LICENSE_PLATE')
  })

  it('fails on a mobile likewise', async () => {
    const applicant = await arrive({ isMobile: true })
    await findVehicle(applicant)
    await applicant.submit({ dateOfBirth: '1960-01-02' })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await applicant.submit({ code: await world.readCode('0102') })
    await applicant.at('IDENTITY_FAILED')
  })

  it('fails when the person is not confirmed, from the review and from the form', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: '3035550103' })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink('0103')
    await applicant.at('VERIFY_YOUR_INFO')
    await applicant.submit(values.review)
    await applicant.at('IDENTITY_FAILED')

    const other = await arrive()
    await findVehicle(other)
    await other.submit({ ...values.identity, phone: '3035550103' })
    await other.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await other.send('didntReceive')
    await other.submit({ ...values.information(), phone: '3035550103' })
    await other.at('IDENTITY_FAILED')
  })

  it.each([
    ['nobody is known', '0105'],
    ['no challenge is wanted', '0106'],
  ])('is entered by hand when %s', async (_, ending) => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: `303555${ending}` })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink(ending)
    await applicant.at('YOUR_INFORMATION_MANUALLY')
  })

  it('repeats the date of birth when the challenge lacks it', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: '3035550107' })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink('0107')
    await applicant.at('VERIFY_YOUR_INFO')
  })

  it('is proven although the phone number is not repeated, on both devices', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: '3035550125' })
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await world.openLink('0125')
    await applicant.at('VERIFY_YOUR_INFO')

    const mobile = await arrive({ isMobile: true })
    await findVehicle(mobile)
    await mobile.submit({ dateOfBirth: '1960-01-25' })
    await mobile.at('VERIFY_MOBILE_NUMBER')
    await mobile.submit({ code: await world.readCode('0125') })
    await mobile.at('YOUR_INFORMATION_MANUALLY')
    expect(mobile.session.holds('phoneFromBefore')).toBe(false)
  })

  it('is entered by hand when there is no token, on both devices', async () => {
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit({ ...values.identity, phone: '3035550108' })
    await applicant.at('YOUR_INFORMATION_MANUALLY')

    const mobile = await arrive({ isMobile: true })
    await findVehicle(mobile)
    await mobile.submit({ dateOfBirth: '1960-01-08' })
    await mobile.at('YOUR_INFORMATION_MANUALLY')
  })

  it('is entered by hand when no text message came', async () => {
    const applicant = await arrive({ isMobile: true })
    await findVehicle(applicant)
    await applicant.submit({ dateOfBirth: values.identity.dateOfBirth })
    await applicant.at('VERIFY_MOBILE_NUMBER')
    await applicant.send('didntReceive')
    await applicant.at('YOUR_INFORMATION_MANUALLY')
    expect(applicant.state().data['identity']).not.toHaveProperty('authToken')
  })

  it('sends the phone that opened the link back to the other window', async () => {
    const applicant = await arrive({ isInstantLink: true })
    await applicant.at('VERIFY_MOBILE_NUMBER_COMPLETE')
  })
})

describe('the credit', () => {
  it.each([
    ['low', 1002, 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE'],
    ['not known', 1001, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
    ['refused by the lenders', 1003, 'DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE'],
  ])('declines when the score is %s', async (_, remainingLoanBalance, step) => {
    const applicant = await arrive()
    await becomeContact(applicant)
    await applicant.submit({ ...values.balance, remainingLoanBalance })
    await applicant.at(step)
    await applicant.send('startOver')
    await applicant.at('ENTER_LICENSE_PLATE')
  })

  it('declines when the credit report is refused', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0122')
    await applicant.submit(values.balance)
    await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
  })

  it('is pulled once, whatever fails, is retried or reloaded', async () => {
    const before = await world.counters()
    const applicant = await arrive()
    await becomeContact(applicant)
    void applicant.submit({ ...values.balance, remainingLoanBalance: 1005 })
    await applicant.submit({ ...values.balance, remainingLoanBalance: 1005 })
    await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
    await applicant.session.retry()
    await applicant.at('OFFER_SELECTION')
    const resumed = await reload(applicant)
    await resumed.at('OFFER_SELECTION')
    const after = await world.counters()
    expect(after.creditPulls - before.creditPulls).toBe(1)
    expect(after.contactsCreated - before.contactsCreated).toBe(1)
  })
})

describe('a resumed application', () => {
  const idsOf = (applicant: Applicant) => applicant.state().data['contactData'] as { contactId: string; leadId: string }

  it('is declined when the offers are refused to it', async () => {
    const applicant = await arrive()
    await becomeContact(applicant)
    await applicant.submit({ ...values.balance, remainingLoanBalance: 1003 })
    await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    await world.saveProgress(idsOf(applicant), 'OFFER_SELECTION')
    const resumed = await reload(applicant)
    await resumed.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
  })

  it('asks for the lender when the credit report is refused to it', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0122')
    await applicant.submit(values.balance)
    await applicant.at('DISQUALIFIED_DECLINE_DEFAULT_CREDIT_SCORE')
    await world.saveProgress(idsOf(applicant), 'LOAN_SELECTION')
    const resumed = await reload(applicant)
    await resumed.at('LENDER_INFO')
  })

  it('asks for the address when none is known of it', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0117')
    await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
    const resumed = await reload(applicant)
    await resumed.at('CURRENT_ADDRESS_INFO_MANUALLY')
  })
})

describe('the contact', () => {
  it('is created once although the first answer is lost', async () => {
    const before = await world.counters()
    const applicant = await arrive()
    await findVehicle(applicant)
    await applicant.submit(values.identity)
    await applicant.at('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await applicant.send('didntReceive')
    await applicant.submit(values.information('0118'))
    await vi.waitFor(() => expect(applicant.state().screen).toBe('error'))
    await applicant.session.retry()
    await applicant.at('SOFT_PULL_ACKNOWLEDGEMENT')
    expect((await world.counters()).contactsCreated - before.contactsCreated).toBe(1)
  })

  it('is created although the progress cannot be saved', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0123')
  })
})

describe('the addresses', () => {
  it('are asked for by hand when none is known, and back to 24 months', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0117')
    await pickOffer(applicant, 'CURRENT_ADDRESS_INFO_MANUALLY')
    await applicant.submit({ ...values.place, moveInDate: values.monthsAgo(6), type: 'Rent' })
    await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
    const former = { moveInDate: values.monthsAgo(12), moveOutDate: values.monthsAgo(6), type: 'Rent' }
    await applicant.submit({ ...values.place, ...former })
    expect(applicant.state().issues).toMatchObject([{ path: 'streetLine1', message: 'errors.address.repeated' }])
    await applicant.submit({ ...values.otherPlace, ...former })
    await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
    await applicant.send('edit', { index: 0 })
    await applicant.send('cancelEdit')
    await applicant.send('edit', { index: 1 })
    await applicant.submit({ moveInDate: values.monthsAgo(60) })
    await applicant.at('LOAN_SELECTION')
  })

  it('are enough when the entered one is long ago', async () => {
    const applicant = await arrive()
    await becomeContact(applicant)
    await pickOffer(applicant)
    await applicant.send('notMyAddress')
    await applicant.at('CURRENT_ADDRESS_INFO_MANUALLY')
    await applicant.submit({ ...values.otherPlace, moveInDate: values.monthsAgo(30), type: 'Mortgage' })
    await applicant.at('LOAN_SELECTION')
  })

  it('continue the known one when it is recent', async () => {
    const applicant = await arrive()
    await becomeContact(applicant)
    await pickOffer(applicant)
    await applicant.submit({ moveInDate: values.monthsAgo(3), type: 'Rent' })
    await applicant.at('TWO_YEARS_ADDRESS_HISTORY')
  })
})

describe('the loan', () => {
  it('is entered by hand when the report lists none, or not the right one', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0116')
    await pickOffer(applicant)
    await confirmAddress(applicant, 'LENDER_INFO')
    await applicant.submit(values.lender)
    await applicant.at('EMPLOYMENT_AND_INCOME')

    const other = await arrive()
    await becomeContact(other)
    await pickOffer(other)
    await confirmAddress(other)
    const loans = other.state().data['loans'] as { currentBalance: number }[]
    const distances = loans.map(({ currentBalance }) => Math.abs(currentBalance - 21000))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(await other.submit({})).toMatchObject([{ path: 'loan', message: 'loanSelection.validation' }])
    await other.send('notListed')
    await other.at('LENDER_INFO')
    await other.send('answerLater')
    await other.at('EMPLOYMENT_AND_INCOME')
  })
})

describe('the income', () => {
  async function reachIncome() {
    const applicant = await arrive()
    await becomeContact(applicant)
    await pickOffer(applicant)
    await confirmAddress(applicant)
    await applicant.submit({ loan: '0' })
    await applicant.at('EMPLOYMENT_AND_INCOME')
    return applicant
  }

  it('asks until two years are covered, then offers to add more, twice', async () => {
    const applicant = await reachIncome()
    const recent = { ...values.job, startDate: values.monthsAgo(6) }
    await applicant.submit(recent)
    expect(applicant.state().dialog).toBeUndefined()
    await applicant.submit(recent)
    expect(applicant.state().issues).toMatchObject([{ message: 'errors.employment.repeated' }])
    await applicant.send('edit', { index: 0 })
    await applicant.send('cancelEdit')
    await applicant.send('edit', { index: 0 })
    await applicant.submit({ startDate: values.monthsAgo(26) })
    expect(applicant.state()).toMatchObject({ dialog: 'enoughIncome' })
    await applicant.send('addMore')
    await applicant.submit({ incomeType: 'Student' })
    expect(applicant.state()).toMatchObject({ dialog: 'moreIncomeAdded' })
    await applicant.send('finish')
    await applicant.at('NEXT_STEPS')
    expect(applicant.state().data['employmentAndIncomeAdded']).toBe(true)
  })

  it('takes other income on its own page', async () => {
    const applicant = await reachIncome()
    await applicant.submit({ incomeType: 'Other' })
    await applicant.at('INCOME_SOURCES')
    await applicant.send('back')
    await applicant.at('EMPLOYMENT_AND_INCOME')
    await applicant.send('addOtherIncome')
    const pension = { otherIncomeSource: 'Retirement', monthlyAmount: 900, isCurrentIncomeSource: true }
    await applicant.submit({ ...pension, startDate: values.monthsAgo(10) })
    await applicant.at('EMPLOYMENT_AND_INCOME')
    await applicant.send('addOtherIncome')
    await applicant.submit({ ...pension, startDate: values.monthsAgo(30) })
    expect(applicant.state().issues).toMatchObject([{ message: 'errors.income.repeated' }])
    await applicant.send('edit', { index: 0 })
    await applicant.submit({ startDate: values.monthsAgo(30) })
    await applicant.at('EMPLOYMENT_AND_INCOME')
    expect(applicant.state().dialog).toBe('enoughIncome')
    await applicant.send('addMore')
    await applicant.send('editOther', { index: 0 })
    await applicant.at('INCOME_SOURCES')
    await applicant.send('back')
    await applicant.at('EMPLOYMENT_AND_INCOME')
    expect(applicant.state().dialog).toBe('moreIncomeAdded')
    await applicant.send('finish')
    await applicant.at('NEXT_STEPS')
  })

  it('can be answered later', async () => {
    const applicant = await reachIncome()
    await applicant.send('answerLater')
    await applicant.at('NEXT_STEPS')
    expect(applicant.state().data['employmentAndIncomeAdded']).toBe(false)
  })
})

describe('the end', () => {
  const redirectOf = (applicant: Applicant) => {
    const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
    return { id: stipId, contactId, authId }
  }
  const waits = (applicant: Applicant) =>
    vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)

  it('comes when the documents site says that a document is in, and clears what was stored', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    void applicant.send('submit')
    await waits(applicant)
    await world.uploadDocument(redirectOf(applicant))
    await applicant.at('OFF_RAMP')
    expect(applicant.storage.size).toBe(1)
    const again = await reload(applicant)
    expect(applicant.storage.size).toBe(0)
    await again.at('ENTER_LICENSE_PLATE')
  })

  it('does not come when the applicant returns with nothing, or there is no connection to wait on', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    const sent = applicant.send('submit')
    await waits(applicant)
    await world.returnFromDocuments(redirectOf(applicant))
    await sent
    await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
    await applicant.at('NEXT_STEPS')
    await applicant.send('checklist')
    void applicant.send('openDocuments')
    await waits(applicant)
    await world.returnFromDocuments(redirectOf(applicant))
    await vi.waitFor(() => expect(applicant.state()).toMatchObject({ pending: [], isLoading: false }))
    await applicant.at('CHECKLIST_STATUS')

    const alone = await arrive()
    await reachNextSteps(alone, '0126')
    await alone.send('submit')
    await vi.waitFor(() => expect(alone.state()).toMatchObject({ pending: [], isLoading: false }))
    await alone.at('NEXT_STEPS')
    await alone.send('checklist')
    await alone.send('openDocuments')
    await vi.waitFor(() => expect(alone.state()).toMatchObject({ pending: [], isLoading: false }))
    await alone.at('CHECKLIST_STATUS')
  })

  it('comes over the final offer when the last open item comes in', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    await applicant.send('checklist')
    await applicant.at('CHECKLIST_STATUS')
    const other = await arrive({ storage: new Map(applicant.storage) })
    await other.at('CHECKLIST_STATUS')
    void applicant.send('openDocuments')
    void other.send('openDocuments')
    await waits(applicant)
    await waits(other)
    await world.addReference(redirectOf(applicant))
    await applicant.at('OFF_RAMP')
    await world.uploadDocument(redirectOf(other))
    await other.at('FINAL_OFFER')
  })

  it('comes over the checklist and the final offer when everything is in', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    await applicant.send('checklist')
    await applicant.at('CHECKLIST_STATUS')
    void applicant.send('openDocuments')
    await waits(applicant)
    const redirect = redirectOf(applicant)
    applicant.session.destroy()
    for (let count = 0; count < 3; count += 1) await world.addReference(redirect)
    await world.uploadDocument(redirect)
    const resumed = await reload(applicant)
    await resumed.at('FINAL_OFFER')
    const again = await reload(resumed)
    await again.at('FINAL_OFFER')
    expect(again.session.holds('finalOfferAgreed')).toBe(false)
    await again.submit({ isAgreed: true })
    await again.at('THANK_YOU')
    await again.send('startOver')
    await again.at('ENTER_LICENSE_PLATE')
  })

  it('comes from the checklist when a reference is added there', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    await applicant.send('checklist')
    void applicant.send('openDocuments')
    await waits(applicant)
    await world.addReference(redirectOf(applicant))
    await applicant.at('OFF_RAMP')
    await applicant.send('startOver')
    await applicant.at('ENTER_LICENSE_PLATE')
  })

  it('comes at once for a resumed checklist with a document in', async () => {
    const applicant = await arrive()
    await reachNextSteps(applicant)
    await applicant.send('checklist')
    void applicant.send('openDocuments')
    await waits(applicant)
    const redirect = redirectOf(applicant)
    applicant.session.destroy()
    await world.uploadDocument(redirect)
    const resumed = await reload(applicant)
    await resumed.at('OFF_RAMP')
  })
})

describe('coming back', () => {
  const stored = async () => {
    const applicant = await arrive()
    await becomeContact(applicant)
    return applicant
  }
  const record = (applicant: Applicant) =>
    JSON.parse(applicant.storage.get(storageKey) ?? '{}') as Record<string, unknown>

  it('resumes where the server says', async () => {
    const applicant = await stored()
    const resumed = await reload(applicant)
    await resumed.at('SOFT_PULL_ACKNOWLEDGEMENT')
    await pickOffer(resumed)
    const later = await reload(resumed)
    await later.at('CURRENT_ADDRESS_INFO')
    await confirmAddress(later)
    const last = await reload(later)
    await last.at('LOAN_SELECTION')
    await last.submit({ loan: '1' })
    await last.at('EMPLOYMENT_AND_INCOME')
    await addJob(last)
    await (await reload(last)).at('NEXT_STEPS')
  })

  it('starts afresh after more than 30 days', async () => {
    const applicant = await stored()
    const later = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
    const resumed = await reload(applicant, { now: later })
    await resumed.at('ENTER_LICENSE_PLATE')
    expect(resumed.storage.size).toBe(0)
  })

  it('starts afresh without a contact', async () => {
    const applicant = await stored()
    applicant.storage.set(storageKey, JSON.stringify({ ...record(applicant), data: { documentsUploaded: true } }))
    const resumed = await reload(applicant)
    await resumed.at('ENTER_LICENSE_PLATE')
    expect(resumed.storage.size).toBe(0)
  })

  it('starts afresh when the server does not know the application', async () => {
    const applicant = await stored()
    const ids = { contactId: 'x', leadId: 'x', assetId: 'x', loanApplicationId: 'x' }
    applicant.storage.set(storageKey, JSON.stringify({ ...record(applicant), data: { contactData: ids } }))
    const resumed = await reload(applicant)
    await resumed.at('ENTER_LICENSE_PLATE')
    expect(resumed.storage.size).toBe(0)
  })

  it('starts afresh when the server knows no next screen', async () => {
    const applicant = await arrive()
    await becomeContact(applicant, '0124')
    const resumed = await reload(applicant)
    await resumed.at('ENTER_LICENSE_PLATE')
  })

  it('starts afresh after an application that is finished', async () => {
    const applicant = await stored()
    const kept = new Map(applicant.storage)
    await pickOffer(applicant)
    await confirmAddress(applicant)
    await applicant.submit({ loan: '0' })
    await applicant.at('EMPLOYMENT_AND_INCOME')
    await addJob(applicant)
    void applicant.send('submit')
    await vi.waitFor(() => expect(applicant.state().pending).toContain('awaitDocuments'), 4000)
    const { stipId, contactId, authId } = applicant.state().data['documentsRedirect'] as Record<string, string>
    await world.uploadDocument({ id: stipId, contactId, authId })
    await applicant.at('OFF_RAMP')
    // Another tab that still has the ids.
    const other = await arrive({ storage: kept })
    await other.at('ENTER_LICENSE_PLATE')
    expect(kept.size).toBe(0)
  })
})

describe('the flow', () => {
  it('has no step, instruction or condition that no journey takes', () => {
    mkdirSync('coverage', { recursive: true })
    writeFileSync('coverage/flow.txt', [coverage.report(), ...coverage.missing(), ''].join('\n'))
    console.log(coverage.report())
    expect(coverage.missing()).toEqual([])
  })
})

async function chooseVehicle(applicant: Applicant, year: number) {
  await applicant.session.loadForm()
  await applicant.change('year', year)
  const makes = applicant.state().data['makes'] as { makeId: string }[]
  await applicant.change('make', makes[0]?.makeId)
  const models = applicant.state().data['models'] as { modelName: string }[]
  await applicant.change('model', models[0]?.modelName)
}

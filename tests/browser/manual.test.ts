import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { monthsAgo } from './support/days.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { useBrowser } from './support/openPage.ts'
import { addJob, reachAddress, typeAddress, typeLender, typePension, typePerson } from './support/walk.ts'

const browser = useBrowser()

describe('an application entered by hand', () => {
  it('goes from the chosen car through every form to the thank-you page', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('enterManually')
    await chooseCar(me)
    await me.type('dateOfBirth', '1990-12-01')
    await me.type('phone', '3035552003')
    await me.press('submit')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.press('didntReceive')
    await introduce(me)
    await reachAddress(me)
    await me.press('notMyAddress')

    await me.isAt('CURRENT_ADDRESS_INFO_MANUALLY')
    await typeAddress(me, { street: '9 Birch Court', from: 5 })
    await tellAddresses(me)

    await me.isAt('LOAN_SELECTION')
    await me.press('notListed')
    await me.isAt('LENDER_INFO')
    const offered = await me.page.locator('[name="lenderName"] + datalist option').evaluateAll(toTexts)
    expect(offered).toContain('Ally Financial')
    await typeLender(me)
    await tellIncome(me)

    await me.isAt('NEXT_STEPS')
    await sendDocuments(me)
  })

  it('continues when loan and income are left for later', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.press('enterManually')
    await chooseCar(me)
    await me.type('dateOfBirth', '1990-12-01')
    await me.type('phone', '3035550108')
    await me.press('submit')
    await introduce(me, '900-12-0116')
    await reachAddress(me)
    await me.type('moveInDate', monthsAgo(24))
    await me.choose('type', 'OwnsFreeClear')
    await me.press('submit')
    await me.isAt('LENDER_INFO')
    await me.press('answerLater')
    await me.isAt('EMPLOYMENT_AND_INCOME')
    await me.press('answerLater')
    await me.isAt('NEXT_STEPS')
    await me.press('checklist')
    await me.isAt('CHECKLIST_STATUS')
    const income = me.page.getByRole('listitem').filter({ hasText: 'Employment and income' })
    expect(await income.innerText()).toContain('Open')
  })
})

const toTexts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)

async function chooseCar(me: Applicant): Promise<void> {
  await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
  expect(await me.field('make').isDisabled()).toBe(true)
  expect(await me.field('model').isDisabled()).toBe(true)
  await me.choose('year', String(new Date().getFullYear() - 3))
  await me.chooseNth('make', 2)
  await me.chooseNth('model', 0)

  // Another make clears the model.
  await me.chooseNth('make', 1)
  await expect.poll(() => me.field('model').inputValue()).toBe('')
  await me.chooseNth('model', 0)
  await me.choose('estimatedMileage', '40,000-50,000')
}

async function introduce(me: Applicant, ssn = '900-12-2003'): Promise<void> {
  await typePerson(me, ssn)
  expect(await me.field('ssn').inputValue(), 'the SSN is masked once it is left').toBe(`•••-••-${ssn.slice(-4)}`)
  expect(await me.field('dateOfBirth').inputValue()).toBe('12/01/1990')
  expect(await me.field('phone').getAttribute('readonly')).not.toBeNull()
  await me.press('submit')
}

async function tellAddresses(me: Applicant): Promise<void> {
  await me.isAt('TWO_YEARS_ADDRESS_HISTORY')
  await me.reads('You just need 19 more months.')
  await typeAddress(me, { street: '9 Birch Court', from: 12, to: 5 })
  await expect.poll(me.errors).toEqual({ streetLine1: 'This address already exists in the list!' })
  await me.type('streetLine1', '31 Juniper Street')
  await me.press('submit')
  await me.reads('You just need 12 more months.')

  await me.page.getByRole('button', { name: /^Edit: 31 Juniper Street/ }).click()
  await expect.poll(() => me.field('streetLine1').inputValue()).toBe('31 Juniper Street')
  await me.type('streetLine1', '33 Juniper Street')
  await me.press('submit')
  await me.page.getByText(/^33 Juniper Street/).waitFor()
  expect(await me.page.getByText('31 Juniper Street').count()).toBe(0)

  await me.isAt('TWO_YEARS_ADDRESS_HISTORY')
  await typeAddress(me, { street: '2 Spruce Street', from: 40, to: 12 })
}

/** Enters a job of too few months, then a pension of enough, then one more job. */
async function tellIncome(me: Applicant): Promise<void> {
  await addJob(me, { months: 10 })
  await me.reads('You just need 14 more months.')
  await addJob(me, { months: 10 })
  await expect.poll(me.errors).toEqual({ incomeType: 'This job is already in your list' })

  await me.press('addOtherIncome')
  await typePension(me)

  await me.reads('That covers two years')
  await me.press('addMore')
  await addJob(me, { months: 3, jobTitle: 'Teacher' })
  await me.reads('Any other income?')
  await me.press('finish')
}

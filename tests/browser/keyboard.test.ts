import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toAmericanDate, toApplicant, type Applicant } from './support/applicant.ts'
import { monthsAgo } from './support/days.ts'
import { openDocumentsSite } from './support/documentsSite.ts'
import { toKeyboard, type Keyboard } from './support/keyboard.ts'
import { useBrowser } from './support/openPage.ts'
import { waitUntilSettled } from './support/pressLikeAPerson.ts'
import { becomeContact, findCar, verifyByLink } from './support/walk.ts'

const browser = useBrowser()
const submit = 'button[type="submit"]'

describe('an application by keyboard alone', () => {
  it('goes from the plate to the end, and each new step focuses its heading', async () => {
    const { me, keys, arrive } = await sitDown()
    await me.isAt('ENTER_LICENSE_PLATE')
    await enterPlate(keys)
    await keys.press(submit)
    await arrive('VERIFY_VEHICLE_INFO')
    await keys.type('dateOfBirth', '03/09/1985')
    await keys.type('phone', '3035554001')
    // Enter in a field also sends the form.
    await waitUntilSettled(me.page)
    await me.page.keyboard.press('Enter')
    await verifyByLink(me, '3035554001')

    await arrive('VERIFY_YOUR_INFO')
    await keys.choose('residency', 'U.S. citizen')
    await keys.tick('isConsentSelected')
    await keys.press(submit)
    await arrive('SOFT_PULL_ACKNOWLEDGEMENT')
    await keys.type('currentMonthlyPayment', '612.50')
    await keys.type('remainingLoanBalance', '23400')
    await keys.press(submit, 'Space')
    await arrive('OFFER_SELECTION')
    await keys.pick('dealId', 1)
    await keys.press(submit)
    await arrive('CURRENT_ADDRESS_INFO')
    await keys.type('moveInDate', toAmericanDate(monthsAgo(40)))
    await keys.choose('type', 'I rent')
    await keys.type('monthlyPayment', '1450')
    await keys.press(submit)
    await arrive('LOAN_SELECTION')
    await keys.pick('loan', 0)
    await keys.press(submit)

    await arrive('EMPLOYMENT_AND_INCOME')
    await enterJob(keys)
    await keys.press(submit)
    await me.page.locator('dialog[open]').waitFor()
    await keys.press('dialog [data-action="finish"]')
    await arrive('NEXT_STEPS')
    const site = await openDocumentsSite(me.page, () => keys.press(submit))
    await site.upload()
    await me.page.bringToFront()
    await arrive('OFF_RAMP')
    await keys.tabTo('a[href^="tel:"]')
  })

  it('corrects errors, and fills in every field by hand', async () => {
    const { me, keys, arrive } = await sitDown()
    await me.isAt('ENTER_LICENSE_PLATE')
    await keys.press(submit)
    await expect.poll(me.errors).toHaveProperty('plateNumber')
    await keys.press('[data-action="enterManually"]')
    await arrive('ENTER_LICENSE_PLATE_MANUALLY')
    await keys.choose('year', String(new Date().getFullYear() - 3))
    await me.page.locator('[name="make"]:enabled option:not([value=""])').first().waitFor({ state: 'attached' })
    await keys.tabTo('[name="make"]')
    await me.page.keyboard.press('ArrowDown')
    await me.page.locator('[name="model"]:enabled option:not([value=""])').first().waitFor({ state: 'attached' })
    await keys.tabTo('[name="model"]')
    await me.page.keyboard.press('ArrowDown')
    await keys.choose('estimatedMileage', '40,000 to')
    await keys.type('dateOfBirth', '12/01/1990')
    await keys.type('phone', '3035550108')
    await keys.press(submit)

    await arrive('YOUR_INFORMATION_MANUALLY')
    await keys.type('firstName', 'Jordan')
    await keys.type('lastName', 'Garcia')
    await keys.type('addresses.0.address', '77 Aspen Way')
    await keys.type('addresses.0.postalCode', '80301')
    await keys.type('addresses.0.city', 'Boulder')
    await keys.choose('addresses.0.region', 'Colorado')
    await keys.type('ssn', '900124008')
    await me.page.keyboard.press('Tab')
    expect(await me.field('ssn').inputValue(), 'hidden once it is left').toBe('•••-••-4008')
    await keys.press('.show-switch', 'Space')
    await expect.poll(() => me.field('ssn').inputValue(), { message: 'shown on request' }).toBe('900-12-4008')
    await keys.type('email', 'jordan@example.com')
    await keys.choose('residency', 'Permanent')
    await keys.tick('isConsentSelected')
    await keys.press(submit)
    await arrive('SOFT_PULL_ACKNOWLEDGEMENT')
  })
})

describe('an opened element', () => {
  it('keeps the focus inside when it is a dialog, and returns it on close', async () => {
    const { me, keys } = await sitDown()
    await becomeContact(me, '3035554002')
    const opener = 'button:has(+ dialog)'
    await keys.press(opener)
    await me.page.locator('dialog[open]').waitFor()
    for (let stops = 0; stops < 6; stops++) {
      await me.page.keyboard.press('Tab')
      expect(await isFocusIn(me.page, '.refinance > :not(dialog)'), 'the focus stays in the dialog').toBe(false)
    }
    await me.page.keyboard.press('Escape')
    await me.page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await isFocusIn(me.page, opener)).toBe(true)
  })

  it('closes on Escape when it is an info text, with the focus unchanged', async () => {
    const { me, keys, arrive } = await sitDown()
    await me.isAt('ENTER_LICENSE_PLATE')
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await arrive('DISQUALIFIED')
    await keys.press('.info-tip-button')
    await me.reads('refinance cars with up to 150,000 miles')
    await me.page.keyboard.press('Escape')
    await me.page.getByText('refinance cars with up to 150,000 miles').waitFor({ state: 'detached' })
    expect(await isFocusIn(me.page, '.info-tip-button')).toBe(true)
  })
})

async function sitDown(): Promise<{ me: Applicant; keys: Keyboard; arrive: (step: string) => Promise<void> }> {
  const me = toApplicant(await browser.open())
  return {
    me,
    keys: toKeyboard(me.page),
    async arrive(step) {
      await me.isAt(step)
      expect(await isFocusIn(me.page, 'h1'), `${step} begins at its heading`).toBe(true)
    },
  }
}

const isFocusIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

async function enterPlate(keys: Keyboard): Promise<void> {
  await keys.type('plateNumber', 'ABC 1234')
  await keys.choose('plateState', 'Colorado')
  await keys.choose('estimatedMileageRange', '30,000 to')
}

async function enterJob(keys: Keyboard): Promise<void> {
  await keys.choose('incomeType', 'Full')
  await keys.type('employersName', 'Northside Woodworks')
  await keys.type('jobTitle', 'Carpenter')
  await keys.type('employersAddress', '12 Mill Road')
  await keys.type('employersCity', 'Denver')
  await keys.choose('employersState', 'Colorado')
  await keys.type('employersZipCode', '80202')
  await keys.type('employersPhoneNumber', '3035550177')
  await keys.type('startDate', toAmericanDate(monthsAgo(40)))
  await keys.type('annualIncome', '64200')
}

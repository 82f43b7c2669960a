import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { countDuring } from './support/sandbox.ts'
import {
  addJob,
  becomeContact,
  confirmAddress,
  estimate,
  findCar,
  pickLoan,
  proveByPhone,
  reachAddress,
  review,
  startOnDesktop,
  verifyByLink,
} from './support/walk.ts'

const browser = useBrowser()

/** Returns the browser's position in its history: the address and the state of the entry. */
const positionOf = (page: Page) =>
  page.evaluate(() => ({ address: window.location.href, state: JSON.stringify(window.history.state) }))

/** Presses the browser's Back button, and expects neither the step nor the browser's position to change. */
async function bounces(me: Applicant, step: string): Promise<void> {
  const before = await positionOf(me.page)
  await me.page.goBack()
  await expect.poll(() => positionOf(me.page)).toEqual(before)
  await me.isAt(step)
}

/** Presses the browser's Back button, and expects it to leave the page. */
async function leaves(page: Page): Promise<void> {
  await Promise.all([page.waitForURL('about:blank'), page.goBack()])
}

const link = (page: Page) => page.locator('[data-back]')

describe('Back and Forward', () => {
  it('go through the steps with everything that was typed, at the same address', async () => {
    const me = toApplicant(await browser.open())
    const { address } = await positionOf(me.page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.type('dateOfBirth', '1985-03-09')
    await me.type('phone', '30355')
    // The field keeps the focus, so nothing has reported its text yet.
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    expect(await me.field('plateState').inputValue()).toBe('CO')
    expect(await me.page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await me.page.goForward()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect((await me.field('phone').inputValue()).replaceAll(/\D/g, '')).toMatch(/30355$/)
    await me.press('edit')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    await me.page.goBack()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect((await positionOf(me.page)).address).toBe(address)
  })

  it('count nothing in another step that was not accepted', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const summary = () => me.page.locator('[data-step="VERIFY_VEHICLE_INFO"]').innerText()
    const before = await summary()
    await me.press('edit')
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    await me.choose('estimatedMileage', 'Over 150,000 miles')
    await me.page.goBack()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await summary()).toBe(before)
    await me.page.goForward()
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    expect(await me.field('estimatedMileage').inputValue()).toBe('Over 150,000 miles')
    await me.press('submit')
    await me.isAt('DISQUALIFIED')
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
    await me.page.goBack()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await summary()).toBe(before)
  })

  it('also work through the link on the page', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await link(me.page).count()).toBe(0)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.press('back')
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.page.goForward()
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE')
  })

  it('forget the steps ahead when something else was typed', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.press('back')
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'NOTFOUND')
    expect(await me.field('plateNumber').inputValue()).toBe('NOTFOUND')
    const before = await me.page.evaluate(() => window.history.length)
    await me.page.goForward()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('NOTFOUND')
    await me.press('submit')
    await me.isAt('VEHICLE_MANUAL_ENTER')
    expect(await me.page.evaluate(() => window.history.length)).toBe(before)
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE')
  })

  it('stop a running call, and it can be sent again', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const network = await me.page.context().newCDPSession(me.page)
    await network.send('Network.enable')
    const slow = { offline: false, latency: 3000, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.emulateNetworkConditions', slow)
    await startOnDesktop(me, '3035552040')
    await me.page.locator('[aria-busy="true"]').waitFor()
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE')
    await network.send('Network.emulateNetworkConditions', { ...slow, latency: 0 })
    await me.page.goForward()
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.press('submit')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
  })

  it('skip the phone check, but allow another number', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await startOnDesktop(me, '3035552041')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.page.goBack()
    await startOnDesktop(me, '3035552042')
    await verifyByLink(me, '3035552042')
    await me.isAt('VERIFY_YOUR_INFO')
    await me.type('email', 'avery@example.com')
    await me.page.goBack()
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.field('phone').inputValue()).toContain('2042')
    await me.page.goForward()
    await me.isAt('VERIFY_YOUR_INFO')
    expect(await me.field('email').inputValue()).toBe('avery@example.com')
  })

  it('lead from an error page to the step that it hides', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /status of 500/ }))
    const phone = '3035550119'
    await proveByPhone(me, phone)
    await review(me)
    await me.seesScreen('error')
    const before = await positionOf(me.page)
    await me.page.goBack()
    await me.isAt('VERIFY_YOUR_INFO')
    expect(await me.field('email').inputValue()).toBe('avery.nguyen@example.com')
    await expect.poll(() => positionOf(me.page)).toEqual(before)
    await me.press('submit')
    await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
  })

  it('allow a correction after a dead end', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { mileage: 'Over 150,000 miles' })
    await me.isAt('DISQUALIFIED')
    await me.press('back')
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})

describe('Back never leads', () => {
  it('to before the contact or the active deal, and nothing happens twice', async () => {
    const me = toApplicant(await browser.open())
    const counted = await countDuring(async () => {
      const loaded: string[] = []
      me.page.on(
        'request',
        (request) => /contacts\/[^/]+$/.test(request.url()) && request.method() === 'GET' && loaded.push(request.url()),
      )
      await becomeContact(me, '3035552043')
      expect(await link(me.page).count()).toBe(0)
      await bounces(me, 'SOFT_PULL_ACKNOWLEDGEMENT')
      await bounces(me, 'SOFT_PULL_ACKNOWLEDGEMENT')
      await estimate(me)
      await me.isAt('OFFER_SELECTION')
      await me.page.goBack()
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      expect(await me.field('remainingLoanBalance').inputValue()).toContain('23,400')
      expect(loaded, 'the contact is not asked for again').toHaveLength(1)
      await reachAddress(me)
      expect(await link(me.page).count()).toBe(0)
      await bounces(me, 'CURRENT_ADDRESS_INFO')
    })
    expect(counted).toMatchObject({ contactsCreated: 1, creditPulls: 1, activations: 1 })

    await confirmAddress(me, { months: 5 })
    await me.isAt('TWO_YEARS_ADDRESS_HISTORY')
    await me.page.goBack()
    await confirmAddress(me)
    await pickLoan(me)
    await addJob(me)
    await me.page.locator('dialog[open]').waitFor()
    await me.page.goBack()
    await me.page.locator('dialog').waitFor({ state: 'detached' })
    await me.isAt('EMPLOYMENT_AND_INCOME')
    await me.press('back')
    await me.isAt('LOAN_SELECTION')
    await me.page.goForward()
    await me.isAt('EMPLOYMENT_AND_INCOME')
    expect(await me.page.locator('dialog').count()).toBe(0)
  })

  it('from the first step to another application: it leaves the page', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await leaves(me.page)
  })

  it('to steps from before a reload', async () => {
    const me = toApplicant(await browser.open())
    me.page.on('dialog', (dialog) => void dialog.accept())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.page.reload()
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.page.goBack()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    await leaves(me.page)
  })
})

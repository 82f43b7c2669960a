import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { holdBack, useBrowser } from './support/openPage.ts'
import { findFrame, openPartner } from './support/openPartner.ts'
import { openInstantLink } from './support/phone.ts'
import { countDuring } from './support/sandbox.ts'
import { loaderTag, stub, usePartner } from './support/servePartner.ts'
import {
  becomeContact,
  estimate,
  findCar,
  pickOffer,
  proveByPhone,
  reachAddress,
  review,
  startOnDesktop,
  verifyByLink,
} from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()
const openElsewhere = 'You have this application open in another tab'
const wentOn = 'You continued in another tab'

/** Opens the application once more, in another tab of the same browser. */
async function openAnother({ page }: Applicant): Promise<Applicant> {
  const other = await page.context().newPage()
  await other.goto(stage().siteUrl)
  return toApplicant(other)
}

/** Waits until a dialog with these words covers the tab. */
const isCovered = ({ page }: Applicant, words: string) => page.getByRole('dialog', { name: words }).waitFor()

/** Takes the application over, and waits until the tab shows it. */
async function goOnHere(me: Applicant): Promise<void> {
  await me.press('goOnHere')
  await me.page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Lists the calls that a page sends to the API host from this moment on, except those of the identity vendor, which keep polling. */
function listCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith(stage().apiUrl) && !url.includes('/sandbox/')) calls.push(`${request.method()} ${url}`)
  })
  return calls
}

/** Submits the form behind the dialog, as only a script can. */
const submitBehind = ({ page }: Applicant) =>
  page.evaluate(() => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())

describe('two tabs before there is a contact', () => {
  it('take turns, keep what is typed in each, and create one contact whatever is pressed in either', async () => {
    const phone = '3035552091'
    const me = toApplicant(await browser.open({ prepare: (context) => context.clock.install() }))
    const counted = await countDuring(async () => {
      await findCar(me)
      await startOnDesktop(me, phone)
      await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')

      const other = await openAnother(me)
      await other.isAt('ENTER_LICENSE_PLATE')
      await other.type('plateNumber', 'ABC 1234')
      expect(await other.page.getByRole('dialog').count(), 'whoever only looks is not asked').toBe(0)
      await other.field('estimatedMileageRange').focus()
      await isCovered(other, openElsewhere)
      expect(await other.page.evaluate(() => document.activeElement?.textContent)).toBe('Continue here')
      await other.page.keyboard.press('Escape')
      await other.page.keyboard.press('Escape')
      await isCovered(other, openElsewhere)
      expect(await me.page.getByRole('dialog').count(), 'looking takes nothing from anybody').toBe(0)

      await goOnHere(other)
      await isCovered(me, wentOn)
      expect(await other.field('plateNumber').inputValue()).toBe('ABC 1234')
      await findCar(other)
      await startOnDesktop(other, phone)
      await other.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')

      const sent = listCalls(me.page)
      const link = await openInstantLink(other.page, phone.slice(-4))
      await other.isAt('VERIFY_YOUR_INFO')
      await goOnHere(me)
      await isCovered(other, wentOn)
      await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
      expect(sent, 'the tab that was left has sent nothing').toEqual([])

      const sentByOther = listCalls(other.page)
      await submitBehind(other)
      // The page sends no second text message before 30 seconds have passed.
      await me.page.clock.fastForward('00:30')
      await me.press('resend')
      await verifyByLink(me, phone)
      await review(me)
      await me.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await submitBehind(other)
      expect(sentByOther).toEqual([])

      expect(await link.getByRole('dialog').count(), 'the page of the link has no part in it').toBe(0)
      await other.press('goOnHere')
      await isCovered(me, wentOn)
      await other.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
      await other.reads('Not you?')
    })
    expect(counted.contactsCreated).toBe(1)
  })

  it('wait for a running one-time call, and continue with its result', async () => {
    let letThrough = () => {}
    const prepare = async (context: BrowserContext) => void (letThrough = await holdBack(context, '**/contact/create'))
    // When the other tab asks, the host may not know yet where the application continues.
    const me = toApplicant(await browser.open({ prepare, expectedErrors: /status of 404/ }))
    const counted = await countDuring(async () => {
      await proveByPhone(me, '3035552092')
      const other = await openAnother(me)
      await other.isAt('ENTER_LICENSE_PLATE')
      const asked = me.page.waitForRequest('**/contact/create')
      await review(me)
      await asked
      // The application has saved something by this point, so a tab that only looks is covered as well.
      await isCovered(other, wentOn)
      await other.press('goOnHere')
      await other.reads('One moment, please')
      expect(await me.page.getByRole('dialog').count()).toBe(0)
      letThrough()
      await isCovered(me, wentOn)
      await other.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    })
    expect(counted.contactsCreated).toBe(1)
  })

  it('do not wait for a frozen tab, which sends nothing when it is active again', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.type('dateOfBirth', '1985-03-09')
    const other = await openAnother(me)
    await other.isAt('ENTER_LICENSE_PLATE')
    const protocol = await me.page.context().newCDPSession(me.page)
    const sent = listCalls(me.page)
    await protocol.send('Page.setWebLifecycleState', { state: 'frozen' })
    await other.type('plateNumber', 'ABC 1234')
    await other.field('estimatedMileageRange').focus()
    await isCovered(other, openElsewhere)
    await goOnHere(other)
    await findCar(other)
    await other.isAt('VERIFY_VEHICLE_INFO')

    await protocol.send('Page.setWebLifecycleState', { state: 'active' })
    await isCovered(me, wentOn)
    await submitBehind(me)
    await startOnDesktop(other, '3035552093')
    await other.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    expect(sent).toEqual([])
  })
})

describe('two tabs with the same contact', () => {
  it('take turns, and each continues with what the other has saved', async () => {
    const me = toApplicant(await browser.open({ prepare: (context) => context.clock.install() }))
    await becomeContact(me, '3035552027')
    const other = await openAnother(me)
    await other.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    await other.type('currentMonthlyPayment', '600')
    await other.field('remainingLoanBalance').focus()
    await isCovered(other, openElsewhere)
    await goOnHere(other)
    await isCovered(me, wentOn)
    await estimate(other)
    await other.isAt('OFFER_SELECTION')
    // It asks for the offers by itself, and this must happen once.
    const third = await openAnother(me)
    await isCovered(third, openElsewhere)
    await third.page.clock.fastForward('01:30')
    await goOnHere(third)
    // The time limit of the call begins after the wait.
    await third.field('dealId').first().waitFor()
    await goOnHere(other)
    await third.page.close()
    await pickOffer(other)
    await other.isAt('CURRENT_ADDRESS_INFO')
    await me.press('goOnHere')
    await me.isAt('CURRENT_ADDRESS_INFO')
    await isCovered(other, wentOn)
  })
})

describe('two tabs of a partner’s page', () => {
  it('take turns in their frames', async () => {
    const open = `<div id="here"></div>${stub}${loaderTag}<script>Refinance.init({ target: '#here' })</script>`
    const page = await openPartner(browser, partner, open)
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const another = await page.context().newPage()
    await another.goto(page.url())
    const other = toApplicant(another, await findFrame(another))
    await other.isAt('ENTER_LICENSE_PLATE')
    await other.type('plateNumber', 'ABC 1234')
    await other.field('estimatedMileageRange').focus()
    await other.reads(openElsewhere)
    await other.press('goOnHere')
    await me.reads(wentOn)
    await findCar(other)
    await other.isAt('VERIFY_VEHICLE_INFO')
    await page.bringToFront()
    await me.press('goOnHere')
    await other.reads(wentOn)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})

describe('a browser without the Web Locks API', () => {
  const prepare = async (context: BrowserContext) =>
    void (await context.addInitScript(() => {
      Object.defineProperty(navigator, 'locks', { value: undefined })
      Reflect.deleteProperty(window, 'BroadcastChannel')
    }))

  it('works, and covers the other tab once something was saved', async () => {
    const me = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT', { prepare })
    const other = await openAnother(me)
    await other.isAt('SOFT_PULL_ACKNOWLEDGEMENT')
    await reachAddress(other)
    await isCovered(me, wentOn)
    await me.press('goOnHere')
    await me.isAt('CURRENT_ADDRESS_INFO')
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { useBrowser } from './support/openPage.ts'
import { estimate, findCar } from './support/walk.ts'

const browser = useBrowser()

/** Checks whether the browser asks before the page is closed; the question is dismissed, so the page stays. */
async function asksBeforeLeaving(page: Page): Promise<boolean> {
  // The code that asks loads after the first step is live.
  await page.waitForLoadState('networkidle')
  const asked = page.waitForEvent('dialog').then(
    async (dialog) => {
      expect(dialog.type()).toBe('beforeunload')
      await dialog.dismiss()
      return true
    },
    () => false,
  )
  const closed = page.waitForEvent('close').then(() => false)
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

describe('leaving the page', () => {
  it('does not ask when nothing was typed', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    // Browsers ask only after the user has interacted with the page.
    await me.page.locator('h1').click()
    expect(await asksBeforeLeaving(me.page)).toBe(false)
  })

  it('asks when something was typed, even in a field that still has the focus', async () => {
    const me = toApplicant(await browser.open())
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'A')
    expect(await asksBeforeLeaving(me.page)).toBe(true)
    expect(await me.field('plateNumber').inputValue(), 'staying loses nothing').toBe('A')
  })

  it('asks between the plate and the contact, and later only when something was typed', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await asksBeforeLeaving(me.page)).toBe(true)

    const later = await comeBackAt(browser, 'SOFT_PULL_ACKNOWLEDGEMENT')
    await later.type('currentMonthlyPayment', '500')
    expect(await asksBeforeLeaving(later.page)).toBe(true)
    await estimate(later)
    await later.isAt('OFFER_SELECTION')
    expect(await asksBeforeLeaving(later.page)).toBe(false)
  })

  it('and returning keeps the first step as it was, and restarts from any later one', async () => {
    const { page, ...me } = toApplicant(await browser.open())
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type())
      void dialog.accept()
    })
    // A browser does the same when it restores a page from its back/forward cache.
    const comeBack = () =>
      page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await me.isAt('ENTER_LICENSE_PLATE')
    await me.type('plateNumber', 'ABC')
    await comeBack()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC')
    await findCar({ page, ...me })
    await me.isAt('VERIFY_VEHICLE_INFO')
    await me.type('dateOfBirth', '1990-12-01')
    await comeBack()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(dialogs).toEqual([])
  })

  it('does not ask when the application has ended', async () => {
    const me = toApplicant(await browser.open())
    await findCar(me, { plate: 'TOOOLD' })
    await me.isAt('DISQUALIFIED')
    expect(await asksBeforeLeaving(me.page)).toBe(false)
  })

  it('does not ask when somebody calls the phone number', async () => {
    const me = toApplicant(await browser.open({ expectedErrors: /Failed to launch 'tel:|status of 401/ }))
    let asked = 0
    me.page.on('dialog', (dialog) => {
      asked += 1
      void dialog.dismiss()
    })
    await findCar(me, { plate: 'BOT401' })
    await me.seesScreen('bot-check-failed')
    await me.page.locator('a[href^="tel:"]').first().click()
    await me.page.waitForFunction(() => document.readyState === 'complete')
    expect(asked).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { openDocumentsSite } from './support/documentsSite.ts'
import { mobile, useBrowser } from './support/openPage.ts'
import { countTexts, makeUpCode, openInstantLink, readCode, waitForResend } from './support/phone.ts'
import { findCar, reachNextSteps, startOnMobile } from './support/walk.ts'

const browser = useBrowser()
const openWithClock = () => browser.open({ viewport: mobile, prepare: (context) => context.clock.install() })

describe('an application on a mobile', () => {
  it('goes from the plate through a code to the thank-you page', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile }))
    await findCar(me)
    await startOnMobile(me, '1960-06-21')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.reads('•••-0621')

    await me.type('code', await makeUpCode('0621'))
    await expect.poll(me.errors).toEqual({ code: 'That code is not right. Check the text message and enter it again.' })
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const checks: string[] = []
    me.page.on('request', (request) => request.url().endsWith('/code') && checks.push(request.url()))
    await me.field('code').press('Home')
    await me.page.keyboard.press('Delete')
    await me.page.keyboard.type('0')
    expect(checks, 'a digit that is mended is not the last one').toEqual([])
    await me.type('code', await readCode('0621'))

    await reachNextSteps(me)
    const site = await openDocumentsSite(me.page, () => me.press('submit'))
    await site.addReference()
    await me.isAt('OFF_RAMP')
  })

  it('does not ask for a phone number before the phone check', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile }))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await me.field('dateOfBirth').count()).toBe(1)
    expect(await me.field('phone').count()).toBe(0)
  })

  it('asks for a number that the carrier does not know, then for the code', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile }))
    await findCar(me)
    await startOnMobile(me, '1960-01-04')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.type('phone', '3035552002')
    await me.press('submit')
    await me.field('code').waitFor()
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.type('code', await readCode('2002'))
    await me.isAt('VERIFY_YOUR_INFO')
    await me.reads('+1 (303) 555-2002')
  })

  it('asks for the number in the manual form when no text came', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile }))
    await findCar(me)
    await startOnMobile(me, '1960-01-04')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    expect(await me.field('dateOfBirth').inputValue()).toBe('01/04/1960')
    expect(await me.field('phone').isEditable()).toBe(true)
  })

  it('accepts an instant link instead of a code, and a resent one', async () => {
    const me = toApplicant(await openWithClock())
    await findCar(me)
    await startOnMobile(me, '1960-01-01')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.reads('Waiting for your phone')
    expect(await me.field('code').count(), 'a link has no code').toBe(0)
    await waitForResend(me.page)
    await me.press('resend')
    await me.reads('We sent it again.')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await openInstantLink(me.page, '0101')
    await me.isAt('VERIFY_YOUR_INFO')
  })

  it('stops saying that a text is being sent when it could not be sent', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile, expectedErrors: /status of \d/ }))
    await findCar(me)
    await startOnMobile(me, '1960-01-09')
    await me.page.locator('[role="alert"] .banner').waitFor()
    await me.isAt('VERIFY_MOBILE_NUMBER')
    expect(await me.page.getByText('Sending a text message').count()).toBe(0)
    expect(await me.field('code').count()).toBe(0)
  })

  it('shows the number that could not be verified, although nobody typed it', async () => {
    const me = toApplicant(await browser.open({ viewport: mobile }))
    await findCar(me)
    await startOnMobile(me, '1960-01-02')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.type('code', await readCode('0102'))
    await me.isAt('IDENTITY_FAILED')
    await me.reads('+1 (303) 555-0102')
  })

  it('sends a new code, and refuses the previous one', async () => {
    const me = toApplicant(await openWithClock())
    await findCar(me)
    await startOnMobile(me, '1960-06-22')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const first = await readCode('0622')
    // Two codes in a row are equal once in a thousand times.
    await expect
      .poll(async () => {
        await waitForResend(me.page)
        await me.press('resend')
        await me.isAt('VERIFY_MOBILE_NUMBER')
        return readCode('0622')
      })
      .not.toBe(first)
    for (const _ of ['refused', 'and refused again']) {
      await me.type('code', first)
      await me.isAt('VERIFY_MOBILE_NUMBER')
      await expect.poll(me.errors).toHaveProperty('code')
    }
    await waitForResend(me.page)
    await me.press('resend')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    expect(await me.field('code').inputValue(), 'the code before is gone').toBe('')
    expect(await me.errors()).toEqual({})
    await me.type('code', await readCode('0622'))
    await me.isAt('VERIFY_YOUR_INFO')
  })

  it('counts down thirty seconds before a code can be resent, and resends at most five times', async () => {
    const me = toApplicant(await openWithClock())
    await findCar(me)
    await startOnMobile(me, '1960-06-23')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    const resend = me.page.locator('[data-action="resend"]')
    await me.page.clock.runFor(2000)
    expect(await resend.innerText()).toMatch(/Send a new code in 2\d seconds/)
    expect(await resend.getAttribute('aria-disabled')).toBe('true')
    await resend.click({ force: true })
    expect(await countTexts('0623'), 'nothing was sent before its time').toBe(1)

    for (let count = 1; count <= 5; count++) {
      await waitForResend(me.page)
      await me.press('resend')
      await expect.poll(() => countTexts('0623')).toBe(1 + count)
      await me.isAt('VERIFY_MOBILE_NUMBER')
    }
    await me.reads('We sent it again, for the last time today.')
    await me.reads('We cannot send any more texts today.')
    expect(await me.page.locator('.text-note a[href^="tel:"]').innerText()).toBe('(303) 555-0142')
    expect(await me.page.locator('[data-action="resend"], [data-action="changeNumber"]').count()).toBe(0)
    const focused = () => me.page.evaluate(() => document.activeElement?.getAttribute('name'))
    await expect.poll(focused, { message: 'the focus went to where the new code is typed' }).toBe('code')

    await me.page.reload()
    await findCar(me)
    await startOnMobile(me, '1960-06-23')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.reads('We cannot send any more texts today.')
    expect(await me.page.locator('[data-action="resend"], [data-action="changeNumber"], [name="code"]').count()).toBe(0)
    expect(await countTexts('0623'), 'a reload does not reset the count').toBe(6)
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
  })
})

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storageKey } from '../../src/widget/early/toLocale.ts'
import { bundleFile } from '../widget/integrations/startProveHost.ts'
import { toApplicant } from './support/applicant.ts'
import { desktop, mobile, useBrowser } from './support/openPage.ts'
import { makeUpCode, openInstantLink, readCode, waitForResend } from './support/phone.ts'
import { waitUntilSettled } from './support/pressLikeAPerson.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { serveProve } from './support/vendors/prove.ts'
import { findCar, startOnDesktop, startOnMobile } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

/** Opens the build with Prove as its identity provider, and requires the bundle of the SDK's own package. */
async function openWithProve(viewport: typeof desktop, expectedErrors?: RegExp) {
  const prove = await serveProve()
  const integrity = `sha384-${createHash('sha384')
    .update(await readFile(bundleFile))
    .digest('base64')}`
  const { url } = prove.host
  const identityProvider = {
    adapter: 'prove',
    scriptUrl: `${url}/prove-auth.js`,
    integrity,
    backendUrls: `https://nowhere.example ${url}`,
  }
  const site = await serveConfigured({ environment: 'qa', apiBaseUrl: `${prove.apiUrl}/`, identityProvider })
  prove.setReturnUrl(`${site.url}/?verification=complete`)
  const prepare = (context: BrowserContext) => context.clock.install()
  const page = await browser.open({ site: site.url, viewport, prepare, ...(expectedErrors && { expectedErrors }) })
  return { ...prove, me: toApplicant(page), page }
}

describe('the Prove phone check on a mobile', () => {
  it('asks the carrier, then for a code, and accepts the right one after a wrong one', async () => {
    const { me, page, host, apiUrl } = await openWithProve(mobile)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await findCar(me)
    await startOnMobile(me, '1960-03-11')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.field('code').waitFor()
    await me.type('code', await makeUpCode('0311', apiUrl))
    await expect.poll(me.errors).toEqual({ code: 'That code is not right. Check the text message and enter it again.' })
    await me.type('code', await readCode('0311', apiUrl))
    await me.isAt('VERIFY_YOUR_INFO')
    expect(host.count('mobile/instant/start')).toBe(1)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => key !== storageKey)).toEqual([])
    expect(said.join('\n'), 'the console knows no token and no number').not.toMatch(/eyJ|0311|\d{4}/)
  })

  it('asks for an unknown number and for another one, and keeps the focus usable', async () => {
    const { me, page, host, apiUrl } = await openWithProve(mobile)
    await findCar(me)
    await startOnMobile(me, '1960-01-04')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.type('phone', '3035552011')
    await me.press('submit')
    await me.field('code').waitFor()
    await me.reads('•••-2011')
    await me.press('changeNumber')
    await me.field('phone').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('mobile number')
    await waitUntilSettled(page)
    await page.keyboard.press('Tab')
    await page.keyboard.type('3035552012')
    await page.keyboard.press('Enter')
    await me.reads('•••-2012')
    await me.type('code', await readCode('2012', apiUrl))
    await me.isAt('VERIFY_YOUR_INFO')
    expect(host.calls.map(({ body }) => body['mobileNumber']).filter(Boolean)).toEqual(['+13035552011', '+13035552012'])
  })

  it('is canceled when the step is left, and Prove is notified', async () => {
    const { me, host } = await openWithProve(mobile)
    await findCar(me)
    await startOnMobile(me, '1960-03-12')
    await me.isAt('VERIFY_MOBILE_NUMBER')
    await me.field('code').waitFor()
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    await expect
      .poll(() => host.calls.at(-1))
      .toMatchObject({
        path: 'mobile/otp/error',
        body: { message: expect.stringContaining('User has canceled OTP flow') },
      })
  })
})

describe('the Prove phone check on a desktop', () => {
  it('continues when the link is opened, after a resend and a change of the phone', async () => {
    const { me, host, apiUrl, page } = await openWithProve(desktop)
    await findCar(me)
    await startOnDesktop(me, '3035552013')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await waitForResend(page)
    await me.press('resend')
    await me.reads('We sent it again.')
    await me.press('changeNumber')
    await me.type('phone', '3035552014')
    await me.press('submit')
    await me.reads('•••-2014')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await (await openInstantLink(page, '2014', apiUrl)).close()
    await me.isAt('VERIFY_YOUR_INFO')
    expect(host.count('mobile/instantlink/start')).toBe(3)
    await expect.poll(() => host.sockets.size).toBe(0)
  })

  it('shows a lost connection, offers only a retry, and succeeds after it', async () => {
    const { me, host, apiUrl, page } = await openWithProve(desktop)
    await findCar(me)
    await startOnDesktop(me, '3035552015')
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await expect.poll(() => host.sockets.size).toBe(1)
    host.dropSockets()
    await page.locator('.banner').waitFor()
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    expect(await page.locator('[data-action="resend"], [data-action="changeNumber"]').count()).toBe(0)
    await me.press('retry')
    await page.locator('[data-action="resend"]').waitFor()
    await me.isAt('VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await (await openInstantLink(page, '2015', apiUrl)).close()
    await me.isAt('VERIFY_YOUR_INFO')
  })

  it('can be retried after the SDK was blocked', async () => {
    const { me, host } = await openWithProve(desktop, /net::ERR_EMPTY_RESPONSE/)
    host.isBlocked = true
    await findCar(me)
    await startOnDesktop(me, '3035552016')
    await me.reads('The check of your phone broke off. Try again: we will send you a new text.')
    host.isBlocked = false
    await me.press('retry')
    await me.reads('•••-2016')
  })
})

it('the build contains nothing of the Prove SDK, whose license does not allow it', async () => {
  const mark = 'OtpStartStep step must be specified'
  expect(await readFile(bundleFile, 'utf8'), 'the mark is one of it').toContain(mark)
  const folder = stage().siteFolder
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  expect(
    texts.filter((text) => text.includes('withOtpFallback')),
    'the adapter is there',
  ).toHaveLength(1)
  expect(files.filter((_, index) => texts[index]?.includes(mark))).toEqual([])
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { serveRecaptcha } from './support/vendors/recaptcha.ts'
import { serveTurnstile } from './support/vendors/turnstile.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const tokenHeader = contract.headers.botToken.toLowerCase()

/** Opens the build with a bot check configured; `tokens` collects the token of each call to the API. */
async function openWith(settings: object, locale = 'en-US') {
  const site = await serveConfigured({ environment: 'qa', apiBaseUrl: `${stage().apiUrl}/`, ...settings })
  const tokens: (string | undefined)[] = []
  const page = await browser.open({
    site: site.url,
    locale,
    // The error for an address that does not respond, as behind a blocker.
    expectedErrors: /net::ERR_EMPTY_RESPONSE/,
    prepare: async (context) =>
      void context.on('request', (request) => {
        if (request.url().startsWith(stage().apiUrl) && request.method() !== 'OPTIONS')
          tokens.push(request.headers()[tokenHeader])
      }),
  })
  return { me: toApplicant(page), page, tokens }
}

/** Makes two calls: one looks up the plate, and the manual step asks for the years. */
async function callTwice({ me, page }: { me: ReturnType<typeof toApplicant>; page: Page }): Promise<void> {
  await findCar(me)
  await me.isAt('VERIFY_VEHICLE_INFO')
  await me.press('edit')
  await me.isAt('ENTER_LICENSE_PLATE_MANUALLY')
  await page.locator('[name="year"] option:not([value=""])').first().waitFor({ state: 'attached' })
}

describe.each(['recaptchaV3', 'recaptchaEnterprise'])('the bot check %s', (adapter) => {
  it('provides a new token for each call from one script, and is named on the page', async () => {
    const vendor = await serveRecaptcha()
    const botCheck = { adapter, siteKey: 'key', scriptUrl: `${vendor.url}/api.js` }
    const { me, page, tokens } = await openWith({ botCheck })
    await me.reads('Protected by reCAPTCHA')
    await callTwice({ me, page })
    expect(tokens.length).toBeGreaterThan(2)
    expect(new Set(tokens).size, 'no token twice').toBe(tokens.length)
    expect(tokens.filter((token) => !token?.startsWith('key|'))).toEqual([])
    expect(tokens[0]).toMatch(/^key\|lookUpPlate\|1\|/)
    expect(vendor.asked.map(({ search }) => search)).toEqual(['?render=key&trustedtypes=true'])
  })
})

describe('the bot check Turnstile', () => {
  it('provides a new token for each call in the applicant’s language, and is named on the page', async () => {
    const vendor = await serveTurnstile()
    const botCheck = { adapter: 'turnstile', siteKey: 'key', scriptUrl: `${vendor.url}/api.js` }
    const { me, page, tokens } = await openWith({ botCheck }, 'es-US')
    await me.reads('Protegido por Cloudflare Turnstile')
    await callTwice({ me, page })
    expect(new Set(tokens).size, 'no token twice').toBe(tokens.length)
    expect(tokens[0]).toMatch(/^key\|lookUpPlate\|/)
    expect(await page.locator('iframe').count(), 'nothing of it is left').toBe(0)
    const frames = vendor.asked.filter(({ pathname }) => pathname === '/frame.html')
    expect(frames.length).toBe(tokens.length)
    expect(frames[0]?.searchParams.get('language')).toBe('es')
  })

  it('shows its challenge visibly and uncovered, and continues after the answer', async () => {
    const vendor = await serveTurnstile()
    const botCheck = { adapter: 'turnstile', siteKey: 'key-asks', scriptUrl: `${vendor.url}/api.js` }
    const { me, page } = await openWith({ botCheck })
    await page.setViewportSize({ width: 390, height: 600 })
    await findCar(me)
    const question = page.frameLocator('iframe').getByRole('button', { name: 'Verify you are human' })
    await question.waitFor()
    expect(await page.evaluate(() => document.activeElement?.querySelector('iframe')?.title)).toContain('challenge')
    const { y = NaN, height = NaN } = (await page.locator('iframe').boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + height).toBeLessThanOrEqual(600)
    // Playwright fails a click that something else would receive.
    await question.click()
    await me.isAt('VERIFY_VEHICLE_INFO')
  })
})

describe('a bot check that cannot be loaded', () => {
  it.each([
    ['recaptchaV3', serveRecaptcha],
    ['turnstile', serveTurnstile],
  ] as const)('shows an error, sends nothing, and loads on a retry: %s', async (adapter, serve) => {
    const vendor = await serve()
    vendor.isDown = true
    const botCheck = { adapter, siteKey: 'key', scriptUrl: `${vendor.url}/api.js` }
    const { me, tokens } = await openWith({ botCheck })
    await findCar(me)
    await me.reads('We could not check that you are no robot, so this was not sent.')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    expect(tokens).toEqual([])
    vendor.isDown = false
    await me.press('retry')
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(tokens[0]).toMatch(/^key\|lookUpPlate\|/)
  })
})

describe('the bot check override', () => {
  it('replaces tokens, and no vendor is contacted', async () => {
    const vendor = await serveTurnstile()
    const botCheck = { adapter: 'turnstile', siteKey: 'key', scriptUrl: `${vendor.url}/api.js` }
    const { me, tokens } = await openWith({ botCheck, botOverride: 'browser tests' })
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(new Set(tokens)).toEqual(new Set([undefined]))
    expect(vendor.asked).toEqual([])
  })
})

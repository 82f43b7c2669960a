import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { everyRule, runAxe } from './support/access/runAxe.ts'
import { toApplicant } from './support/applicant.ts'
import { useBrowser } from './support/openPage.ts'
import { serveConfigured } from './support/serveConfigured.ts'
import { serveTurnstile } from './support/vendors/turnstile.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

/** Opens the build with another config.json; `errors` collects what its operator reads in the console. */
async function openConfigured(settings: object | string | undefined, locale = 'en-US') {
  const site = await serveConfigured(settings)
  const errors: string[] = []
  const page = await browser.open({
    site: site.url,
    locale,
    expectedErrors: /did not start|status of 404/,
    prepare: async (context) => void context.on('weberror', (error) => errors.push(error.error().message)),
  })
  return { site, page, errors }
}

const failed = (page: Page) => page.locator('[data-screen="error"]').waitFor()
const api = () => `${stage().apiUrl}/`

describe('a single build', () => {
  it.each(['dev', 'qa', 'prod'])('serves %s with only a different config.json', async (environment) => {
    // Of all vendors, prod requires only the bot check this early.
    const { url } = await serveTurnstile()
    const botCheck = { adapter: 'turnstile', siteKey: 'key', scriptUrl: `${url}/api.js` }
    const { page } = await openConfigured({
      environment,
      apiBaseUrl: api(),
      ...(environment === 'prod' && { botCheck }),
    })
    const me = toApplicant(page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it('reads its configuration from the page, without a request', async () => {
    const asked: string[] = []
    const page = await browser.open({
      prepare: async (context) => void context.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    })
    await findCar(toApplicant(page))
    expect(asked).not.toContain('/config.json')
  })

  it('requests its configuration when the server has not put it into the page', async () => {
    const site = await serveConfigured({ environment: 'qa', apiBaseUrl: api() })
    const file = join(site.folder, 'index.html')
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace(/(<script type="application\/json" id="config">).*?<\/script>/, '$1</script>'))
    const asked: string[] = []
    const page = await browser.open({
      site: site.url,
      prepare: async (context) => void context.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    })
    const me = toApplicant(page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(asked).toContain('/config.json')
  })
})

describe('an invalid configuration', () => {
  it.each<[string, object | string | undefined, string]>([
    ['is missing', undefined, 'config.json was answered with 404. Put it there: { "environment": "prod" }.'],
    ['is not JSON', '<!doctype html>', 'config.json holds no JSON. Put an object there'],
    ['is not an object', '["qa"]', 'It holds ["qa"]. Put an object there'],
    ['names no environment', {}, 'environment is missing. Set it to one of prod, dev, qa.'],
    ['has an unknown setting', { environment: 'qa', apiBaseURL: '/' }, 'Did you mean "apiBaseUrl"?'],
    ['has a wrong type', { environment: 'qa', apiBaseUrl: 7 }, 'apiBaseUrl is 7. Set it to an address'],
    ['sends personal data unencrypted', { environment: 'prod', apiBaseUrl: 'http://api.test/' }, 'is not encrypted'],
    [
      'plays a vendor for all',
      { environment: 'prod', identityProvider: { adapter: 'sandbox' } },
      'identityProvider is the sandbox, which prod must not use. Set "adapter" to prove or proveFromPage.',
    ],
    ['overrides the bot check for all', { environment: 'prod', botOverride: 'x' }, 'botOverride is set for prod'],
    [
      'names a vendor that there is not',
      { environment: 'qa', botCheck: { adapter: 'x' } },
      '"adapter" of botCheck is "x".',
    ],
  ])('that %s stops the start, and the console says what to do', async (_, settings, advice) => {
    const { page, errors, site } = await openConfigured(settings)
    await failed(page)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('The application did not start.')
    expect(errors[0]).toContain(advice)
    expect(errors[0]).toContain(`Its settings are in ${site.url}/config.json`)
    expect(await page.locator('form').count(), 'nothing can be typed').toBe(0)
  })

  it.each([
    ['en-US', 'en', 'Oops...', 'Call (303) 555-0142', /please try again later/i],
    ['es-MX', 'es', 'Algo salió mal', 'Llamar al (303) 555-0142', /Intente otra vez más tarde/],
  ])('shows a visitor in %s an error with a phone number', async (browserLanguage, lang, title, call, text) => {
    const { page } = await openConfigured(undefined, browserLanguage)
    await failed(page)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('link', { name: call }).getAttribute('href')).toBe('tel:+13035550142')
    expect(await page.getByText(text).isVisible()).toBe(true)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.locator('.refinance').getAttribute('lang')).toBe(lang)
    expect((await runAxe(page, everyRule)).violations).toEqual([])
  })

  it('is requested again when the visitor retries', async () => {
    const { page, site } = await openConfigured(undefined)
    await failed(page)
    await writeFile(join(site.folder, 'config.json'), JSON.stringify({ environment: 'qa', apiBaseUrl: api() }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
  })

  it('shows its error to a returning visitor, too', async () => {
    const site = await serveConfigured(undefined)
    const page = await browser.open({
      site: site.url,
      path: '/?verification=none',
      expectedErrors: /did not start|404/,
    })
    await failed(page)
    expect(await page.getByRole('link', { name: 'Call' }).isVisible()).toBe(true)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findBrowser } from './support/findBrowser.ts'
import { findFrame, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser, type OpenOptions } from './support/openPage.ts'
import { serveHostPage, type HostPageOptions } from './support/serveHostPage.ts'
import { findCar } from './support/walk.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()

const loader = () => `<script async src="${stage().siteUrl}/embed/v1.js"></script>`
const toPage = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Partner</title>${head}</head><body>${body}</body></html>`

/** Opens a partner's page that is served in this way. */
async function open(host: HostPageOptions, { path = '/', ...options }: OpenOptions = {}): Promise<Page> {
  const { url, close } = await serveHostPage(host)
  onTestFinished(close)
  return browser.open({ ...options, url: url + path })
}

/** Aborts the request for the frame, as a lost connection does. */
const refuseFrames = async (context: BrowserContext): Promise<void> => {
  await context.route('**/embed/frame.html', (route) => route.abort())
}

/** Styles that try everything to keep the widget from being seen and used. */
const hostileStyles = `
  main { display: flex; justify-content: center; font-size: 0; line-height: 0; color: transparent; text-transform: uppercase; direction: rtl; visibility: visible; }
  main * {
    display: none !important; visibility: hidden !important; opacity: 0 !important; position: absolute !important;
    inset: auto auto auto -9999px !important; width: 3px !important; height: 3px !important; max-height: 3px !important;
    overflow: hidden !important; transform: scale(0) !important; clip-path: inset(50%) !important; float: right !important;
    pointer-events: none !important; color: transparent !important; font-size: 0 !important; filter: blur(9px) !important;
    animation: spin 1s infinite !important; transition: all 9s !important; content-visibility: hidden !important;
  }
  iframe, button, a, p, div { display: none !important; font: 0/0 serif !important; border: 40px solid red !important; }
  @keyframes spin { to { rotate: 1turn } }`

const ways = {
  tag: '<main><refinance-widget></refinance-widget></main>',
  call: `<main id="place"></main><script>addEventListener('load', () => Refinance.init({ target: '#place' }))</script>`,
}

describe('on a page with hostile styles', () => {
  it.each(Object.entries(ways))('a widget by %s fills the width of its place and can be used', async (_way, body) => {
    const page = await open({ files: { '/': toPage(body + loader(), `<style>${hostileStyles}</style>`) } })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.isAt('ENTER_LICENSE_PLATE')
    const [box, place] = await Promise.all([page.locator('iframe').boundingBox(), page.locator('main').boundingBox()])
    expect(box?.width).toBe(place?.width)
    await expect
      .poll(() => page.locator('iframe').evaluate((one) => one.getBoundingClientRect().height))
      .toBe(await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
  })

  it.each(Object.entries(ways))('a widget by %s that fails to load can be read and retried', async (_way, body) => {
    const page = await open(
      { files: { '/': toPage(body + loader(), `<style>${hostileStyles}</style>`) } },
      {
        expectedErrors: /ERR_FAILED/,
        prepare: refuseFrames,
      },
    )
    const alert = page.getByRole('alert')
    await alert.waitFor()
    const look = await alert.evaluate((one) => {
      const { fontSize, color, backgroundColor, direction } = getComputedStyle(one)
      return { fontSize, color, backgroundColor, direction }
    })
    expect(look).toEqual({
      fontSize: '16px',
      color: 'rgb(0, 0, 0)',
      // Its own background, because the page's may be dark.
      backgroundColor: 'rgb(255, 255, 255)',
      direction: 'ltr',
    })
    await page.context().unroute('**/embed/frame.html')
    await alert.getByRole('button').click()
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
  })
})

describe('a widget on a page with a strict policy', () => {
  const policy = (frames: string) =>
    [
      "default-src 'none'",
      "script-src 'self' %SITE%",
      `frame-src ${frames}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]
      .join('; ')
      .replaceAll('%SITE%', stage().siteUrl)
  const files = () => ({
    '/': `<!doctype html><html lang="en"><title>Partner</title><script src="/partner.js"></script>
      <refinance-widget></refinance-widget><main id="place"></main>${loader()}</html>`,
    '/partner.js': `
      window.violations = []
      document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
      window.events = []
      addEventListener('load', () => Refinance.init({
        target: '#place', branding: { primaryColor: 'teal' }, onError: (event) => events.push(event), loadTimeout: 4000,
      }))`,
  })
  const readViolations = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'violations'))

  it('needs only our origin for scripts and frames', async () => {
    const page = await open({ files: files(), headers: { 'Content-Security-Policy': policy('%SITE%') } })
    for (const position of [0, 1]) {
      const me = toApplicant(page, await findFrame(page, position))
      await me.isAt('ENTER_LICENSE_PLATE')
    }
    expect(await readViolations(page)).toEqual([])
  })

  it('shows the phone number when frames are forbidden', async () => {
    const page = await open(
      { files: files(), headers: { 'Content-Security-Policy': policy("'none'") } },
      { expectedErrors: /Content Security Policy|violates/ },
    )
    await expect.poll(() => page.getByRole('alert').count()).toBe(2)
    expect(await page.getByRole('link').first().getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
    expect(await readEvents(page)).toEqual([{ version: 1, type: 'error', code: 'load' }])
    expect(new Set(await readViolations(page))).toEqual(new Set(['frame-src']))
  })
})

describe('in a browser that blocks storage for frames', () => {
  /** Makes reading the storage throw, as it does in browsers that block storage. */
  const blockStorage = async (context: BrowserContext): Promise<void> => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException(
              `Failed to read the '${name}' property from 'Window': Access is denied.`,
              'SecurityError',
            )
          },
        })
      }
    })
  }

  it('the widget starts and continues', async () => {
    const body = `<div id="place"></div>${recorder}<script>
      addEventListener('load', () => Refinance.init({ target: '#place', ...callbacks }))</script>${loader()}`
    const page = await open({ files: { '/': toPage(body) } }, { prepare: blockStorage })
    const frame = await findFrame(page)
    const refusal = () =>
      frame.evaluate(() => {
        try {
          return `${localStorage.length}`
        } catch (error) {
          return error instanceof DOMException ? error.name : 'another error'
        }
      })
    expect(await refusal()).toBe('SecurityError')
    const me = toApplicant(page, frame)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect((await readEvents(page)).map(({ type }) => type)).toEqual(['ready', 'step', 'step'])
  })
})

describe('in a browser that partitions storage by site', () => {
  const blocking = 'TrackingProtection3pcd,ThirdPartyCookieDeprecation,ForceThirdPartyCookieBlocking'

  it('a partner’s widget remembers its language, and our own page is not affected', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'))
    // By default, Chromium stores nothing for frames of other sites; without these features, it partitions their storage as others do.
    const profile = await chromium.launchPersistentContext(folder, {
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', `--disable-features=${blocking}`],
      locale: 'en-US',
    })
    onTestFinished(() => profile.close().then(() => rm(folder, { recursive: true, force: true })))
    const { url, close } = await serveHostPage({
      files: { '/': toPage(`<refinance-widget></refinance-widget>${loader()}`) },
    })
    onTestFinished(close)
    const page = await profile.newPage()
    await page.goto(url)
    const frame = await findFrame(page)
    await toApplicant(page, frame).isAt('ENTER_LICENSE_PLATE')
    await frame.getByRole('button', { name: 'Español' }).click()
    const readLanguage = async () => (await findFrame(page)).locator('html').getAttribute('lang')
    await expect.poll(readLanguage).toBe('es')
    await page.reload()
    await expect.poll(readLanguage, { message: 'after a reload' }).toBe('es')
    await page.goto(`${stage().siteUrl}/`)
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  })
})

describe('on a page of an unknown site', () => {
  it('the browser refuses the frame, and the phone number is shown instead', async () => {
    const body = `<div id="place"></div>${recorder}<script>
      addEventListener('load', () => Refinance.init({ target: '#place', ...callbacks }))</script>${loader()}`
    const page = await open(
      { files: { '/': toPage(body) }, hostname: 'stranger.localhost' },
      { expectedErrors: /frame-ancestors/ },
    )
    await page.getByRole('alert').getByRole('link').waitFor()
    expect(await readEvents(page)).toEqual([{ version: 1, type: 'error', code: 'load' }])
  })
})

describe('with invalid options', () => {
  it('the widget starts, and the console says what was ignored', async () => {
    const told: string[] = []
    const body = `<div id="place"></div>${recorder}<script>
      const cyclic = { PartnerName: 'x' }
      cyclic.branding = cyclic
      const polluting = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
      let widget
      addEventListener('load', () => {
        widget = Refinance.init({
          ...callbacks, target: '#place', look: 'dark', theme: 'dark', PartnerName: 'javascript:alert(1)', locale: 'xx',
          branding: { primaryColor: 'red;background:url(x)', secondaryColor: 'teal', hideTopNav: 'no' },
          tracking: { extraData: { gclid: 'g'.repeat(501), subid3: 'mobile', utm_source: { a: 1 }, ssn: 'x' } },
        })
      })</script>${loader()}`
    const page = await open(
      { files: { '/': toPage(body) } },
      { path: `/?utm_content=${'u'.repeat(9_000)}${'&utm_medium=a'.repeat(200)}`, expectedErrors: /^Refinance: / },
    )
    page.on('console', (message) => told.push(message.text()))
    await page.reload()
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.isAt('ENTER_LICENSE_PLATE')
    const colors = await frame
      .locator('.refinance')
      .evaluate((root: HTMLElement) => [
        root.style.getPropertyValue('--brand'),
        root.style.getPropertyValue('--brand-2'),
      ])
    expect(colors).toEqual(['', 'teal'])
    for (const part of [
      'options has "look", which is unknown',
      'theme is not a plain object',
      'PartnerName is an address that runs as script',
      'locale is not a language',
      'branding.primaryColor is neither',
      'branding.hideTopNav is neither',
      'tracking.extraData.gclid has 501 characters',
      'tracking.extraData has "subid3"',
      'tracking.extraData has "ssn"',
      'tracking.extraData.utm_source is of the type object',
      "utm_content in the page's address has",
      "The page's address has utm_medium more than once",
    ]) {
      expect([part, told.filter((text) => text.includes(part)).length]).toEqual([part, 1])
    }

    await page.evaluate(
      'widget.update(null); widget.update(polluting); widget.update(cyclic); widget.update({ branding: { primaryColor: "#123456" } })',
    )
    await expect.poll(() => told.join()).toContain('options left out. Use JSON')
    for (const window of [page.mainFrame(), frame]) {
      expect(await window.evaluate(() => ['polluted' in {}, 'polluted' in []])).toEqual([false, false])
    }
    await me.isAt('ENTER_LICENSE_PLATE')
  })
})

import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { buildConsumer } from '../package/support/buildConsumer.ts'
import { createConsumer } from '../package/support/createConsumer.ts'
import { packPackage, type PackedPackage } from '../package/support/packPackage.ts'
import { toApplicant, type Applicant } from './support/applicant.ts'
import { findFrame } from './support/openPartner.ts'
import { useBrowser, type OpenOptions } from './support/openPage.ts'
import { readExamples } from './support/readExamples.ts'
import { serveHostPage, type HostPageOptions } from './support/serveHostPage.ts'
import { stage } from './support/stage.ts'
import { usePageCache } from './support/usePageCache.ts'
import { becomeContact, findCar } from './support/walk.ts'

const browser = useBrowser()
const { leaveAndComeBack } = usePageCache()
const example = (name: string) => readExamples(stage().siteUrl)(name)
const toPage = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Partner</title></head><body>${body}</body></html>`
const onLoad = (code: string) => `<script>addEventListener('load', () => { ${code} })</script>`
const loader = () => `<script async src="${stage().siteUrl}/embed/v1.js"></script>`

/** Opens a partner's page, and collects what it writes to the console. */
async function open(host: HostPageOptions, options: OpenOptions = {}): Promise<{ page: Page; logged: string[] }> {
  const { url, close } = await serveHostPage(host)
  onTestFinished(close)
  const page = await browser.open(options)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(url)
  return { page, logged }
}

async function findApplicant(page: Page, position = 0): Promise<Applicant> {
  const me = toApplicant(page, await findFrame(page, position))
  await me.isAt('ENTER_LICENSE_PLATE')
  return me
}

describe('the examples of docs/embedding.md show the widget', () => {
  it('with a tag that sends events', async () => {
    const body = `${example('tag')}<script>${example('tag-events')}</script>`
    const { page, logged } = await open({ files: { '/': toPage(body) } })
    await findCar(await findApplicant(page))
    await expect
      .poll(() => logged.map((line) => line.split(' ')[0]))
      .toEqual(['ENTER_LICENSE_PLATE', 'VERIFY_VEHICLE_INFO'])
    expect(await page.locator('refinance-widget a').isVisible(), 'what stands inside is hidden by now').toBe(false)
  })

  it('with a tag whose content is visible when the script does not load', async () => {
    const { page } = await open(
      { files: { '/': toPage(example('tag')) } },
      {
        expectedErrors: /ERR_FAILED/,
        prepare: async (context) => void (await context.route('**/v1.js', (route) => route.abort())),
      },
    )
    await page.getByRole('link', { name: 'Refinance your car loan' }).waitFor()
  })

  it('with a call before the script has loaded, whose handle updates and destroys it', async () => {
    const { page } = await open({ files: { '/': toPage(example('call')) } })
    await findApplicant(page)
    const frame = await findFrame(page)
    await page.evaluate(`widget.update({ locale: 'es' })`)
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('es')
    await page.evaluate('widget.destroy()')
    await expect.poll(() => page.locator('iframe').count()).toBe(0)
  })

  it('with a theme', async () => {
    const { page } = await open({ files: { '/': toPage(`${example('theme')}${loader()}`) } })
    await findApplicant(page)
    const widget = (await findFrame(page)).locator('.refinance.is-themed')
    await expect.poll(() => widget.evaluate((root) => getComputedStyle(root).fontFamily)).toMatch(/^Charter/)
  })

  it('twice on one page', async () => {
    const body = `<div id="left"></div><div id="right"></div>${onLoad(example('several'))}${loader()}`
    const { page } = await open({ files: { '/': toPage(body) } })
    await findApplicant(page, 0)
    await findApplicant(page, 1)
    const languages = [0, 1].map(async (position) =>
      (await findFrame(page, position)).locator('html').getAttribute('lang'),
    )
    expect(await Promise.all(languages)).toEqual(['en', 'es'])
  })

  it('in a single-page app, and destroy it on a route change', async () => {
    const body = `<div id="view"></div>${loader()}<script>${example('spa')}</script>`
    const { page } = await open({ files: { '/': toPage(body) } })
    await page.waitForFunction(() => 'Refinance' in window)
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(`showRoute('refinance')`)
      await findApplicant(page)
      await page.evaluate(`showRoute('home')`)
      expect(await page.locator('iframe').count()).toBe(0)
    }
  })

  it('with a reference of the page, which its server gets back with the application id', async () => {
    const body = `<div id="refinance"></div>${onLoad(example('reference'))}${loader()}`
    const { page } = await open({ files: { '/': toPage(body), '/refinancing': 'thank you' } })
    const sent = page.waitForRequest('**/refinancing')
    await becomeContact(await findApplicant(page), '3035552044')
    const told = new URLSearchParams((await sent).postData() ?? '')
    expect([...told.keys()]).toEqual(['applicationId', 'reference'])
    expect(told.get('reference')).toBe('order-7301')
    expect(told.get('applicationId')).toMatch(/^[\da-f-]{36}$/)
  })

  it.each([
    { name: 'dialog', toBody: () => example('dialog') },
    { name: 'drawer', toBody: () => `<button id="refinance-button">Refinance your car loan</button>${loader()}` },
  ])('in a $name that a button opens', async ({ name, toBody }) => {
    const script = name === 'drawer' ? onLoad(example(name)) : ''
    const { page } = await open({ files: { '/': toPage(toBody() + script) } })
    // The button does nothing until the script of the modes has loaded.
    await page.waitForLoadState('networkidle')
    await page.getByText('Refinance your car loan').click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.locator('iframe').count()).toBe(1)
    await findApplicant(page)
  })

  it('with the pinned build of the script, and refuse any other', async () => {
    const response = await fetch(`${stage().siteUrl}/embed/integrity.json`)
    const { script, integrity }: { script: string; integrity: string } = await response.json()
    const pinned = example('pinned').replace('embed/v1-0123abcd.js', script)
    const { page } = await open({ files: { '/': toPage(pinned.replace('sha384-…', integrity)) } })
    await findApplicant(page)

    const other = pinned.replace('sha384-…', `sha384-${'A'.repeat(64)}`)
    const refused = await open({ files: { '/': toPage(other) } }, { expectedErrors: /integrity/ })
    await expect.poll(() => refused.logged.join()).toContain('integrity')
    expect(await refused.page.locator('iframe').count()).toBe(0)
  })

  it('under the documented policy and nothing wider', async () => {
    const [name = '', policy = ''] = example('csp').trim().split(': ')
    const violations: string[] = []
    const { page } = await open(
      {
        files: { '/': toPage(example('tag')) },
        headers: { [name]: `default-src 'none'; ${policy}; require-trusted-types-for 'script'` },
      },
      {
        // The icon of the test's page is not part of the example.
        expectedErrors: /img-src/,
        prepare: async (context) => {
          await context.exposeFunction('tellViolation', (directive: string) => violations.push(directive))
          await context.addInitScript(() =>
            document.addEventListener('securitypolicyviolation', (event) =>
              Reflect.get(window, 'tellViolation')(event.effectiveDirective),
            ),
          )
        },
      },
    )
    await findApplicant(page)
    expect(violations.filter((directive) => directive !== 'img-src')).toEqual([])
  })
})

/** Another page of the partner's site. */
const elsewhere = { '/elsewhere': toPage('<p>Elsewhere</p>') }

describe('the examples of docs/embedding.md work again after Back', () => {
  it.each([
    { name: 'tag', toBody: () => example('tag') },
    { name: 'call', toBody: () => example('call') },
    {
      name: 'several',
      toBody: () => `<div id="left"></div><div id="right"></div>${onLoad(example('several'))}${loader()}`,
    },
    {
      name: 'spa',
      toBody: () =>
        `<div id="view"></div>${loader()}<script>${example('spa')}</script>${onLoad("showRoute('refinance')")}`,
    },
  ])('in a browser with a back/forward cache: $name', async ({ toBody }) => {
    const { url, close } = await serveHostPage({ files: { '/': toPage(toBody()), ...elsewhere } })
    onTestFinished(close)
    await leaveAndComeBack(url)
  })
})

describe('the examples of docs/embedding.md for bundlers', () => {
  let packed: PackedPackage
  beforeAll(async () => {
    packed = await packPackage(`${stage().siteUrl}/`)
  })
  afterAll(() => packed.remove())

  const drawn = `
import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RefinancePage } from './example.tsx'
createRoot(document.querySelector('#refinance')).render(createElement(StrictMode, undefined, createElement(RefinancePage)))`

  it.each([
    { name: 'npm', file: 'example.ts', main: `import './example.ts'` },
    { name: 'react', file: 'example.tsx', main: drawn },
  ])('pass the type check and show the widget: $name', async ({ name, file, main }) => {
    const consumer = await createConsumer(packed.archive, '19', {
      'index.html': toPage('<div id="refinance"></div><script type="module" src="/src/main.js"></script>'),
      [`src/${file}`]: example(name),
      'src/main.js': main,
    })
    onTestFinished(() => consumer.remove())
    expect(await consumer.checkTypes('bundler')).toBe('')
    const folder = await buildConsumer(consumer)
    const { page } = await open({ folder })
    const me = await findApplicant(page)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    const shown = await page.locator('[data-step-of-widget]').all()
    for (const section of shown) expect(await section.getAttribute('data-step-of-widget')).toBe('VERIFY_VEHICLE_INFO')
    expect(shown).toHaveLength(name === 'react' ? 1 : 0)

    const { url, close } = await serveHostPage({ folder, files: elsewhere })
    onTestFinished(close)
    await leaveAndComeBack(url)
  })
})

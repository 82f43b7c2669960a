import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { countLeftovers, readLeftovers } from './support/countLeftovers.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { serveHostPage } from './support/serveHostPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { serveSite } from './support/serveSite.ts'
import { stage } from './support/stage.ts'

const browser = useBrowser()
const partner = usePartner()

const tag = (mode: string) =>
  `<p>A page</p><refinance-widget mode="${mode}"><button id="apply">Refinance</button></refinance-widget><div style="height: 3000px"></div>`
const name = 'Refinance your car loan online'
const dialogOf = (page: Page) => page.getByRole('dialog', { name })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const scrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

/** Presses the button, and returns the applicant in the dialog's frame. */
async function openDialog(page: Page, button = page.locator('#apply'), press: 'click' | 'dblclick' = 'click') {
  // The button does nothing until the script of the modes has loaded.
  await page.waitForLoadState('networkidle')
  await button[press]()
  await dialogOf(page).waitFor()
  const frames = page.locator('iframe:not([hidden])')
  await expect.poll(() => frames.count()).toBe(1)
  const frame = await (await frames.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The dialog has no frame.')
  const me = toApplicant(page, frame)
  await me.isAt('ENTER_LICENSE_PLATE')
  return { frame, me }
}

describe('the buttons that open a widget in a dialog', () => {
  it.each(['dialog', 'drawer'])(
    'announce a dialog (%s), unless the page says otherwise, until the widget is destroyed',
    async (mode) => {
      const body = `<div id="place"><button id="apply">Refinance</button><a id="menu" href="#" aria-haspopup="menu">More</a></div>
      <script>addEventListener('load', () => { window.widget = Refinance.init({ target: '#place', mode: '${mode}' }) })</script>`
      const page = await openPartner(browser, partner, body + loaderTag)
      const popupOf = (id: string) => page.locator(id).getAttribute('aria-haspopup')
      await expect.poll(() => popupOf('#apply')).toBe('dialog')
      expect(await popupOf('#menu')).toBe('menu')
      await page.evaluate('widget.destroy()')
      expect([await popupOf('#apply'), await popupOf('#menu')]).toEqual([null, 'menu'])
    },
  )

  it('announce a dialog in a tag, too, but not for a lazy widget', async () => {
    const body = (mode: string) =>
      `<refinance-widget mode="${mode}"><button id="apply">Refinance</button></refinance-widget>${loaderTag}`
    const page = await openPartner(browser, partner, body('dialog'))
    await expect.poll(() => page.locator('#apply').getAttribute('aria-haspopup')).toBe('dialog')
    const inPlace = await openPartner(browser, partner, body('lazy'))
    await findFrame(inPlace)
    expect(await inPlace.locator('#apply').getAttribute('aria-haspopup')).toBeNull()
  })
})

describe('a widget in a dialog', () => {
  it('opens from the button in its tag, locks scrolling, and continues where it was after Escape', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    await page.locator('#apply').waitFor()
    expect(await page.locator('iframe').count(), 'nothing is loaded before').toBe(0)

    const { frame, me } = await openDialog(page)
    expect(await page.locator('#apply').isVisible(), 'the button stays').toBe(true)
    expect(await scrolls(page)).toBe('hidden')
    const [box, inner] = await Promise.all([dialogOf(page).boundingBox(), page.locator('iframe').boundingBox()])
    expect(inner?.height, 'it fills the dialog').toBeGreaterThan((box?.height ?? 0) - 60)
    await me.type('plateNumber', 'ABC 1234')

    await frame.locator('[name="plateNumber"], #plateNumber, input').first().press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('apply')
    await expect.poll(() => scrolls(page)).toBe('visible')

    await page.locator('#apply').press('Enter')
    await dialogOf(page).waitFor()
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    // Outside the frame, the browser itself closes the dialog.
    await page.getByRole('button', { name: 'Close' }).press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('apply')
  })

  it.each(['62.5%', '200%'])('is as large as elsewhere on a page with letters of %s', async (size) => {
    const page = await openPartner(
      browser,
      partner,
      `<style>html { font-size: ${size} }</style>${tag('dialog')}${loaderTag}`,
    )
    await openDialog(page)
    expect(await dialogOf(page).boundingBox()).toMatchObject({ width: 704, height: 868 })
  })

  it('can be reopened before its close event, and restores scrolling in the end', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    await openDialog(page)
    await dialogOf(page).evaluate(async (dialog: HTMLDialogElement) => {
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve))
      dialog.close()
      document.querySelector<HTMLElement>('#apply')?.click()
      await closed
    })
    expect([await dialogOf(page).isVisible(), await scrolls(page)]).toEqual([true, 'hidden'])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => scrolls(page)).toBe('visible')
    expect(await focused(page)).toBe('apply')
  })

  it('closes by a click beside it, but not by one beside its button', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    await openDialog(page)
    const box = await dialogOf(page).boundingBox()
    if (!box) throw new Error('The dialog is not shown.')
    await page.mouse.click(box.x + 30, box.y + 20)
    expect(await dialogOf(page).isVisible()).toBe(true)
    await page.mouse.click(box.x - 30, box.y + 20)
    await dialogOf(page).waitFor({ state: 'hidden' })
  })

  it('stays open when the button is double-clicked where the dialog leaves the page visible', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    await openDialog(page, page.locator('#apply'), 'dblclick')
    expect(await dialogOf(page).isVisible()).toBe(true)
  })

  it('leaves a link that is opened in another tab to the browser', async () => {
    const link = '<refinance-widget mode="dialog"><a id="apply" href="#elsewhere">Refinance</a></refinance-widget>'
    const page = await openPartner(browser, partner, link + loaderTag)
    await expect.poll(() => page.locator('#apply').getAttribute('aria-haspopup')).toBe('dialog')
    const opened = page.context().waitForEvent('page')
    await page.locator('#apply').click({ modifiers: ['ControlOrMeta'] })
    // A new tab is empty until it has the answer.
    await (await opened).waitForURL(/#elsewhere$/)
    expect(await dialogOf(page).count()).toBe(0)
    await openDialog(page)
  })

  it('restores the scrolling of the page, and none of the styles that the page changes meanwhile', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    const change = (property: string, value: string) =>
      page.evaluate(([one = '', text = '']) => document.documentElement.style.setProperty(one, text), [property, value])
    await change('overflow-y', 'scroll')
    await change('--vh', '9px')
    await openDialog(page)
    await change('--vh', '4px')
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => scrolls(page)).toBe('scroll')
    expect(await page.locator('html').getAttribute('style')).toBe('overflow-y: scroll; --vh: 4px;')
  })

  it('scrolls inside, on a page with a policy, and closes by its button', async () => {
    const policy = `default-src 'none'; script-src ${stage().siteUrl}; frame-src ${stage().siteUrl}; img-src data:; require-trusted-types-for 'script'`
    const { url, close } = await serveHostPage({
      files: {
        '/': `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Partner</title></head><body>${tag('dialog')}<script async src="${stage().siteUrl}/embed/v1.js"></script></body></html>`,
      },
      headers: { 'Content-Security-Policy': policy },
    })
    onTestFinished(close)
    const page = await browser.open({
      url,
      viewport: { width: 360, height: 480 },
      expectedErrors: /style attribute|inline style/,
    })
    const { frame } = await openDialog(page)
    const heights = await frame.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
    expect(heights[0]).toBeGreaterThan(heights[1] ?? 0)
    await frame.evaluate(() => scrollTo(0, 9999))
    expect(await frame.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Close' }).click()
    await dialogOf(page).waitFor({ state: 'hidden' })
  })

  it('opens as a drawer from a button, in the current language, and leaves nothing behind', async () => {
    const body = `<button id="apply">Refinance</button>${recorder}${loaderTag}`
    const page = await openPartner(browser, partner, body, { prepare: countLeftovers })
    await page.waitForFunction(() => 'Refinance' in window)
    await page.evaluate(
      `window.widget = Refinance.init({ target: '#apply', mode: 'drawer', reference: 'order-7', ...callbacks })`,
    )
    await openDialog(page)
    const box = await dialogOf(page).boundingBox()
    const width = await page.evaluate(() => innerWidth)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width)
    expect(await readEvents(page)).toEqual([
      { version: 1, type: 'ready' },
      { version: 1, type: 'step', step: 'ENTER_LICENSE_PLATE', progress: 20, reference: 'order-7' },
    ])
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'hidden' })
    await page.evaluate(`widget.update({ locale: 'es' })`)
    await page.locator('#apply').click()
    await page.getByRole('button', { name: 'Cerrar' }).waitFor()
    await page.evaluate('widget.destroy()')
    await expect.poll(() => readLeftovers(page)).toEqual({ frames: 0, listeners: [], timers: 0 })
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await page.locator('#apply').innerHTML()).toBe('Refinance')
    expect(await scrolls(page)).toBe('visible')
    expect((await readEvents(page)).at(-1)).toEqual({ version: 1, type: 'closed' })
  })

  it('is preloaded, but not started, when the pointer is on its button', async () => {
    const page = await openPartner(browser, partner, tag('dialog') + loaderTag)
    await page.locator('#apply').waitFor()
    const script = page.waitForResponse(/assets\/.*\.js/)
    await page.locator('#apply').hover()
    await script
    await expect.poll(() => page.locator('iframe').count(), { message: 'and gone again' }).toBe(0)
    expect(await dialogOf(page).count()).toBe(0)
    await openDialog(page)
  })
})

it('a lazy widget loads when it is scrolled near, and shows the content of its tag until then', async () => {
  const spacer = '<div style="height: 3000px">A long page</div>'
  const body = `${spacer}<refinance-widget mode="lazy"><p>One moment</p></refinance-widget>${loaderTag}`
  const page = await openPartner(browser, partner, body)
  await page.waitForFunction(() => 'Refinance' in window)
  await page.evaluate(() => scrollTo(0, 500))
  expect(await page.locator('iframe').count()).toBe(0)
  expect(await page.getByText('One moment').isVisible()).toBe(true)
  await page.evaluate(() => scrollTo(0, 9999))
  await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
  expect(await page.getByText('One moment').isVisible()).toBe(false)
})

it.each(['inline', 'Dialog'])(
  'a widget with the unknown mode %s opens in its place, and the console says so',
  async (mode) => {
    const body = `<div style="height: 3000px"></div><refinance-widget mode="${mode}"></refinance-widget>${loaderTag}`
    const page = await openPartner(browser, partner, body, { expectedErrors: /mode is unknown/ })
    const warned = page.waitForEvent('console', (message) => message.text().includes('mode is unknown. Use one of'))
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    await warned
  },
)

it('a tampered script of the modes is not run, and the widget is shown inline', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(stage().siteFolder, folder, { recursive: true })
  const modes = (await readdir(join(folder, 'embed'))).find((file) => /^v1-\w{43}\.js$/.test(file)) ?? ''
  await appendFile(join(folder, 'embed', modes), '\nwindow.isChanged = true')
  const site = await serveSite(folder, { environment: 'qa', apiBaseUrl: `${stage().apiUrl}/` })
  onTestFinished(site.close)
  const body = `<refinance-widget mode="dialog"><button>Refinance</button></refinance-widget><script async src="${site.url}/embed/v1.js"></script>`
  const page = await openPartner(browser, partner, body, { expectedErrors: /integrity|dynamically imported/ })
  await toApplicant(page, await findFrame(page, 0, site.url)).isAt('ENTER_LICENSE_PLATE')
  expect(await page.evaluate(() => 'isChanged' in window)).toBe(false)
})

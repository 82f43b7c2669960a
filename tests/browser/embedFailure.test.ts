import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { countLeftovers, readLeftovers } from './support/countLeftovers.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'

const browser = useBrowser()
const partner = usePartner()
const stranger = usePartner('127.0.0.2')

const expectedErrors = /net::ERR|Content Security Policy|frame-ancestors|chrome-error/
const body = `<div id="here"></div>${recorder}${loaderTag}`
const begin = (page: Page, options = '') =>
  page.evaluate(`window.widget = Refinance.init({ target: '#here', ...callbacks, ${options} })`)

/** Opens a page that goes offline once its loader has arrived. */
async function openOffline(options: { readonly locale?: string } = {}): Promise<Page> {
  const page = await openPartner(browser, partner, body, { ...options, expectedErrors, prepare: countLeftovers })
  await page.waitForFunction(() => 'Refinance' in window)
  await page.context().setOffline(true)
  return page
}

describe('a frame that does not load', () => {
  it('is replaced by the phone number and a retry, which works once the connection is back', async () => {
    const page = await openOffline()
    await begin(page)
    const failure = page.getByRole('alert')
    await failure.waitFor()
    expect(await failure.locator('p').innerText()).toBe('The application did not load.')
    expect(await failure.getByRole('link').getAttribute('href')).toBe('tel:+13035550142')
    expect(await readEvents(page)).toEqual([{ version: 1, type: 'error', code: 'load' }])
    expect(await readLeftovers(page)).toEqual({ frames: 0, listeners: [], timers: 0 })

    await failure.getByRole('button', { name: 'Try again' }).click()
    await failure.waitFor()
    await expect.poll(async () => (await readEvents(page)).length).toBe(2)

    await page.context().setOffline(false)
    await failure.getByRole('button', { name: 'Try again' }).click()
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    expect(await failure.count()).toBe(0)
    expect((await readEvents(page)).map(({ type }) => type)).toEqual(['error', 'error', 'ready', 'step'])
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName)
    expect(await focused(), 'the focus is not lost with the button').toBe('iframe')
  })

  it('is reported in the language of the page’s option, or else of the browser', async () => {
    const page = await openOffline({ locale: 'es-MX' })
    await begin(page)
    await page.getByRole('alert').getByText('La solicitud no se cargó.').waitFor()
    await page.evaluate('widget.destroy()')
    await begin(page, `locale: 'en'`)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  })

  it('leaves nothing behind when the page destroys it', async () => {
    const page = await openOffline()
    await begin(page)
    await page.getByRole('alert').waitFor()
    await page.evaluate('widget.destroy()')
    expect(await page.locator('#here').innerHTML()).toBe('')
    expect((await readEvents(page)).map(({ type }) => type)).toEqual(['error', 'closed'])
  })

  it('is reported when the site does not allow the page', async () => {
    const page = await openPartner(browser, stranger, body, { expectedErrors })
    await page.waitForFunction(() => 'Refinance' in window)
    await begin(page)
    await page.getByRole('alert').waitFor()
    expect(await readEvents(page)).toEqual([{ version: 1, type: 'error', code: 'load' }])
  })

  it('is reported when it exceeds the page’s timeout', async () => {
    const page = await openPartner(browser, partner, body, { expectedErrors })
    await page.waitForFunction(() => 'Refinance' in window)
    await begin(page, 'loadTimeout: 1')
    await page.getByRole('alert').waitFor()
    expect(await readEvents(page)).toEqual([{ version: 1, type: 'error', code: 'load' }])
  })
})

it('an invalid loadTimeout is reported in the console, and the default is used', async () => {
  const page = await openPartner(browser, partner, body, { expectedErrors: /loadTimeout: use ms/ })
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.waitForFunction(() => 'Refinance' in window)
  const wrong = ['null', `'20s'`, '-1', 'NaN', '{}', '2 ** 31']
  for (const value of wrong) {
    await begin(page, `loadTimeout: ${value}`)
    if (value !== wrong.at(-1)) await page.evaluate('widget.destroy()')
  }
  await expect.poll(async () => (await readEvents(page)).at(-1)?.type).toBe('step')
  expect(warnings).toEqual(wrong.map(() => expect.stringContaining('use ms')))
})

describe('the frame page', () => {
  it('opened directly, leads to the product’s own page', async () => {
    const page = await browser.open({ path: '/embed/frame.html' })
    await toApplicant(page).isAt('ENTER_LICENSE_PLATE')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('in a frame that the loader has not made, says in the console what to do', async () => {
    const page = await openPartner(browser, partner, '<iframe src="%SITE%/embed/frame.html"></iframe>', {
      expectedErrors: /This page is opened by the script embed\/v1\.js/,
    })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.reload()
    await expect.poll(() => errors).toEqual([expect.stringContaining('Put that script into your page')])
  })
})

import type { BrowserContext, Frame, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { toApplicant } from './support/applicant.ts'
import { findFrame, openPartner, readEvents, recorder } from './support/openPartner.ts'
import { holdBack, mobile, useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'
import { findCar, startOnDesktop } from './support/walk.ts'

const browser = useBrowser()
const partner = usePartner()

const widget = `<refinance-widget primary-color="teal"></refinance-widget>${recorder}${loaderTag}<script>
  document.querySelector('refinance-widget').addEventListener('refinance:ready', (event) => record(event.detail))
</script>`
const spacer = '<div style="height: 1500px">A long page</div>'
const long = `<input id="own" autofocus>${spacer}${widget}${spacer}`

const placeOf = (page: Page) =>
  page.locator('iframe').evaluate((frame) => {
    const { top, bottom, height } = frame.getBoundingClientRect()
    return { top, bottom, height, window: innerHeight }
  })

/** Aligns the bottom of the widget with the bottom of the window. */
const scrollToEnd = (page: Page) => page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }))

describe('a widget far down a page', () => {
  it('does not take the focus or scroll the page when it appears', async () => {
    const page = await openPartner(browser, partner, long)
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    await expect.poll(() => readEvents(page)).toEqual([{ version: 1, type: 'ready' }])
    expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['own', 0])
  })

  it('scrolls to the top of the next step, and focuses its heading', async () => {
    const page = await openPartner(browser, partner, long, { viewport: { width: 1280, height: 500 } })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.isAt('ENTER_LICENSE_PLATE')
    await scrollToEnd(page)
    expect((await placeOf(page)).top, 'the top is out of sight').toBeLessThan(0)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await expect
      .poll(async () => {
        const { top, window } = await placeOf(page)
        return top >= 0 && top < window
      })
      .toBe(true)
    expect(await frame.evaluate(() => document.activeElement?.localName)).toBe('h1')
    expect(await page.evaluate(() => document.activeElement?.localName), 'the keyboard is in the frame').toBe(
      'refinance-widget',
    )
  })

  it.each([
    ['at a desktop', { width: 1280, height: 600 }, ''],
    ['on a phone', mobile, ''],
    ['on a page that shows it smaller', { width: 1280, height: 600 }, 'transform: scale(0.6); transform-origin: 0 0'],
    ['on a page that zooms in', { width: 1280, height: 600 }, 'zoom: 1.5'],
  ])('opens dialogs within the visible part of the frame, %s', async (_where, viewport, style) => {
    const page = await openPartner(browser, partner, `<div id="around">${long}</div>`, { viewport })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await (viewport === mobile ? startOnPhone(me) : startOnDesktop(me, '3035552060'))
    await me.isAt(viewport === mobile ? 'VERIFY_MOBILE_NUMBER' : 'VERIFY_MOBILE_NUMBER_CHECK_YOUR_PHONE')
    await me.press('didntReceive')
    await me.isAt('YOUR_INFORMATION_MANUALLY')
    await page.locator('#around').evaluate((around, css) => around.setAttribute('style', css), style)
    await page.locator('iframe').evaluate((one) => one.scrollIntoView({ block: 'start' }))
    // By key, because the driver of the browser does not find what a page has zoomed.
    await frame
      .getByRole('button', { name: /What do these words mean|mean/ })
      .first()
      .press('Enter')
    const dialog = frame.locator('dialog[open]')
    /** Returns where the dialog is in the window, in pixels of the page. */
    const see = async () => {
      const place = await placeOf(page)
      return dialog.evaluate((one, { top, height, window }) => {
        const rect = one.getBoundingClientRect()
        const scale = height / innerHeight
        return { above: top + rect.top * scale, below: window - top - rect.bottom * scale }
      }, place)
    }
    await expect.poll(async () => Math.min(...Object.values(await see()))).toBeGreaterThanOrEqual(0)
    // The dialog is modal inside the frame, and follows the part of it that the page shows.
    await page.evaluate(() => scrollBy(0, 200))
    await expect.poll(async () => (await see()).above).toBeGreaterThanOrEqual(0)
  })
})

const startOnPhone = async (me: ReturnType<typeof toApplicant>) => {
  await me.type('dateOfBirth', '1960-06-24')
  await me.press('submit')
}

describe('the first step in a frame', () => {
  /** Records the color of the primary button whenever it is visible. */
  async function watchColors(context: BrowserContext): Promise<void> {
    await context.addInitScript(() => {
      if (window === window.top) return
      const colors = new Set<string>()
      Object.assign(window, { colors })
      const look = () => {
        const button = document.querySelector('button[type="submit"]')
        if (button && getComputedStyle(button).visibility === 'visible')
          colors.add(getComputedStyle(button).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
  }
  const readColors = (frame: Frame): Promise<string[]> => frame.evaluate(() => [...Reflect.get(window, 'colors')])

  it('is shown before the widget’s script, in the partner’s colors only, and keeps what is typed', async () => {
    let letThrough = () => {}
    const page = await openPartner(browser, partner, widget, {
      prepare: async (context) => {
        await watchColors(context)
        letThrough = await holdBack(context, /\/assets\/widget-[^/]*\.js$/)
      },
      isLoaded: false,
    })
    const frame = await findFrame(page)
    const me = toApplicant(page, frame)
    await me.type('plateNumber', 'ABC 1234')
    const { height } = await placeOf(page)
    expect(await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))).toBe(height)
    letThrough()
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(await me.field('plateNumber').inputValue()).toBe('ABC 1234')
    expect(await readColors(frame)).toEqual(['color(srgb 0 0.501961 0.501961)'])
  })

  it('is in the language that the page asks for', async () => {
    const page = await openPartner(browser, partner, '<refinance-widget locale="es"></refinance-widget>' + loaderTag)
    const frame = await findFrame(page)
    await toApplicant(page, frame).isAt('ENTER_LICENSE_PLATE')
    expect(await frame.locator('html').getAttribute('lang')).toBe('es')
    expect(await page.locator('iframe').getAttribute('title')).toBe('Refinancie su préstamo de auto en línea')
  })
})

/** Goes back this many entries after the call has returned, because leaving the document ends a running call. */
const goBack = (page: Page, entries: number) =>
  page.evaluate((count) => {
    setTimeout(() => window.history.go(-count))
  }, entries)

describe('Back and Forward with a widget on the page', () => {
  it('go through the steps in the frame, then leave the page, which has the widget again afterwards', async () => {
    const first = partner.page('<h1>Before</h1>')
    const page = await openPartner(browser, partner, widget)
    const address = page.url()
    await page.goto(first)
    await page.goto(address)
    const me = toApplicant(page, await findFrame(page))
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    await goBack(page, 1)
    await me.isAt('ENTER_LICENSE_PLATE')
    expect(page.url()).toBe(address)
    await goBack(page, 1)
    await page.waitForURL(first)
    await page.goForward()
    await toApplicant(page, await findFrame(page)).isAt('ENTER_LICENSE_PLATE')
    await expect.poll(() => readEvents(page)).toEqual([{ version: 1, type: 'ready' }])
  })

  it('lead to the previous page when the widget was removed', async () => {
    const first = partner.page('<h1>Before</h1>')
    const page = await openPartner(browser, partner, widget)
    const address = page.url()
    await page.goto(first)
    await page.goto(address)
    const me = toApplicant(page, await findFrame(page))
    const before = await page.evaluate(() => window.history.length)
    await findCar(me)
    await me.isAt('VERIFY_VEHICLE_INFO')
    expect(await page.evaluate(() => window.history.length), 'the step has an entry').toBe(before + 1)
    await page.evaluate(() => document.querySelector('refinance-widget')?.remove())
    await goBack(page, 2)
    await page.waitForURL(first)
  })
})

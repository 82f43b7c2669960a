import type { Frame, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readablePairs, visiblePairs } from '../../src/studio/measureContrasts.ts'
import { colorNames } from '../../src/widget/options/readLook.ts'
import { toApplicant } from './support/applicant.ts'
import { comeBackAt } from './support/comeBackAt.ts'
import { sendDocuments } from './support/documentsSite.ts'
import { findFrame, openPartner } from './support/openPartner.ts'
import { useBrowser } from './support/openPage.ts'
import { loaderTag, usePartner } from './support/servePartner.ts'

const browser = useBrowser()
const partner = usePartner()

/** Returns a partner's page with a widget of this theme. */
const toThemed = (theme: object) =>
  `${loaderTag}<refinance-widget theme='${JSON.stringify({ spacing: 'regular', ...theme })}'></refinance-widget>`

/** Colors spread evenly over everything a screen shows, those around the switch from white to black text, and all CSS names. */
const partnerColors = [
  ...['00', '55', 'aa', 'ff'].flatMap((red, _, parts) =>
    parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)),
  ),
  '#757575',
  '#767676',
  '#777777',
  '#787878',
  '#747fff',
  '#0b7a4b80',
  '#0008',
  ...colorNames,
]

/** The custom properties of a theme that hold colors. */
const themeColors = ['--theme-background', '--theme-surface', '--theme-text', '--theme-border']

/**
 * Measures the relative luminance (WCAG 2.2) of each token, as the browser shows it, for each color that a partner may
 * choose. The `further` properties get other, opaque colors each time.
 */
async function measure(page: Page | Frame, tokens: readonly string[], further: readonly string[] = []) {
  return page.evaluate(
    ({ colors, names, others }) => {
      const root = document.querySelector<HTMLElement>('.refinance')
      if (!root) throw new Error('The page has no widget.')
      const probe = root.appendChild(document.createElement('i'))
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('The browser has no canvas.')
      // A canvas has eight bits of sRGB, as a screen does.
      const toLuminance = (token: string) => {
        probe.style.color = `var(${token})`
        canvas.fillStyle = getComputedStyle(probe).color
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
          const part = byte / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const found = colors.map((color, index) => {
        root.style.setProperty('--brand', color)
        root.style.setProperty('--brand-2', color)
        const opaque = colors.filter((one) => !/^#(.{4}|.{8})$/.test(one))
        for (const [place, name] of others.entries()) {
          root.style.setProperty(name, opaque[(index * (2 * place + 3) + 17 * place) % opaque.length] ?? '')
        }
        const luminances: Record<string, number> = {}
        for (const name of names) luminances[name] = toLuminance(name)
        return { color, luminances }
      })
      probe.remove()
      return found
    },
    { colors: partnerColors, names: tokens, others: further },
  )
}

type Pair = readonly [token: string, ground: string]
type Measured = Awaited<ReturnType<typeof measure>>

/** Lists the pairs whose contrast is below a limit, each with the partner's color that causes it. */
const listBelow = (limit: number, pairs: readonly Pair[], measured: Measured) =>
  measured.flatMap(({ color, luminances }) =>
    pairs.flatMap(([token, ground]) => {
      const [low = 0, high = 0] = [luminances[token] ?? 0, luminances[ground] ?? 0].toSorted((a, b) => a - b)
      const contrast = (high + 0.05) / (low + 0.05)
      return contrast < limit ? [{ color, token, ground, contrast }] : []
    }),
  )

describe.each(['light', 'dark'] as const)('in a %s page, with any color of a partner', (colorScheme) => {
  it('every text has a contrast of 4.5:1 and every meaningful line 3:1', async () => {
    const page = await browser.open()
    await page.emulateMedia({ colorScheme })
    const measured = await measure(page, [...new Set([...readablePairs, ...visiblePairs].flat())])
    expect(listBelow(4.5, readablePairs, measured)).toEqual([])
    expect(listBelow(3, visiblePairs, measured)).toEqual([])
  })
})

describe.each(['light', 'dark'] as const)('in a %s page, with any theme of a partner', (colorScheme) => {
  it('every text has a contrast of 4.5:1 and every meaningful line 3:1', async () => {
    const page = await openPartner(browser, partner, toThemed({}))
    await page.emulateMedia({ colorScheme })
    const frame = await findFrame(page)
    await expect.poll(() => frame.locator('.refinance.is-themed').count()).toBe(1)
    const measured = await measure(frame, [...new Set([...readablePairs, ...visiblePairs].flat())], themeColors)
    expect(listBelow(4.5, readablePairs, measured)).toEqual([])
    expect(listBelow(3, visiblePairs, measured)).toEqual([])
  })
})

it('the widget applies a partner’s theme, merges a later one, and keeps what was typed', async () => {
  const theme = { background: 'seashell', text: 'navy', radius: 0, fontSize: 18, font: 'serif', spacing: 'spacious' }
  const page = await openPartner(browser, partner, toThemed(theme))
  const frame = await findFrame(page)
  const me = toApplicant(page, frame)
  await me.isAt('ENTER_LICENSE_PLATE')
  const widget = frame.locator('.refinance')
  const input = frame.locator('input[name="plateNumber"]')
  const stateOf = async () => [
    await styleOf(widget, 'font-size'),
    (await styleOf(widget, 'font-family')).split(',')[0],
    await styleOf(frame.locator('select').first(), 'border-top-left-radius'),
  ]
  expect(await stateOf()).toEqual(['18px', 'Charter', '0px'])
  await me.type('plateNumber', 'ABC')
  await page.locator('refinance-widget').evaluate((element) => {
    element.setAttribute('theme', JSON.stringify({ font: 'rounded', radius: 16 }))
  })
  await expect.poll(stateOf).toEqual(['18px', 'ui-rounded', '16px'])
  expect(await input.inputValue()).toBe('ABC')
})

it('the form does not move when errors appear', async () => {
  const me = toApplicant(await browser.open())
  await me.isAt('ENTER_LICENSE_PLATE')
  const placesOf = () =>
    me.page
      .locator('.form :is(label, input, select)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().y + window.scrollY))
  const [before, form] = [await placesOf(), me.page.locator('.form')]
  const height = await form.evaluate((box) => box.getBoundingClientRect().height)
  // One field at a time, because a refused submit also shows a summary above the form.
  await me.type('plateNumber', 'A')
  await me.page.keyboard.press('Backspace')
  await me.page.keyboard.press('Tab')
  for (const name of ['plateState', 'estimatedMileageRange']) {
    await me.chooseNth(name, 0)
    await me.choose(name, '')
    await me.page.keyboard.press('Tab')
  }
  await expect
    .poll(async () => Object.keys(await me.errors()))
    .toEqual(['plateNumber', 'plateState', 'estimatedMileageRange'])
  expect(await placesOf()).toEqual(before)
  expect(await form.evaluate((box) => box.getBoundingClientRect().height)).toBe(height)
})

it('hover styles apply only to devices that can hover', async () => {
  const { page } = toApplicant(await browser.open())
  const stray = await page.evaluate(() => {
    const walk = (rules: CSSRuleList, isGuarded: boolean): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isGuarded
          ? [rule.selectorText]
          : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
          ? walk(rule.cssRules, isGuarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')))
          : []),
      ])
    return [...document.styleSheets].flatMap((sheet) => walk(sheet.cssRules, false))
  })
  expect(stray).toEqual([])
})

it('selected looks different from unselected, and in the dark enabled from disabled', async () => {
  const me = toApplicant(await browser.open())
  await me.isAt('ENTER_LICENSE_PLATE')
  const state = me.field('plateState')
  const empty = await styleOf(state, 'color')
  await me.choose('plateState', 'CO')
  expect(await styleOf(state, 'color')).not.toBe(empty)
  const later = await comeBackAt(browser, 'OFFER_SELECTION')
  await later.page.emulateMedia({ colorScheme: 'dark' })
  const radio = later.field('dealId').first()
  const open = await styleOf(radio, 'border-top-color')
  await radio.evaluate((input: HTMLInputElement) => (input.disabled = true))
  expect(await styleOf(radio, 'border-top-color')).not.toBe(open)
})

/** Returns one CSS property of an element as the browser draws it. */
const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** Returns a system color as the browser resolves it in its current color mode. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('forced-color-adjust', 'none')
    probe.style.color = color
    const resolved = getComputedStyle(probe).color
    probe.remove()
    return resolved
  }, name)

describe('the look of the widget', () => {
  it('has all sections in a wide header, and only the current one in a narrow one', async () => {
    const { page } = await comeBackAt(browser, 'CURRENT_ADDRESS_INFO')
    const header = page.locator('.header')
    await header.getByRole('progressbar', { name: 'Your details 4 of 5 About 8 minutes left' }).waitFor()
    const parts = header.locator('.progress-sections')
    expect(await parts.isVisible()).toBe(true)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await parts.isVisible()).toBe(false)
    expect(await header.getByText('4 of 5').evaluate((words) => words.getBoundingClientRect().width)).toBeGreaterThan(
      20,
    )
    expect(await header.evaluate((box) => box.getBoundingClientRect().height)).toBeLessThan(128)
  })

  it('has square corners when the partner’s page has them', async () => {
    const page = await browser.open()
    const header = page.locator('.header')
    expect(await styleOf(header, 'border-top-left-radius')).toBe('8px')
    await header.evaluate(({ classList }) => classList.remove('is-round'))
    expect(await styleOf(header, 'border-top-left-radius')).toBe('0px')
    expect(await styleOf(page.locator('.refinance'), 'border-top-left-radius')).toBe('0px')
  })

  it('keeps selected, invalid and focused elements visible in forced colors', async () => {
    const me = await comeBackAt(browser, 'OFFER_SELECTION')
    const { page } = me
    await page.emulateMedia({ forcedColors: 'active' })
    const [ground, highlight] = [await systemColor(page, 'Canvas'), await systemColor(page, 'Highlight')]

    const primary = page.locator('.button-primary')
    // A button's colors change in a transition, not at once.
    await expect.poll(() => styleOf(primary, 'background-color')).toBe(highlight)
    const text = await systemColor(page, 'HighlightText')
    await expect.poll(() => styleOf(primary, 'color')).toBe(text)

    const bar = page.getByRole('progressbar')
    expect(await styleOf(bar, 'border-top-style')).toBe('solid')

    await me.press('submit')
    await page.locator('.is-invalid').waitFor()
    const card = page.locator('.card').first()
    expect(await styleOf(card, 'border-top-color')).not.toBe(ground)
    await me.chooseNth('dealId', 0)
    const marks = async (which: Locator) =>
      Promise.all(['border-top-color', 'outline-color', 'outline-style'].map((name) => styleOf(which, name)))
    expect(await marks(card), 'a card that is chosen looks different').not.toEqual(
      await marks(page.locator('.card').nth(1)),
    )
    await page.locator('.order button').first().focus()
    const unfocused = await styleOf(card, 'outline-offset')
    await card.locator('input').focus()
    // Browsers show the focus to those who use the keyboard, so press a key.
    await page.keyboard.press('Shift')
    expect(await styleOf(card, 'outline-offset'), 'a chosen card shows the focus').not.toBe(unfocused)
  })

  it('keeps the check marks of completed items in forced colors', async () => {
    const { page } = await comeBackAt(browser, 'CHECKLIST_STATUS')
    await page.emulateMedia({ forcedColors: 'active' })
    const tick = await page
      .locator('.checklist .is-complete')
      .first()
      .evaluate((item) => {
        const { backgroundColor, color } = getComputedStyle(item, '::before')
        return { backgroundColor, color }
      })
    const [backgroundColor, color] = [await systemColor(page, 'CanvasText'), await systemColor(page, 'Canvas')]
    expect(tick).toEqual({ backgroundColor, color })
  })

  it('has a focus ring on every control of a step, light and dark', async () => {
    const { page } = await comeBackAt(browser, 'CURRENT_ADDRESS_INFO')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const control of await page.locator('.refinance :is(input, select, button, a):visible').all()) {
        await control.focus()
        // Browsers show a focus ring to those who use the keyboard, so press a key.
        await page.keyboard.press('Shift')
        expect(await styleOf(control, 'outline-style')).toBe('solid')
        expect(parseFloat(await styleOf(control, 'outline-width'))).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('prints the offers, and shows them on the screen as before', async () => {
    const { page } = await comeBackAt(browser, 'OFFER_SELECTION')
    const readHeights = () =>
      page.locator('label.card').evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))
    const heights = await readHeights()
    expect(Math.min(...heights)).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    expect(Math.min(...(await readHeights())), 'on paper').toBeGreaterThan(0)
    await page.emulateMedia({ media: 'screen' })
    expect(await readHeights(), 'on the screen').toEqual(heights)
    await page.pdf({ format: 'Letter' })
    expect(await readHeights(), 'after printing').toEqual(heights)
  })

  it('prints no address with the ids that open the documents site', async () => {
    const me = await comeBackAt(browser, 'NEXT_STEPS')
    await sendDocuments(me)
    await me.page.emulateMedia({ media: 'print' })
    const link = me.page.getByRole('link', { name: 'Open the documents page' })
    const afterLink = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(afterLink).toBe('none')
    expect(await link.getAttribute('href')).toContain('authId=')
  })

  it('prints the thank-you page black on white, without buttons', async () => {
    const me = await comeBackAt(browser, 'FINAL_OFFER')
    const { page } = me
    for (const box of await page.locator('input[aria-required="true"]').all()) await box.check()
    await me.press('submit')
    await me.isAt('THANK_YOU')
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const part of ['.header', '.bot-badge', 'button'])
      expect(await page.locator(part).filter({ visible: true }).count(), `${part} is not printed`).toBe(0)
    expect(await styleOf(page.locator('h1'), 'color')).toBe('rgb(0, 0, 0)')
    expect(await styleOf(page.locator('.refinance'), 'background-color')).toBe('rgb(255, 255, 255)')
    const words = await page.locator('.refinance').innerText()
    expect(words).toContain('(303) 555-0142')
    expect(words).toContain('What happens next')
    const file = await page.pdf({ format: 'Letter' })
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length, 'it fits on two pages').toBeLessThanOrEqual(2)
  })
})

import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { colorNames } from '../../src/widget/theme/colorNames.ts'
import { useBrowser } from './support/openPage.ts'

const browser = useBrowser()

/** Colours spread evenly over all that a screen shows, the ones around the step from white to black text, and all that CSS names. */
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

/** The contrast (WCAG 2.2) of each pair of tokens for each colour that a partner may give, as the browser resolves them. */
async function measure(page: Page, pairs: readonly (readonly [string, string])[]) {
  return page.evaluate(
    ({ colors, tested }) => {
      const root = document.querySelector<HTMLElement>('.refinance')
      if (!root) throw new Error('The page has no widget.')
      const probe = root.appendChild(document.createElement('i'))
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('The browser has no canvas.')
      // As the screen shows it: in eight bits of sRGB.
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
      const found = colors.flatMap((color) => {
        root.style.setProperty('--brand', color)
        root.style.setProperty('--brand-2', color)
        return tested.map(([text, ground]) => {
          const [low = 0, high = 0] = [toLuminance(text), toLuminance(ground)].toSorted((a, b) => a - b)
          return { color, text, ground, contrast: (high + 0.05) / (low + 0.05) }
        })
      })
      probe.remove()
      return found
    },
    { colors: partnerColors, tested: pairs },
  )
}

const grounds = ['--paper', '--paper-soft', '--tint'] as const
const read = ['--ink', '--ink-soft', '--primary-text', '--secondary-text', '--error', '--good', '--warn'] as const
const readable = [
  ...read.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['--on-primary', '--primary'],
  ['--on-primary', '--primary-hover'],
  ['--on-secondary', '--secondary'],
  ['--error', '--error-soft'],
  ['--good', '--good-soft'],
  ['--warn', '--warn-soft'],
  ['--ink', '--error-soft'],
  ['--ink', '--good-soft'],
  ['--ink', '--warn-soft'],
  ['--primary-text', '--error-soft'],
  ['--primary-text', '--warn-soft'],
] as const
const visible = ['--primary-edge', '--line-strong'].flatMap((line) => grounds.map((ground) => [line, ground] as const))

describe.each(['light', 'dark'] as const)('in a %s page, whatever colour a partner gives', (colorScheme) => {
  it('every text keeps 4.5:1 and every line that carries meaning 3:1', async () => {
    const page = await browser.open()
    await page.emulateMedia({ colorScheme })
    const faint = (await measure(page, readable)).filter(({ contrast }) => contrast < 4.5)
    expect(faint).toEqual([])
    const lost = (await measure(page, visible)).filter(({ contrast }) => contrast < 3)
    expect(lost).toEqual([])
  })
})

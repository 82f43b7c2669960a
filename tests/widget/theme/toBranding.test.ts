import { describe, expect, it } from 'vitest'
import { defaultBranding, toBranding } from '../../../src/widget/theme/toBranding.ts'

/** The contrast of a hex colour on white (WCAG 2.2, 1.4.3). */
function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('the branding', () => {
  it('has defaults whose colours can be read on white', () => {
    expect(toBranding({})).toEqual({ branding: defaultBranding, problems: [] })
    expect(contrastOnWhite(defaultBranding.primaryColor)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOnWhite(defaultBranding.secondaryColor)).toBeGreaterThanOrEqual(4.5)
  })

  it('takes what a partner gives and keeps the rest', () => {
    const { branding } = toBranding({ PartnerName: ' Acme ', branding: { hideTopNav: true, roundCorners: false } })
    expect(branding).toEqual({ ...defaultBranding, partnerName: 'Acme', hideTopNav: true, roundCorners: false })
  })

  it.each(['#abc', '#ABCD', '#0b7a4b', '#0b7a4b80', 'teal', 'RebeccaPurple'])('takes the colour %s', (color) => {
    expect(toBranding({ branding: { primaryColor: color } })).toEqual({
      branding: { ...defaultBranding, primaryColor: color },
      problems: [],
    })
  })

  it.each(['#abcde', 'greenish', 'red; background: url(https://x.example)', 'var(--x)', 'inherit', '', 7, null])(
    'refuses the colour %s, says why, and keeps the default',
    (color) => {
      const { branding, problems } = toBranding({ branding: { secondaryColor: color } })
      expect(branding.secondaryColor).toBe(defaultBranding.secondaryColor)
      expect(problems).toEqual([expect.stringContaining(`branding.secondaryColor is ${JSON.stringify(color)}`)])
    },
  )

  it('refuses a flag that is neither true nor false', () => {
    const { branding, problems } = toBranding({ branding: { hideTopNav: 'no' } })
    expect(branding.hideTopNav).toBe(false)
    expect(problems).toHaveLength(1)
  })

  it('outlives options of any shape', () => {
    expect(toBranding({ PartnerName: 5, branding: 'green' }).branding).toEqual(defaultBranding)
  })
})

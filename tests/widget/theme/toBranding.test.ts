import { describe, expect, it } from 'vitest'
import { defaultBranding, toBranding } from '../../../src/widget/WidgetFrame.tsx'

/** Returns the contrast of a hex color on white (WCAG 2.2, 1.4.3). */
function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

describe('the branding', () => {
  it('has default colors with enough contrast on white', () => {
    expect(toBranding({})).toEqual(defaultBranding)
    expect(contrastOnWhite(defaultBranding.primaryColor)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOnWhite(defaultBranding.secondaryColor)).toBeGreaterThanOrEqual(4.5)
  })

  it('applies what a partner gives, and keeps the default of the rest', () => {
    const branding = toBranding({ branding: { hideTopNav: true, primaryColor: 'teal' } })
    expect(branding).toEqual({ ...defaultBranding, hideTopNav: true, primaryColor: 'teal' })
  })
})

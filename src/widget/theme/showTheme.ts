import type { GivenTheme } from '../options/InitOptions.ts'
import './partnerTheme.css'

const spaces = { compact: '0.75', regular: '1', spacious: '1.25' } as const

/** Applies a partner's theme to the widget's element, in place of an earlier one; a missing value falls back to the product's own. */
export function showTheme({ style, classList }: HTMLElement, theme: GivenTheme): void {
  const { background, surface, text, border, radius, fontSize, font, spacing } = theme
  const values = {
    background,
    surface,
    text,
    border,
    radius: radius !== undefined && `${radius}px`,
    scale: fontSize !== undefined && String(fontSize / 16),
    font: font && `var(--font-${font})`,
    space: spacing && spaces[spacing],
  }
  classList.add('is-themed')
  // Uses the CSSOM, which a Content-Security-Policy without inline styles allows.
  for (const [name, value] of Object.entries(values)) {
    if (value) style.setProperty(`--theme-${name}`, value)
    else style.removeProperty(`--theme-${name}`)
  }
}

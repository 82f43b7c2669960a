import { type GivenTheme, fonts, spacings } from './InitOptions.ts'
import { readColor } from './readBranding.ts'
import { type Tell, readFields } from './readFields.ts'

const names = ['background', 'surface', 'text', 'border', 'radius', 'fontSize', 'font', 'spacing'] as const

/** The theme as far as it can be used; the rest keeps its default. */
export function readTheme(given: unknown, tell: Tell): GivenTheme {
  const fields = readFields(given, 'theme', names, tell)
  const theme = {
    background: readGround(fields.background, 'theme.background', tell),
    surface: readGround(fields.surface, 'theme.surface', tell),
    text: readGround(fields.text, 'theme.text', tell),
    border: readGround(fields.border, 'theme.border', tell),
    radius: readLength(fields.radius, 'theme.radius', [0, 24], tell),
    fontSize: readLength(fields.fontSize, 'theme.fontSize', [14, 20], tell),
    font: readChoice(fields.font, 'theme.font', fonts, tell),
    spacing: readChoice(fields.spacing, 'theme.spacing', spacings, tell),
  }
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => value !== undefined))
}

/** A colour through which nothing shines: what can be read on it would not be known. */
function readGround(value: unknown, place: string, tell: Tell): string | undefined {
  const color = readColor(value, place, tell)
  if (color === undefined || !/^#(?:.{4}|.{8})$/.test(color)) return color
  tell(`${place} is partly transparent. Give it three or six digits; the product's own colour is used instead.`)
  return undefined
}

/** A number of CSS pixels between two, to the hundredth: no number is so small that it is written with an exponent. */
function readLength(value: unknown, place: string, [least, most]: readonly [number, number], tell: Tell) {
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= least && value <= most) return Math.abs(Math.round(value * 100) / 100)
  tell(`${place} is no number from ${least} to ${most}. Use one, of CSS pixels; the default is used instead.`)
  return undefined
}

function readChoice<Choice extends string>(value: unknown, place: string, choices: readonly Choice[], tell: Tell) {
  const choice = choices.find((one) => one === value)
  if (value !== undefined && choice === undefined)
    tell(`${place} is unknown. Use one of ${choices.join(', ')}; the default is used instead.`)
  return choice
}

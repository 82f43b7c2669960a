import { type GivenBranding, type GivenTheme, fonts, spacings } from './InitOptions.ts'
import { type Tell, omitMissing, readFields } from './readFields.ts'

/** Returns the usable part of the branding; the rest keeps its default. */
export function readBranding(given: unknown, tell: Tell): GivenBranding {
  const fields = readFields(given, 'branding', ['hideTopNav', 'primaryColor', 'secondaryColor', 'roundCorners'], tell)
  return omitMissing({
    primaryColor: readColor(fields.primaryColor, 'branding.primaryColor', tell),
    secondaryColor: readColor(fields.secondaryColor, 'branding.secondaryColor', tell),
    hideTopNav: readFlag(fields.hideTopNav, 'branding.hideTopNav', tell),
    roundCorners: readFlag(fields.roundCorners, 'branding.roundCorners', tell),
  })
}

function readFlag(value: unknown, place: string, tell: Tell): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value
  tell(`${place} is neither true nor false. Use one of them, without quotes; the default is used instead.`)
  return undefined
}

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** Returns a hex or named CSS color; reports anything else under its `place`, so that no other CSS gets in. */
function readColor(value: unknown, place: string, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  const color = typeof value === 'string' ? value.trim() : ''
  if (hexColor.test(color) || colorNames.has(color.toLowerCase())) return color
  const shown = /^[a-z]{1,30}$/i.test(color) ? `is "${color}", which ` : ''
  tell(
    `${place} ${shown}is neither a hex color such as "#0b7a4b" nor a CSS color name such as "teal". ` +
      `The product's own color is used instead.`,
  )
  return undefined
}

/** The named colors of CSS (CSS Color Module Level 4, 6.1). */
export const colorNames: ReadonlySet<string> = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood ' +
    'cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray ' +
    'darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen ' +
    'darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
    'firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew ' +
    'hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan ' +
    'lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
    'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred ' +
    'midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid ' +
    'palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple ' +
    'rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue ' +
    'slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white ' +
    'whitesmoke yellow yellowgreen'
  ).split(' '),
)

const themeNames = ['background', 'surface', 'text', 'border', 'radius', 'fontSize', 'font', 'spacing'] as const

/** Returns the usable part of the theme; the rest keeps its default. */
export function readTheme(given: unknown, tell: Tell): GivenTheme {
  const fields = readFields(given, 'theme', themeNames, tell)
  return omitMissing({
    background: readGround(fields.background, 'theme.background', tell),
    surface: readGround(fields.surface, 'theme.surface', tell),
    text: readGround(fields.text, 'theme.text', tell),
    border: readGround(fields.border, 'theme.border', tell),
    radius: readLength(fields.radius, 'theme.radius', [0, 24], tell),
    fontSize: readLength(fields.fontSize, 'theme.fontSize', [14, 20], tell),
    font: readChoice(fields.font, 'theme.font', fonts, tell),
    spacing: readChoice(fields.spacing, 'theme.spacing', spacings, tell),
  })
}

/** Returns an opaque color: the contrast of text on a transparent one would be unknown. */
function readGround(value: unknown, place: string, tell: Tell): string | undefined {
  const color = readColor(value, place, tell)
  if (color === undefined || !/^#(?:.{4}|.{8})$/.test(color)) return color
  tell(`${place} is partly transparent. Give it three or six digits; the product's own color is used instead.`)
  return undefined
}

/** Returns a length within two limits, in CSS pixels, rounded to the hundredth so that it is never written with an exponent. */
function readLength(value: unknown, place: string, [least, most]: readonly [number, number], tell: Tell) {
  if (value === undefined) return undefined
  if (typeof value === 'number' && value >= least && value <= most) return Math.abs(Math.round(value * 100) / 100)
  tell(`${place} is not a number from ${least} to ${most}. Use one, of CSS pixels; the default is used instead.`)
  return undefined
}

function readChoice<Choice extends string>(value: unknown, place: string, choices: readonly Choice[], tell: Tell) {
  const choice = choices.find((one) => one === value)
  if (value !== undefined && choice === undefined)
    tell(`${place} is unknown. Use one of ${choices.join(', ')}; the default is used instead.`)
  return choice
}

import type { GivenBranding } from './InitOptions.ts'
import { type Tell, readFields } from './readFields.ts'

const names = ['hideTopNav', 'primaryColor', 'secondaryColor', 'roundCorners'] as const

/** The branding as far as it can be used; the rest keeps its default. */
export function readBranding(given: unknown, tell: Tell): GivenBranding {
  const fields = readFields(given, 'branding', names, tell)
  const primaryColor = readColor(fields.primaryColor, 'branding.primaryColor', tell)
  const secondaryColor = readColor(fields.secondaryColor, 'branding.secondaryColor', tell)
  const hideTopNav = readFlag(fields.hideTopNav, 'branding.hideTopNav', tell)
  const roundCorners = readFlag(fields.roundCorners, 'branding.roundCorners', tell)
  return {
    ...(primaryColor !== undefined && { primaryColor }),
    ...(secondaryColor !== undefined && { secondaryColor }),
    ...(hideTopNav !== undefined && { hideTopNav }),
    ...(roundCorners !== undefined && { roundCorners }),
  }
}

function readFlag(value: unknown, place: string, tell: Tell): boolean | undefined {
  if (value === undefined || typeof value === 'boolean') return value
  tell(`${place} is neither true nor false. Use one of them, without quotes; the default is used instead.`)
  return undefined
}

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** A hex or named CSS colour; anything else is told of under its `place`, so that no CSS but a colour comes in. */
export function readColor(value: unknown, place: string, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  const color = typeof value === 'string' ? value.trim() : ''
  if (hexColor.test(color) || colorNames.has(color.toLowerCase())) return color
  const shown = /^[a-z]{1,30}$/i.test(color) ? `is "${color}", which ` : ''
  tell(
    `${place} ${shown}is neither a hex colour such as "#0b7a4b" nor a CSS colour name such as "teal". ` +
      `The product's own colour is used instead.`,
  )
  return undefined
}

/** The named colours of CSS (CSS Color Module Level 4, 6.1). */
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

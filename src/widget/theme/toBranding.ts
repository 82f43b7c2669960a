import { colorNames } from './colorNames.ts'

/** How the widget looks on a partner's page. */
export interface Branding {
  readonly partnerName: string
  readonly hideTopNav: boolean
  readonly primaryColor: string
  readonly secondaryColor: string
  readonly roundCorners: boolean
}

/** What a page gave; it comes from outside, so nothing of it is certain. */
export interface BrandingOptions {
  readonly PartnerName?: unknown
  readonly branding?: unknown
}

/** The branding without any options: both colours have a contrast of at least 4.5:1 on white. */
export const defaultBranding: Branding = {
  partnerName: 'Website',
  hideTopNav: false,
  primaryColor: '#0b7a4b',
  secondaryColor: '#8f1d2c',
  roundCorners: true,
}

const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i

/** Merges what a page gave into the defaults; what cannot be used keeps its default and is told of in `problems`. */
export function toBranding({ PartnerName, branding }: BrandingOptions): {
  readonly branding: Branding
  readonly problems: readonly string[]
} {
  const problems: string[] = []
  const given: Readonly<Record<string, unknown>> = typeof branding === 'object' && branding ? { ...branding } : {}

  const toColor = (name: 'primaryColor' | 'secondaryColor') => {
    const color = given[name]
    if (color === undefined) return defaultBranding[name]
    if (typeof color === 'string' && (hexColor.test(color) || colorNames.has(color.toLowerCase()))) return color
    problems.push(
      `branding.${name} is ${JSON.stringify(color)}, which is neither a hex colour such as "#0b7a4b" nor a CSS colour ` +
        `name such as "teal". ${defaultBranding[name]} is used instead.`,
    )
    return defaultBranding[name]
  }
  const toFlag = (name: 'hideTopNav' | 'roundCorners') => {
    const flag = given[name]
    if (typeof flag === 'boolean') return flag
    if (flag !== undefined) {
      problems.push(`branding.${name} is ${JSON.stringify(flag)}. Use true or false; ${defaultBranding[name]} is used.`)
    }
    return defaultBranding[name]
  }
  const partnerName = typeof PartnerName === 'string' ? PartnerName.trim() : ''
  return {
    branding: {
      partnerName: partnerName || defaultBranding.partnerName,
      hideTopNav: toFlag('hideTopNav'),
      primaryColor: toColor('primaryColor'),
      secondaryColor: toColor('secondaryColor'),
      roundCorners: toFlag('roundCorners'),
    },
    problems,
  }
}

import {
  type InitOptions,
  type Campaign,
  type Tracking,
  type TrackingField,
  modes,
  trackingFields,
  toCampaign,
} from './InitOptions.ts'
import { type Log, consoleLog } from '../early/consoleLog.ts'
import { languages } from '../early/languages.ts'
import { toKnownLocale } from '../early/toLocale.ts'
import { readBranding, readTheme } from './readLook.ts'
import { type Tell, omitMissing, readFields, readText } from './readFields.ts'
import type { Widget } from '../mount.tsx'

const names = ['PartnerName', 'reference', 'prefillToken', 'mode', 'locale', 'branding', 'theme', 'tracking'] as const

/** In characters: the maximum in the contract of a lead, and more than any BCP 47 tag needs. */
const longestPartnerName = 200
const longestLocale = 35

/**
 * Returns the usable options from whatever a page passed, and from the campaign fields of its URL. Each problem is a sentence for
 * the page's author: what is wrong, where, and how to fix it. It shows no value except a single word given as a color. Never
 * throws.
 */
export function toInitOptions(
  given: unknown,
  campaign: Campaign = [],
): { readonly options: InitOptions; readonly problems: readonly string[] } {
  const problems: string[] = []
  const tell = (problem: string) => problems.push(problem)
  const fields = readFields(given, 'options', names, tell)
  const PartnerName = readText(fields.PartnerName, 'PartnerName', longestPartnerName, tell)
  const reference = readReference(fields.reference, tell)
  const prefillToken = readPrefillToken(fields.prefillToken, tell)
  const mode = modes.find((one) => one === fields.mode)
  if (fields.mode !== undefined && mode === undefined) {
    tell(`mode is unknown. Use one of ${modes.join(', ')}; it opens in its place instead.`)
  }
  const tag = readText(fields.locale, 'locale', longestLocale, tell)
  const locales = Object.keys(languages)
  const locale = toKnownLocale(tag, locales)
  if (tag !== undefined && locale === undefined) {
    tell(
      `locale is not a language of the widget. Use one of ${locales.join(', ')}; the applicant's own is used instead.`,
    )
  }
  const branding = readBranding(fields.branding, tell)
  const theme = readTheme(fields.theme, tell)
  const extraData = readTracking(fields.tracking, campaign, tell)
  return {
    options: omitMissing({
      PartnerName,
      reference,
      prefillToken,
      mode,
      locale,
      branding: hasAny(branding) ? branding : undefined,
      theme: hasAny(theme) ? theme : undefined,
      tracking: hasAny(extraData) ? { extraData } : undefined,
    }),
    problems,
  }
}

const hasAny = (fields: object) => Object.keys(fields).length > 0

/** The most problems that are reported, so that a page that passes options repeatedly does not flood the console. */
const mostProblems = 50

/** Creates a function that turns anything a page passes, first or later, into options; logs each problem once. */
export function createOptionsReader(log: Log): (given: unknown, campaign?: Campaign) => InitOptions {
  const told = new Set<string>()
  return (given, campaign) => {
    const { options, problems } = toInitOptions(given, campaign)
    for (const problem of problems) {
      if (told.has(problem) || told.size >= mostProblems) continue
      told.add(problem)
      log.warn(`Refinance: ${problem}`)
    }
    return options
  }
}

/** The longest value of a campaign field in the contract of a lead, in characters. */
const longestValue = 500
const longestSource = 200

/** Returns the usable campaign fields: those of `tracking.extraData`, otherwise the first of each name in the page's URL. */
function readTracking(given: unknown, campaign: Campaign, tell: Tell): Tracking {
  const { extraData } = readFields(given, 'tracking', ['extraData'], tell)
  const fields = readFields(extraData, 'tracking.extraData', trackingFields, tell)
  const tracking: { -readonly [Field in TrackingField]?: string } = {}
  for (const name of trackingFields) {
    const longest = name === 'secondaryLeadSource' ? longestSource : longestValue
    const [inAddress, ...others] = campaign.flatMap(([field, value]) => (field === name ? [value] : []))
    if (others.length > 0)
      tell(`The page's address has ${name} more than once. The first one counts; leave out the others.`)
    const value =
      readText(toText(fields[name]), `tracking.extraData.${name}`, longest, tell) ??
      readText(inAddress, `${name} in the page's address`, longest, tell)
    if (value !== undefined) tracking[name] = value
  }
  return tracking
}

/** Converts numbers and booleans to the text that a lead needs. A number that JavaScript has rounded stays a number, and is refused. */
const toText = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    ? String(value)
    : value

const idShape = /^[\w-]{1,64}$/

/** Matches digits alone, such as a phone number, a date of birth or a card number, and an SSN inside other text. */
const personal = /^[\d_-]{8,}$|(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/

/** Returns the page's own id for a visit; reports and drops a malformed one, or one that could identify a person. */
function readReference(value: unknown, tell: Tell): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string' || !idShape.test(value)) {
    tell('reference is not an id. Use 1 to 64 letters, digits, hyphens and underscores; it is left out.')
    return undefined
  }
  if (!personal.test(value)) return value
  tell(
    'reference looks like the number of a person, such as an SSN, a phone number or a date. ' +
      'Use an id that means nothing to anybody else, with a letter in it; it is left out.',
  )
  return undefined
}

const tokenShape = /^[\w-]{20,200}$/

/** Returns the prefill token; reports and drops a malformed one without showing it. */
function readPrefillToken(value: unknown, tell: Tell): string | undefined {
  if (value === undefined || (typeof value === 'string' && tokenShape.test(value))) return value
  tell(
    'prefillToken is not a token. Use what the API host gave to your server, 20 to 200 letters, digits, hyphens and underscores; ' +
      'it is left out.',
  )
  return undefined
}

/** Passes the campaign fields in the query of a URL to the widget, for the lead. */
export function tellCampaign(widget: Widget, search: string): void {
  const campaign = toCampaign(search)
  if (campaign.length > 0) widget.init(createOptionsReader(consoleLog)({}, campaign))
}

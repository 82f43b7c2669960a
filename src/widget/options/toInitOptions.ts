import type { InitOptions } from '../InitOptions.ts'
import { languages } from '../locale/languages.ts'
import { toKnownLocale } from '../locale/toKnownLocale.ts'
import { readBranding } from './readBranding.ts'
import { readFields } from './readFields.ts'
import { readText } from './readText.ts'
import { readTracking } from './readTracking.ts'
import type { Campaign } from './toCampaign.ts'

const names = ['PartnerName', 'locale', 'branding', 'tracking'] as const

/** In characters: what the contract of a lead takes, and more than any BCP 47 tag needs. */
const longestPartnerName = 200
const longestLocale = 35

/**
 * The options that can be used of whatever a page passed, and of the campaign fields of its address. Each problem is a
 * sentence for whoever wrote the page: what it is, where, and how to mend it. Values are not in it. Never throws.
 */
export function toInitOptions(
  given: unknown,
  campaign: Campaign = [],
): { readonly options: InitOptions; readonly problems: readonly string[] } {
  const problems: string[] = []
  const tell = (problem: string) => problems.push(problem)
  const fields = readFields(given, 'options', names, tell)
  const partnerName = readText(fields.PartnerName, 'PartnerName', longestPartnerName, tell)
  const tag = readText(fields.locale, 'locale', longestLocale, tell)
  const locales = Object.keys(languages)
  const locale = toKnownLocale(tag, locales)
  if (tag !== undefined && locale === undefined) {
    tell(`locale is no language of the widget. Use one of ${locales.join(', ')}; the applicant's own is used instead.`)
  }
  const branding = readBranding(fields.branding, tell)
  const extraData = readTracking(fields.tracking, campaign, tell)
  return {
    options: {
      ...(partnerName !== undefined && { PartnerName: partnerName }),
      ...(locale !== undefined && { locale }),
      ...(hasAny(branding) && { branding }),
      ...(hasAny(extraData) && { tracking: { extraData } }),
    },
    problems,
  }
}

const hasAny = (fields: object) => Object.keys(fields).length > 0

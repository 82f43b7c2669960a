import { toKnownLocale, type Locale } from './languages.ts'

/** Who has a say in the language, by BCP 47 tags. */
export interface LocaleWishes {
  /** What the page around the widget asks for. */
  readonly asked?: string | undefined
  /** What the applicant chose on an earlier visit. */
  readonly kept?: string | undefined
  /** The languages of the browser, the dearest first. */
  readonly browser: readonly string[]
}

/** The language to begin in: the first that the product speaks of the page's, the applicant's and the browser's; else English. */
export function toLocale({ asked, kept, browser }: LocaleWishes): Locale {
  const known = [asked, kept, ...browser].map(toKnownLocale)
  return known.find((locale) => locale !== undefined) ?? 'en'
}

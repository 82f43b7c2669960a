import { toKnownLocale } from './toKnownLocale.ts'

/**
 * The one of some locales to begin in: the first that somebody wishes for, else the first of all. Wishes are BCP 47 tags, the
 * page's before the applicant's and those before the browser's.
 */
export const toLocale = (wishes: readonly unknown[], locales: readonly string[]): string =>
  wishes.map((tag) => toKnownLocale(tag, locales)).find(Boolean) ?? locales[0] ?? 'en'

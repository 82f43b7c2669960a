/**
 * The one of some locales to begin in: the first that somebody wishes for, else the first of all. Wishes are BCP 47 tags, the
 * page's before the applicant's and those before the browser's.
 */
export const toLocale = (wishes: readonly unknown[], locales: readonly string[]): string =>
  wishes.map((tag) => toKnownLocale(tag, locales)).find(Boolean) ?? locales[0] ?? 'en'

/**
 * The one of some locales that a BCP 47 tag asks for: the same, else one of the same language, so that `es-MX` finds `es`, and
 * `pt` finds `pt-BR`; undefined when there is none.
 */
export function toKnownLocale(tag: unknown, locales: readonly string[]): string | undefined {
  if (typeof tag !== 'string') return undefined
  const find = (length?: number) => locales.find((locale) => toStart(locale, length) === toStart(tag, length))
  return find() ?? find(1)
}

/** The first parts of a tag, all of them unless told how many. */
const toStart = (tag: string, length?: number) => tag.toLowerCase().split(/[-_]/).slice(0, length).join()

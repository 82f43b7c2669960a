// What compiled texts call. Every browser brings the plural rules and number formats of its languages.

type Cases = Readonly<Record<string, string>>

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

/** A number in the manner of a language. */
export function number(language: string, value: unknown): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, format)
  return format.format(Number(value))
}

/**
 * A number in the manner of a language with the digits 0 to 9. All of those write whole numbers below 1,000 alike, and
 * building the browser's format takes longer than drawing a step.
 */
export function latinNumber(language: string, value: unknown): string {
  const isShort = Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000
  return isShort ? String(value) : number(language, value)
}

/** The text for a count: an exact `=1` case, or the language's category for the count less the offset. */
export function plural(
  language: string,
  type: Intl.PluralRuleType,
  value: unknown,
  offset: number,
  cases: Cases,
): string {
  const key = `${language} ${type}`
  const rules = pluralRules.get(key) ?? new Intl.PluralRules(language, { type })
  pluralRules.set(key, rules)
  return toCase(`=${String(value)}`, cases) ?? select(rules.select(Number(value) - offset), cases)
}

/** The text for one of several words. */
export const select = (value: unknown, cases: Cases): string => toCase(String(value), cases) ?? cases['other'] ?? ''

const toCase = (name: string, cases: Cases) => (Object.hasOwn(cases, name) ? cases[name] : undefined)

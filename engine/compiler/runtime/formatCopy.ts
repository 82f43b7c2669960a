// The functions that compiled texts call. Browsers have the plural rules and number formats of their languages built in.

type Cases = Readonly<Record<string, string>>

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

/** Formats a number in a language. */
export function number(language: string, value: unknown): string {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(language)
  numberFormats.set(language, format)
  return format.format(Number(value))
}

/**
 * Formats a number in a language with the digits 0 to 9. All such languages format whole numbers below 1,000 alike, and
 * creating the browser's format takes longer than drawing a step.
 */
export function latinNumber(language: string, value: unknown): string {
  const isShort = Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000
  return isShort ? String(value) : number(language, value)
}

/** Returns the text for a count: an exact case such as `=1`, or the plural category for the count minus the offset. */
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

/** Returns the text for one of several values. */
export const select = (value: unknown, cases: Cases): string => toCase(String(value), cases) ?? cases['other'] ?? ''

const toCase = (name: string, cases: Cases) => (Object.hasOwn(cases, name) ? cases[name] : undefined)

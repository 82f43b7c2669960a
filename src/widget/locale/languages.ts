/** The languages that the product speaks. */
export const locales = ['en', 'es'] as const

export type Locale = (typeof locales)[number]

/** The languages, each by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' }

/** The language of a BCP 47 tag, `es` of `es-MX`; undefined when the product does not speak it. */
export function toKnownLocale(tag: unknown): Locale | undefined {
  if (typeof tag !== 'string') return undefined
  const [language] = tag.toLowerCase().split(/[-_]/)
  return locales.find((locale) => locale === language)
}

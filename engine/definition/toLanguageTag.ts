const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** A language's tag as BCP 47 writes it, `pt-BR` for `pt_br`; undefined for a name of no language. */
export function toLanguageTag(name: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(name.replaceAll('_', '-'))
    return names.of(tag) === undefined ? undefined : tag
  } catch {
    return undefined
  }
}

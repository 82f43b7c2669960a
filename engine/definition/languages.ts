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

/** A language by its own name, `Español` for `es`; the tag itself when it is none that the browser knows. */
export function toLanguageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}

const scripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Whether a language is written from right to left, by the script that is most likely for its tag (BCP 47). */
export function isRtl(tag: string): boolean {
  try {
    return scripts.includes(new Intl.Locale(tag).maximize().script ?? '')
  } catch {
    return false
  }
}

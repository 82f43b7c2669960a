import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

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

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** Numbers as some languages spell them, from two on: one is most often no number. */
const spelled: Readonly<Record<string, readonly (readonly [word: string, value: number])[]>> = {
  en: [
    ...toNumbered(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    ...toNumbered(17, 'seventeen eighteen nineteen'),
    ...tens.flatMap((ten, index) => [
      [ten, 10 * (index + 2)] as const,
      ...toNumbered(1, 'one two three four five six seven eight nine').map(
        ([word, value]) => [`${ten}-${word}`, 10 * (index + 2) + value] as const,
      ),
    ]),
  ],
  es: [
    ...toNumbered(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'),
    ...toNumbered(17, 'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro'),
  ],
}

function toNumbered(from: number, words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, from + index])
}

/** The numbers that a text of a language spells out, `twenty-one`; none of a language whose words are not known here. */
export function listSpelledNumbers(text: string, language: string): number[] {
  const known = new Map(spelled[language.split('-')[0] ?? ''])
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).flatMap((word) => known.get(word) ?? [])
}

type Texts = Readonly<Record<string, string>>

const defaults: Readonly<Record<string, Texts>> = { en, es }

/** The texts of a language with those of the engine that the flow does not have words of its own for. */
export const withDefaultTexts = (language: string, texts: Texts): Texts => ({ ...toDefaultTexts(language), ...texts })

/** The engine's own texts in a language (`es-MX` is Spanish), none where it does not know it. */
export const toDefaultTexts = (language: string): Texts => defaults[language.split('-')[0] ?? ''] ?? {}

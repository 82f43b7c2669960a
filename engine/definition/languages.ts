import en from './texts/en.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Returns a language's canonical tag (BCP 47), `pt-BR` for `pt_br`; undefined for a name that is not a language. */
export function toLanguageTag(name: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(name.replaceAll('_', '-'))
    return names.of(tag) === undefined ? undefined : tag
  } catch {
    return undefined
  }
}

/** Returns a language's own name, `Español` for `es`; the tag itself when the browser does not know the language. */
export function toLanguageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}

const scripts = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

/** Checks whether a language is written from right to left, by the likely script of its tag (BCP 47). */
export function isRtl(tag: string): boolean {
  try {
    return scripts.includes(new Intl.Locale(tag).maximize().script ?? '')
  } catch {
    return false
  }
}

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** Spelled-out numbers from two on; the word for one usually does not mean a number. */
const spelled: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  en: new Map([
    ...toNumbered(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    ...toNumbered(17, 'seventeen eighteen nineteen'),
    ...tens.flatMap((ten, index) => [
      [ten, 10 * (index + 2)] as const,
      ...toNumbered(1, 'one two three four five six seven eight nine').map(
        ([word, value]) => [`${ten}-${word}`, 10 * (index + 2) + value] as const,
      ),
    ]),
  ]),
  es: new Map([
    ...toNumbered(2, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis'),
    ...toNumbered(17, 'diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro'),
  ]),
}

function toNumbered(from: number, words: string): (readonly [string, number])[] {
  return words.split(' ').map((word, index) => [word, from + index])
}

/** Lists the numbers that a text spells out, such as `twenty-one`; none for a language other than English and Spanish. */
export function listSpelledNumbers(text: string, language: string): number[] {
  const known = spelled[language.split('-')[0] ?? '']
  return (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).flatMap((word) => known?.get(word) ?? [])
}

/** Words that stand behind a number and make it larger: "1 million", "100 mil". */
const larger: readonly (readonly [word: RegExp, unit: number])[] = [
  [/^[ \u00A0]?(?:thousand|mil|mille|k)(?!\p{L})/iu, 1000],
  [/^[ \u00A0]?(?:millions?|millón|millones|m)(?!\p{L})/iu, 1_000_000],
]

/** Returns the numbers in a text, in digits and in words; digits in a text with a plural are ignored. */
export function toToldNumbers(text: string, language: string): readonly number[] {
  const numbers = /, plural,/.test(text) ? [] : [...text.matchAll(/\d[\d.,]*/g)]
  const digits = numbers.map(({ 0: number, index }) => {
    const behind = text.slice(index + number.length)
    const unit = larger.find(([word]) => word.test(behind))?.[1] ?? 1
    return Number(number.replaceAll(/[.,](?!\d)|,/g, '')) * unit
  })
  return [...digits, ...listSpelledNumbers(text, language)]
}

type Texts = Readonly<Record<string, string>>

const defaults: Readonly<Record<string, Texts>> = { en, es }

/** Adds the engine's own texts for the keys that the flow does not define. */
export const withDefaultTexts = (language: string, texts: Texts): Texts => ({ ...toDefaultTexts(language), ...texts })

/** Returns the engine's own texts in a language (`es-MX` is Spanish); none for an unknown language. */
export const toDefaultTexts = (language: string): Texts => defaults[language.split('-')[0] ?? ''] ?? {}

import type { Advice } from './Advice.ts'

/** Words that sentences of a language seldom do without, and other languages here do not have. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'you', 'your', 'of', 'is', 'we', 'are', 'this', 'that', 'with', 'for', 'not', 'was', 'will', 'it'],
  es: ['el', 'la', 'los', 'las', 'que', 'su', 'para', 'con', 'por', 'una', 'se', 'lo', 'del', 'usted', 'más', 'y'],
  fr: ['le', 'les', 'des', 'et', 'vous', 'votre', 'est', 'une', 'pour', 'avec', 'dans', 'qui', 'nous', 'pas', 'sur'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'sie', 'ein', 'eine', 'wir', 'auf', 'zu', 'den'],
}

/** Finds texts that seem to stand in another language than the one of their file. */
export const adviseLanguages: Advice = function* ({ flow }) {
  const vocabularies = new Map([...flow.copy].map(([language, texts]) => [language, toVocabulary(texts)]))
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    for (const [key, text] of file ? Object.entries(texts) : []) {
      const other = guessOther(text, language) ?? findOther({ key, text, language }, flow.copy, vocabularies)
      if (other === undefined) continue
      const message = `"${key}" of ${language} reads as if it were written in another language, ${other}`
      const hint = `Translate it, or put it into ${other}.json`
      yield { code: 'untranslated', ...(file && { file }), path: [key], message, hint }
    }
  }
}

/**
 * The language in which a sentence seems to stand, where that is another one than it should be: it has common words of that
 * language, and none of its own. Undefined where nothing can be told, as of most short texts.
 */
function guessOther(text: string, language: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [own = ''] = language.split('-')
  const count = (name: string) => words.filter((word) => commonWords[name]?.includes(word)).length
  if (!commonWords[own] || count(own) > 0) return undefined
  return Object.keys(commonWords).find((name) => name !== own && count(name) > 1)
}

/** In how many texts of a language a word stands, and in how many of them in small letters, as no name does. */
type Vocabulary = ReadonlyMap<string, { readonly texts: number; readonly small: number }>

function toVocabulary(texts: Readonly<Record<string, string>>): Vocabulary {
  const words = new Map<string, { texts: number; small: number }>()
  for (const text of Object.values(texts)) {
    const written = new Set(toWords(text))
    for (const word of new Set([...written].map((one) => one.toLowerCase()))) {
      const { texts: count, small } = words.get(word) ?? { texts: 0, small: 0 }
      words.set(word, { texts: count + 1, small: small + (written.has(word) ? 1 : 0) })
    }
  }
  return words
}

/** The words of a text, without its placeholders, the names of its choices and the targets of its links. */
const toWords = (text: string): readonly string[] =>
  text
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .replaceAll(/, (?:plural|select),/.test(text) ? /\{\w+, \w+,|\w+ ?(?=\{)|\{\w+\}/g : /\{\w+\}/g, ' ')
    .match(/\p{L}+/gu) ?? []

/** Several words that all begin with a capital are what something is called. */
const isName = (text: string) => /^\p{Lu}[^\s{}]*(?: \p{Lu}[^\s{}]*)+$/u.test(text)

interface Text {
  readonly key: string
  readonly text: string
  readonly language: string
}

/**
 * The language whose words, as its other texts have them, a text is made of, and none of its own: a label that was not
 * translated, as most are too short for common words. A single word of a sentence counts where it stands in the original, too.
 */
function findOther(
  { key, text, language }: Text,
  copy: ReadonlyMap<string, Readonly<Record<string, string>>>,
  vocabularies: ReadonlyMap<string, Vocabulary>,
): string | undefined {
  const own = vocabularies.get(language)
  const written = toWords(text).map((word) => word.toLowerCase())
  const words = written.filter((word) => word.length > 1)
  if (!own || words.length === 0 || isName(text)) return undefined
  const isOwn = (word: string) => (own.get(word)?.texts ?? 0) > (own.has(word) ? 1 : 0)
  return [...vocabularies].find(([name, vocabulary]) => {
    if (name === language) return false
    const original = toWords(copy.get(name)?.[key] ?? '').map((word) => word.toLowerCase())
    // What stands in this very text says nothing of others.
    const isOther = (word: string) => {
      const { texts = 0, small = 0 } = vocabulary.get(word) ?? {}
      return (small > 0 || text === copy.get(name)?.[key]) && texts > (original.includes(word) ? 1 : 0)
    }
    const foreign = words.filter((word) => !isOwn(word) && isOther(word))
    const native = words.filter((word) => isOwn(word) && !isOther(word))
    const unknown = words.filter((word) => !isOwn(word) && !isOther(word))
    const isWhole = native.length === 0 && foreign.length > unknown.length
    return (isWhole && foreign.length > 0) || foreign.some((word) => original.includes(word) && word.length > 3)
  })?.[0]
}

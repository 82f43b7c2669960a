import type { LinkedFlow } from '../../../definition/index.ts'
import { toLanguageName } from '../../../definition/languages.ts'
import { rememberByText } from '../../../validation/remember.ts'
import { type Advice, toTextWords } from '../Advice.ts'
import { toNamedUnit } from '../toUnit.ts'

/** Words that most sentences of a language contain, and few sentences of the other languages listed here. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'you', 'your', 'of', 'is', 'we', 'are', 'this', 'that', 'with', 'for', 'not', 'was', 'will', 'it'],
  es: ['el', 'la', 'los', 'las', 'que', 'su', 'para', 'con', 'por', 'una', 'se', 'lo', 'del', 'usted', 'más', 'y'],
  fr: ['le', 'les', 'des', 'et', 'vous', 'votre', 'est', 'une', 'pour', 'avec', 'dans', 'qui', 'nous', 'pas', 'sur'],
  pt: ['o', 'os', 'as', 'você', 'não', 'uma', 'seu', 'sua', 'são', 'está', 'isso', 'também', 'depois', 'pode', 'em'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'sie', 'ein', 'eine', 'wir', 'auf', 'zu', 'den'],
}

/** Words of a language that are also among the common words of another one, so that they tell nothing. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  en: ['die', 'des', 'den', 'as', 'o'],
  es: ['le', 'les', 'sur', 'un', 'en', 'de', 'al', 'o', 'as', 'está'],
  fr: ['la', 'que', 'se', 'lo', 'par', 'un', 'de', 'du', 'en', 'on', 'os', 'as'],
  pt: ['que', 'se', 'para', 'com', 'por', 'la', 'lo', 'as', 'das', 'des'],
  de: ['was', 'will', 'for', 'des', 'im', 'es', 'em'],
}

/** The letters that a language writes besides those from a to z. */
const letters: Readonly<Record<string, string>> = {
  es: 'áéíóúüñ',
  pt: 'áâãàçéêíóôõú',
  fr: 'àâæçèéêëîïôœùûü',
  de: 'äöüß',
}

/** Returns the language whose letters are in a word that begins small, if the expected language does not have them. */
function toAlphabet(words: readonly string[], own: string): string | undefined {
  const isIn = (name: string, letter: string) => (letters[name] ?? '').includes(letter)
  const strange = words.flatMap((word) =>
    /^\p{Ll}/u.test(word) ? Array.from(word).filter((letter) => letter > 'z' && !isIn(own, letter)) : [],
  )
  return letters[own] === undefined || strange.length === 0
    ? undefined
    : Object.keys(letters).find((name) => strange.every((letter) => isIn(name, letter)))
}

/** Words that many languages have taken over from English. */
const borrowed = 'email online app chat web link internet software marketing sms pin robot'.split(' ')

/**
 * Returns a text without what may stand in any language: quotations, what is in parentheses, addresses, words in capitals, and names
 * such as "Bank of the West" or "ACME Protect".
 */
export const toProse = rememberByText((text) =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(
      /\([^)]*\)|“[^”]*”|«[^»]*»|"[^"]*"|(?<!\p{L})['‘][^'’]*['’](?!\p{L})|\S+@\S+|#\p{L}+|\w+\.\w+\S*|(?<!\p{L})\p{Lu}{2,}[®™]?(?: \p{Lu}\p{Ll}+)*(?!\p{L})/gu,
      ' ',
    )
    .replaceAll(/\p{Lu}[\p{L}.]+(?:(?: \p{Ll}{1,3}){0,2} \p{Lu}[\p{L}.]+)+/gu, ' '),
)

/** Words that are often a whole label, so that nothing else reveals the language. */
const labels: Readonly<Record<string, readonly string[]>> = {
  en: ['continue', 'next', 'back', 'cancel', 'save', 'send', 'edit', 'delete', 'close', 'yes', 'search', 'address'],
  es: [
    ...'continuar siguiente atrás cancelar guardar'.split(' '),
    ...'enviar editar borrar cerrar sí buscar'.split(' '),
  ],
  fr: ['continuer', 'suivant', 'retour', 'annuler', 'enregistrer', 'envoyer', 'modifier', 'fermer', 'oui', 'adresse'],
  de: ['weiter', 'zurück', 'abbrechen', 'speichern', 'senden', 'absenden', 'bearbeiten', 'löschen', 'schließen', 'ja'],
}

/** Finds texts that seem to be written in another language than that of their file. */
export const adviseLanguages: Advice = function* ({ flow }) {
  // Texts already reported for their wording are no evidence of a language's vocabulary.
  const lost = new Set(flow.told.flatMap(({ loses = [] }) => loses))
  const vocabularies = new Map(
    [...flow.copy].map(([language, texts]) => {
      const sound = Object.entries(texts).filter(([key]) => !lost.has(`wording of ${key} in ${language}`))
      return [language, toVocabulary(sound.map(([, text]) => text))]
    }),
  )
  const [original] = flow.copy.keys()
  const told = new Set<string>()
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    const strange = Object.entries(texts).flatMap(([key, text]) => {
      // Marked as not yet translated, which is reported already.
      if (text.startsWith(`[${original}] `)) return []
      const one = { key, text, language }
      const other = guessOther(text, language) ?? findOther(one, flow.copy, vocabularies) ?? findCopied(one, flow.copy)
      // "Se habla español" is for those who read Spanish.
      const isMeant = other !== undefined && text.toLowerCase().includes(toLanguageName(other).toLowerCase())
      return other === undefined || isMeant ? [] : { key, other }
    })
    const [first] = strange
    // Many in a row were pasted there, as from the wrong column of a spreadsheet.
    const [from = 0, to = 0] = [first, strange.at(-1)].map((one) => Object.keys(texts).indexOf(one?.key ?? ''))
    const isRow = strange.length > few && to - from < strange.length * 2
    if (file && first && (isRow || (strange.length > many && strange.length * 5 > Object.keys(texts).length))) {
      const message = `${language} has texts in another language, ${first.other}: ${strange.length}, of which "${first.key}" is the first`
      const hint = `Translate them, or restore ${isRow ? 'what was there' : 'the file from git if another one was saved over it'}`
      yield {
        code: 'untranslated',
        file,
        ...(isRow ? { path: [first.key] } : { path: [], isWhole: true }),
        message,
        hint,
        loses: [`texts of ${language}`, ...strange.map(({ key }) => `text ${key}`)],
      }
    } else
      for (const { key, other } of file ? strange : []) {
        // Beside an original in another language, its translation reads as if it were one.
        if (told.has(key)) continue
        told.add(key)
        const message = `"${key}" of ${language} reads as if it were written in another language, ${other}`
        const hint = `Translate it, or put it into ${other}.json`
        yield { code: 'untranslated', ...(file && { file }), path: [key], message, hint, unless: [`text ${key}`] }
      }
  }
}

/** More texts in another language than these, one behind the other, are one mistake. */
const few = 5

/** More texts in another language than these, if they are a fifth of all, are those of another file. */
const many = 20

/**
 * Returns the language that a sentence seems to be written in, if it is not the expected one: the sentence has common words of that
 * language, and none of the expected one. Undefined if nothing is certain, as for most short texts.
 */
function guessOther(text: string, language: string): string | undefined {
  const written = toTextWords(toProse(text))
  const words = written.map((word) => word.toLowerCase())
  const [own = ''] = language.split('-')
  const isShared = (word: string) => sharedWords[own]?.includes(word) ?? false
  const count = (name: string) => words.filter((word) => commonWords[name]?.includes(word) && !isShared(word)).length
  if (!commonWords[own] || count(own) > 0) return undefined
  const label = Object.keys(labels).find((name) => words.length === 1 && labels[name]?.includes(words[0] ?? ''))
  if (label !== undefined) return label === own ? undefined : label
  return Object.keys(commonWords).find((name) => name !== own && count(name) > 1) ?? toAlphabet(written, own)
}

/** For each word, how many texts of a language contain it, and how many contain it in lowercase, as they would no name. */
type Vocabulary = ReadonlyMap<string, { readonly texts: number; readonly small: number }>

function toVocabulary(texts: readonly string[]): Vocabulary {
  const words = new Map<string, { texts: number; small: number }>()
  for (const text of texts) {
    const written = new Set(toTextWords(text))
    for (const word of new Set([...written].map((one) => one.toLowerCase()))) {
      const { texts: count, small } = words.get(word) ?? { texts: 0, small: 0 }
      words.set(word, { texts: count + 1, small: small + (written.has(word) ? 1 : 0) })
    }
  }
  return words
}

/** Endings of Latin words that are the same in many languages: final, error, similar, flexible. */
const cognate = /(?:al|ar|or|ble)$/

interface Text {
  readonly key: string
  readonly text: string
  readonly language: string
}

/**
 * Returns the language whose other texts contain the words of a text, if its own language's texts do not: mostly an untranslated
 * label, too short for common words. A single word of a sentence counts if the original contains it, too.
 */
function findOther(
  { key, text, language }: Text,
  copy: ReadonlyMap<string, Readonly<Record<string, string>>>,
  vocabularies: ReadonlyMap<string, Vocabulary>,
): string | undefined {
  const own = vocabularies.get(language)
  const [first] = copy.keys()
  const prose = toProse(text)
  const words = toTextWords(prose)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !borrowed.includes(word) && !cognate.test(word))
  if (!own || words.length === 0) return undefined
  const isOwn = (word: string) => (own.get(word)?.texts ?? 0) > (own.has(word) ? 1 : 0)
  return [...vocabularies].find(([name, vocabulary]) => {
    // American and British English share most words.
    if (name.split('-')[0] === language.split('-')[0]) return false
    const original = toTextWords(copy.get(name)?.[key] ?? '').map((word) => word.toLowerCase())
    // The original of this text is no evidence: other texts of that language have to contain the word.
    const isOther = (word: string) => {
      const { texts = 0, small = 0 } = vocabulary.get(word) ?? {}
      return (small > 0 || text === copy.get(name)?.[key]) && texts > (original.includes(word) ? 1 : 0)
    }
    const foreign = words.filter((word) => !isOwn(word) && isOther(word))
    const native = words.filter((word) => isOwn(word) && !isOther(word))
    const unknown = words.filter((word) => !isOwn(word) && !isOther(word))
    const isWhole = native.length === 0 && foreign.length > unknown.length
    // A common lowercase word of the other language is not part of a name, so it was left untranslated.
    const isLeft = (word: string) =>
      commonWords[language.split('-')[0] ?? ''] !== undefined &&
      word.length > 2 &&
      prose.includes(word) &&
      original.includes(word) &&
      (commonWords[name]?.includes(word) ?? false)
    // What was left untranslated is in the words of the first language; two others may have a word in common.
    const isSource = name === first
    return (
      (isWhole && foreign.length > (isSource || language === first ? 0 : 1)) ||
      (isSource && foreign.some((word) => original.includes(word) && word.length > 3)) ||
      words.some((word) => !isOwn(word) && isLeft(word))
    )
  })?.[0]
}

const toRow = (text: string) => ` ${toTextWords(text).join(' ').toLowerCase()} `

/** Returns the first language if a translation has three words of the original in a row in its midst; a name is none of them. */
function findCopied({ key, text, language }: Text, copy: LinkedFlow['copy']): string | undefined {
  const words = toTextWords(toProse(text)).map((word) => word.toLowerCase())
  const rows = words.flatMap((_, at) => (words.length < at + 3 ? [] : words.slice(at, at + 3).join(' ')))
  const [[first = '', originals = {}] = []] = copy
  const original = originals[key] ?? ''
  if (original === text || first.split('-')[0] === language.split('-')[0]) return undefined
  return rows.some((row) => toRow(original).includes(` ${row} `)) ? first : undefined
}

const placeholders = /\$\{(\w+)\}|\{(\w+)\} ?%/g

/** Finds texts with the name of a step, or with a `$` before a placeholder, as programs write one; before a number it is a dollar sign. */
export const adviseProgramWords: Advice = function* ({ flow: { definition, copy, source } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts)) {
      const [step] = text.match(/[A-Z]+(?:_[A-Z]+)+/g)?.filter((word) => Object.hasOwn(definition.steps, word)) ?? []
      const place = { code: 'bad-wording', file: source.copy.get(language) ?? source.flow, path: [key] }
      const named = `"${key}" of ${language} has the name of a step, ${step}`
      if (step !== undefined) yield { ...place, message: named, hint: 'Write the words that people should read' }
      for (const { 0: found, 1: dollars, 2: name = dollars ?? '', index } of text.matchAll(placeholders)) {
        const file = source.copy.get(language)
        // A rate may be given as a number, but then it is so everywhere.
        const isShownWhole = Object.values(texts).some((other) => new RegExp(`\\{${name}\\}(?! ?%)`).test(other))
        const isAmount = typeof definition.constants[name] === 'number' && toNamedUnit(name) === undefined
        if (!file || isAmount || (found.endsWith('%') && !isShownWhole)) continue
        const message = `"${key}" of ${language} has a placeholder of another kind, which would be shown as is`
        const hint = 'Write {name}; an amount already shows its currency'
        yield { code: 'bad-wording', file, path: [key], index, message, hint, loses: [`text ${key}`] }
      }
    }
}

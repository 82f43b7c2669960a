import { toAllForms, toForms } from '../../definition/forms.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toSteps } from '../../definition/instructions.ts'
import { listFields } from '../../compiler/text/listFields.ts'
import { toLanguageName } from '../../definition/languages.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { type Advice, toTextWords } from './Advice.ts'

/** Words that most sentences of a language contain, and few sentences of the other languages listed here. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'you', 'your', 'of', 'is', 'we', 'are', 'this', 'that', 'with', 'for', 'not', 'was', 'will', 'it'],
  es: ['el', 'la', 'los', 'las', 'que', 'su', 'para', 'con', 'por', 'una', 'se', 'lo', 'del', 'usted', 'más', 'y'],
  fr: ['le', 'les', 'des', 'et', 'vous', 'votre', 'est', 'une', 'pour', 'avec', 'dans', 'qui', 'nous', 'pas', 'sur'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'sie', 'ein', 'eine', 'wir', 'auf', 'zu', 'den'],
}

/** Words of a language that are also among the common words of another one, so that they tell nothing. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  en: ['die', 'des', 'den'],
  es: ['le', 'les', 'sur', 'un', 'en', 'de', 'al'],
  fr: ['la', 'que', 'se', 'lo', 'par', 'un', 'de', 'du', 'en', 'on'],
  de: ['was', 'will', 'for', 'des', 'im', 'es'],
}

/** Words that many languages have taken over from English. */
const borrowed = [
  'email',
  'online',
  'app',
  'chat',
  'web',
  'link',
  'internet',
  'software',
  'marketing',
  'sms',
  'pin',
  'robot',
]

/**
 * Returns a text without what may stand in any language: quotations, what is in parentheses, addresses, words in capitals, and names
 * such as "Bank of the West".
 */
const toProse = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(
      /\([^)]*\)|“[^”]*”|«[^»]*»|"[^"]*"|(?<!\p{L})['‘][^'’]*['’](?!\p{L})|\S+@\S+|#\p{L}+|\w+\.\w+\S*|(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu,
      ' ',
    )
    .replaceAll(/\p{Lu}[\p{L}.]+(?:(?: \p{Ll}{1,3}){0,2} \p{Lu}[\p{L}.]+)+/gu, ' ')

/** Words that are often a whole label, so that nothing else reveals the language. */
const labels: Readonly<Record<string, readonly string[]>> = {
  en: ['continue', 'next', 'back', 'cancel', 'save', 'send', 'edit', 'delete', 'close', 'yes', 'search', 'address'],
  es: [
    'continuar',
    'siguiente',
    'atrás',
    'cancelar',
    'guardar',
    'enviar',
    'editar',
    'borrar',
    'cerrar',
    'sí',
    'buscar',
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
  for (const [language, texts] of flow.copy) {
    const file = flow.source.copy.get(language)
    for (const [key, text] of file ? Object.entries(texts) : []) {
      const one = { key, text, language }
      const other = guessOther(text, language) ?? findOther(one, flow.copy, vocabularies) ?? findCopied(one, flow.copy)
      // "Se habla español" is for those who read Spanish.
      if (other === undefined || text.toLowerCase().includes(toLanguageName(other).toLowerCase())) continue
      const message = `"${key}" of ${language} reads as if it were written in another language, ${other}`
      const hint = `Translate it, or put it into ${other}.json`
      yield { code: 'untranslated', ...(file && { file }), path: [key], message, hint }
    }
  }
}

/**
 * Returns the language that a sentence seems to be written in, if it is not the expected one: the sentence has common words of that
 * language, and none of the expected one. Undefined if nothing is certain, as for most short texts.
 */
function guessOther(text: string, language: string): string | undefined {
  const words = toTextWords(toProse(text)).map((word) => word.toLowerCase())
  const [own = ''] = language.split('-')
  const isShared = (word: string) => sharedWords[own]?.includes(word) ?? false
  const count = (name: string) => words.filter((word) => commonWords[name]?.includes(word) && !isShared(word)).length
  if (!commonWords[own] || count(own) > 0) return undefined
  const label = Object.keys(labels).find((name) => words.length === 1 && labels[name]?.includes(words[0] ?? ''))
  if (label !== undefined) return label === own ? undefined : label
  return Object.keys(commonWords).find((name) => name !== own && count(name) > 1)
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
    return (
      (isWhole && foreign.length > 0) ||
      foreign.some((word) => original.includes(word) && word.length > 3) ||
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

/** Finds texts that the applicant cannot tell apart: of two fields of a form, or of two buttons seen together. */
export const adviseSameWords: Advice = function* ({ flow }) {
  for (const keys of listGroups(flow))
    for (const [language, texts] of flow.copy)
      for (const [index, key] of keys.entries()) {
        const isSame = (one: Readonly<Record<string, string>>, other: string) =>
          one[key]?.toLowerCase() === one[other]?.toLowerCase()
        const other = keys.slice(0, index).find((one) => one !== key && texts[one] !== undefined && isSame(texts, one))
        const file = flow.source.copy.get(language)
        const [elsewhere] = [...flow.copy].find(([, others]) => other !== undefined && !isSame(others, other)) ?? []
        if (other === undefined || !file) continue
        const [strange, meant] = toStranger(key, other, texts[key] ?? '')
        const message = `"${strange}" of ${language} has the words of "${meant}"${elsewhere === undefined ? '' : `, and others in ${elsewhere}`}`
        const loses = [`text ${strange}`, `text ${meant}`]
        yield { code: 'name-taken', file, path: [strange], message, hint: 'Write words of its own', loses }
      }
}

/** Finds dialogs whose text is their title once more. */
export const adviseDialogTexts: Advice = function* ({ flow: { definition } }) {
  for (const [step, { dialogs = {} }] of toSteps(definition))
    for (const [dialog, one] of Object.entries(dialogs)) {
      if (one?.text === undefined || one.text !== one.title) continue
      const message = `the dialog ${dialog} of step ${step} says its title, "${one.title}", once more as its text`
      const path = ['steps', step, 'dialogs', dialog, 'text']
      yield { code: 'wrong-value', path, message, hint: 'Name the text that explains it' }
    }
}

/** Lists groups of texts that have to differ. */
function* listGroups({ definition, schemas }: LinkedFlow): Generator<readonly string[]> {
  for (const { form } of toAllForms(definition)) {
    const fields = form.schema === undefined ? [] : listFields(bundleForm(form.schema, schemas.files))
    const titles = fields.flatMap(
      // Of fields with conditions, one may be shown in place of another.
      ({ nodes, conditions }) =>
        conditions.length > 0 ? [] : (nodes.map((node) => node['title']).find((one) => one !== undefined) ?? []),
    )
    yield titles.map(String)
  }
  for (const [step, { view = [], dialogs = {} }] of toSteps(definition)) {
    const submits = toForms(step, definition.steps[step] ?? {}).flatMap(({ form }) => form.submit ?? [])
    const always = view.flatMap((part) =>
      typeof part === 'object' && 'label' in part && part.when === undefined ? (part.label ?? []) : [],
    )
    // Of several forms, one is shown.
    for (const submit of submits.length > 0 ? new Set(submits) : [[]]) yield [submit, always].flat()
    for (const dialog of Object.values(dialogs)) yield (dialog?.buttons ?? []).flatMap((button) => button?.label ?? [])
  }
}

/** Returns two keys of the same text, first the one that has less in common with it. */
export function toStranger(one: string, other: string, text: string): readonly [string, string] {
  const words = text.toLowerCase()
  const count = (key: string) =>
    key.split(/\.|(?=[A-Z])/).filter((part) => part.length > 2 && words.includes(part.toLowerCase())).length
  return count(one) > count(other) ? [other, one] : [one, other]
}

import { type CopyUse, toCopyUses } from '../../definition/copyUses.ts'
import { toAllForms, toForms } from '../../definition/forms.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toSteps } from '../../definition/instructions.ts'
import { toLostPlace } from '../../definition/consequences.ts'
import { toChoices } from '../../definition/parseText.ts'
import { toHint } from '../../definition/Problem.ts'
import { listFields } from '../../compiler/text/listFields.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { type Advice, isNamed, toTextWords } from './Advice.ts'

/** Words that most sentences of a language contain, and that the other languages listed here do not have. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'you', 'your', 'of', 'is', 'we', 'are', 'this', 'that', 'with', 'for', 'not', 'was', 'will', 'it'],
  es: ['el', 'la', 'los', 'las', 'que', 'su', 'para', 'con', 'por', 'una', 'se', 'lo', 'del', 'usted', 'más', 'y'],
  fr: ['le', 'les', 'des', 'et', 'vous', 'votre', 'est', 'une', 'pour', 'avec', 'dans', 'qui', 'nous', 'pas', 'sur'],
  de: ['der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'für', 'sie', 'ein', 'eine', 'wir', 'auf', 'zu', 'den'],
}

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
      const other = guessOther(text, language) ?? findOther({ key, text, language }, flow.copy, vocabularies)
      if (other === undefined) continue
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
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [own = ''] = language.split('-')
  const count = (name: string) => words.filter((word) => commonWords[name]?.includes(word)).length
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

/** Checks whether a text is a name: several words that all begin with a capital letter. */
const isName = (text: string) => /^\p{Lu}[^\s{}]*(?: \p{Lu}[^\s{}]*)+$/u.test(text)

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
  const written = toTextWords(text).map((word) => word.toLowerCase())
  const words = written.filter((word) => word.length > 1)
  if (!own || words.length === 0 || isName(text)) return undefined
  const isOwn = (word: string) => (own.get(word)?.texts ?? 0) > (own.has(word) ? 1 : 0)
  return [...vocabularies].find(([name, vocabulary]) => {
    if (name === language) return false
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
      text.includes(word) &&
      original.includes(word) &&
      (commonWords[name]?.includes(word) ?? false)
    return (
      (isWhole && foreign.length > 0) ||
      foreign.some((word) => original.includes(word) && word.length > 3 && !cognate.test(word)) ||
      words.some((word) => !isOwn(word) && isLeft(word))
    )
  })?.[0]
}

/**
 * Finds texts that the applicant cannot tell apart: of two fields of a form, or of two buttons seen together. Messages and step
 * titles are reported only if another language has different words for them.
 */
export const adviseSameWords: Advice = function* ({ flow }) {
  for (const { keys, isEverywhere } of listGroups(flow))
    for (const [language, texts] of flow.copy)
      for (const [index, key] of keys.entries()) {
        const isSame = (one: Readonly<Record<string, string>>, other: string) =>
          one[key]?.toLowerCase() === one[other]?.toLowerCase()
        const other = keys.slice(0, index).find((one) => one !== key && texts[one] !== undefined && isSame(texts, one))
        const file = flow.source.copy.get(language)
        const [elsewhere] = [...flow.copy].find(([, others]) => other !== undefined && !isSame(others, other)) ?? []
        if (other === undefined || !file || (elsewhere === undefined && !isEverywhere)) continue
        const [strange, meant] = toStranger(key, other, texts[key] ?? '')
        const message = `"${strange}" of ${language} has the words of "${meant}"${elsewhere === undefined ? '' : `, and others in ${elsewhere}`}`
        yield { code: 'name-taken', file, path: [strange], message, hint: 'Write words of its own' }
      }
}

/** Lists groups of texts that have to differ, and whether to report those that are the same in every language. */
function* listGroups({ definition, schemas, source }: LinkedFlow) {
  const uses = [...toCopyUses({ flow: definition, source })]
  const toKeys = (isKind: (use: CopyUse) => boolean) => [...new Set(uses.filter(isKind).map(({ key }) => key))]
  yield { keys: toKeys(({ path }) => path.includes('errorMessage') || path.includes('issue')), isEverywhere: false }
  yield { keys: toKeys(({ path, file }) => !file && path.length === 3 && path[2] === 'title'), isEverywhere: false }
  for (const { form } of toAllForms(definition)) {
    const fields = form.schema === undefined ? [] : listFields(bundleForm(form.schema, schemas.files))
    const titles = fields.flatMap(
      ({ nodes }) => nodes.map((node) => node['title']).find((one) => one !== undefined) ?? [],
    )
    yield { keys: titles.map(String), isEverywhere: true }
  }
  for (const [step, { view = [], dialogs = {} }] of toSteps(definition)) {
    const submits = toForms(step, definition.steps[step] ?? {}).flatMap(({ form }) => form.submit ?? [])
    const always = view.flatMap((part) =>
      typeof part === 'object' && 'label' in part && part.when === undefined ? (part.label ?? []) : [],
    )
    yield { keys: [...new Set(submits), ...always], isEverywhere: true }
    const all = view.flatMap((part) => (typeof part === 'object' && 'label' in part ? (part.label ?? []) : []))
    yield { keys: [...new Set([...submits, ...all])], isEverywhere: false }
    for (const dialog of Object.values(dialogs))
      yield { keys: (dialog?.buttons ?? []).flatMap((button) => button?.label ?? []), isEverywhere: true }
  }
}

/** Returns two keys of the same text, first the one that has less in common with it. */
export function toStranger(one: string, other: string, text: string): readonly [string, string] {
  const words = text.toLowerCase()
  const count = (key: string) =>
    key.split(/\.|(?=[A-Z])/).filter((part) => part.length > 2 && words.includes(part.toLowerCase())).length
  return count(one) > count(other) ? [other, one] : [one, other]
}

/** Finds texts that the code shows and only the other languages have: the first language has lost or renamed them. */
export const adviseLostTexts: Advice = function* ({ flow: { copy, source }, code }) {
  const [first, ...others] = copy
  if (!first) return
  const [language, own] = first
  const file = source.copy.get(language)
  if (!file) return
  for (const [other, texts] of others) {
    const keys = Object.keys(texts)
    const strange = Object.keys(own).filter((key) => !Object.hasOwn(texts, key))
    for (const key of keys) {
      if (Object.hasOwn(own, key) || !isNamed(code, key)) continue
      const meant = strange.find((one) => toHint(key, [one])?.startsWith('Did you mean'))
      const before = keys.slice(0, keys.indexOf(key)).findLast((one) => Object.hasOwn(own, one))
      const path = [meant ?? before ?? []].flat()
      const message = `${language} has no "${key}", which the code shows, and which ${other} has`
      yield { code: 'unknown-copy', file, path, at: 'key', message, loses: [key], unless: [toLostPlace(file, [])] }
    }
  }
}

/** Finds texts that count a constant which is a text, so that no case of the plural fits it. */
export const adviseCounted: Advice = function* ({ flow: { definition, source, copy } }) {
  for (const [language, texts] of copy)
    for (const [key, text] of Object.entries(texts))
      for (const [name, kind] of toChoices(text, language)) {
        const file = source.copy.get(language)
        if (!file || kind === 'select' || typeof definition.constants?.[name] !== 'string') continue
        const message = `"${key}" of ${language} counts {${name}}, which is a text`
        yield {
          code: 'wrong-type',
          file,
          path: [key],
          message,
          hint: `Write {${name}} by itself`,
          unless: [`text ${key}`],
        }
      }
}

/** Finds hints with the same words as the label above them, whose key is the hint's key without the last part. */
export const adviseHints: Advice = function* ({ flow: { definition, source, copy } }) {
  const hints = [...toCopyUses({ flow: definition, source })].filter(({ path }) => path.at(-1) === 'description')
  for (const key of new Set(hints.map((hint) => hint.key))) {
    const label = key.slice(0, key.lastIndexOf('.'))
    for (const [language, texts] of copy) {
      const file = source.copy.get(language)
      if (texts[key] === undefined || texts[key] !== texts[label] || !file) continue
      const message = `"${key}" of ${language} has the words of "${label}", the label that it explains`
      yield { code: 'name-taken', file, path: [key], message, hint: 'Say what helps to fill it in, or take it out' }
    }
  }
}

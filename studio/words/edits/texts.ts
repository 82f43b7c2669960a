import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toLanguageTag } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Changes the text of a copy key in one language. Successive letters are one edit. Pages show a line break as a space, so it becomes one. */
export const editText = (flow: LinkedFlow, language: string, key: string, text: string): FlowEdit => ({
  label: `editing the text ${key} (${language})`,
  changes: [{ file: toCopyFile(flow, language), path: [key], value: text.replaceAll(/[\r\n]+/g, ' ') }],
  group: `text ${language} ${key}`,
})

/** Adds texts in each language, marked as untranslated in all but the first. */
export const addTexts = (flow: LinkedFlow, texts: Readonly<Record<string, string>>): FlowEdit['changes'] =>
  [...flow.copy.keys()].flatMap((language, index) =>
    Object.entries(texts).map(([key, text]) => ({
      file: toCopyFile(flow, language),
      path: [key],
      value: index === 0 ? text : toUntranslated(firstLanguage(flow), text),
    })),
  )

/** Lists the languages in which a text is the same as when it was last saved, although the first language has changed. */
export function listStale(
  key: string,
  texts: Readonly<Record<string, string>>,
  saved: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly string[] {
  const isSame = (language: string) => saved.get(language)?.[key] === texts[language]
  const [first = '', ...others] = Object.keys(texts)
  return isSame(first) || saved.get(first)?.[key] === undefined ? [] : others.filter(isSame)
}

/** What is no words: the mark of an untranslated text, placeholders, choices with the names of their cases, and addresses of links. */
const notWords = /(^\[[\w-]+\] |\{\w+(?:,[^{}]*)?\}|\{\w+,[^{}]*\{|\}[^{}]*\{|\}\s*\}|\]\([^)]*\))/

/**
 * Replaces words in all texts of a flow; what is no words stays, such as the names of `{placeholders}`. Words in lower case are also found at the start of a
 * sentence, where their replacement gets the capital letter, too; words with a capital letter are found only as they are.
 */
export function replaceWords(flow: LinkedFlow, from: string, to: string): FlowEdit {
  const atStart = from === from.toLowerCase() ? capitalize(from) : from
  const replace = (text: string) =>
    text
      .split(atStart)
      .map((part) => part.replaceAll(from, () => to))
      .join(atStart === from ? to : capitalize(to))
  const changes = [...flow.copy].flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const parts = text.split(notWords).map((part, index) => (index % 2 === 0 ? replace(part) : part))
      const value = parts.join('')
      return value === text ? [] : [{ file: toCopyFile(flow, language), path: [key], value }]
    }),
  )
  return { label: `replacing “${from}” with “${to}”`, changes }
}

/** Begins words with a capital letter. */
export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Adds texts for each language; existing keys keep their texts. */
export const addWritten = (
  flow: LinkedFlow,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): FlowEdit['changes'] =>
  Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own)
      .filter(([key]) => !(key in (flow.copy.get(language) ?? {})))
      .map(([key, value]) => ({ file: toCopyFile(flow, language), path: [key], value })),
  )

/** Removes a text in each language that has it. */
export const removeText = (flow: LinkedFlow, key: string): FlowEdit['changes'] =>
  [...flow.copy].flatMap(([language, texts]) =>
    key in texts ? [{ file: toCopyFile(flow, language), path: [key], value: undefined }] : [],
  )

/** Marks a text that still needs translation: `[en] Your car`. The check rejects such texts. */
export const toUntranslated = (from: string, text: string): string => `[${from}] ${text}`

/** Says what a text lacks in its language: a translation, or the words themselves; undefined if nothing. */
export const toLack = (text: string, first: string): string | undefined =>
  text.startsWith(toUntranslated(first, ''))
    ? 'not translated'
    : text.startsWith('TODO:')
      ? 'not written yet'
      : undefined

/** Returns the language in which texts are written first. */
export const firstLanguage = ({ copy }: LinkedFlow): string => copy.keys().next().value ?? 'en'

/** Returns the texts of the first language. */
export const firstTexts = ({ copy }: LinkedFlow): Readonly<Record<string, string>> => copy.values().next().value ?? {}

/** Returns the path of a language's file. Throws if the flow does not have the language. */
function toCopyFile({ source }: LinkedFlow, language: string): string {
  const file = source.copy.get(language)
  if (!file) throw new Error(`The flow has no texts in "${language}".`)
  return file.path
}

/** Describes what is wrong with the tag of a new language; undefined if nothing is. */
export function toLanguageFault({ copy }: LinkedFlow, language: string): string | undefined {
  const tag = toLanguageTag(language)
  if (tag === undefined) return 'Use a language code such as fr or pt-BR.'
  if (tag !== language) return `Write it as ${tag}.`
  return copy.has(language) ? `The flow already has ${language}.` : undefined
}

/** Adds a language to the flow: every text of the first language, marked as untranslated. */
export function addLanguage(flow: LinkedFlow, language: string): FlowEdit {
  const from = firstLanguage(flow)
  const file = toCopyFile(flow, from)
  const texts = Object.entries(flow.copy.get(from) ?? {}).map(([key, text]) => [key, toUntranslated(from, text)])
  const grammar = /"\$schema": "([^"]+)"/.exec(flow.source.copy.get(from)?.text ?? '')?.[1]
  return {
    label: `adding the language ${language}`,
    changes: [],
    files: {
      [file.replace(/[^/]+\.json$/, `${language}.json`)]:
        `${JSON.stringify({ $schema: grammar, ...Object.fromEntries(texts) }, undefined, 2)}\n`,
    },
  }
}

/** Checks whether a copy key is used in more than `places` places of the flow and its schemas, or in the product's own code. */
export function isTextUsed({ source }: LinkedFlow, key: string, code: string, places: number): boolean {
  const quoted = JSON.stringify(key)
  const files = [source.flow, ...source.schemas.values()]
  const count = files.reduce((sum, { text }) => sum + text.split(quoted).length - 1, 0)
  return count > places || code.split('\n').includes(key)
}

/** A place in a schema that names a text, or the prefix of the texts of options. */
export interface TextUse {
  readonly file: string
  readonly path: JSONPath
  readonly key: string
}

/**
 * Renames the copy keys that contain a field's old name, if only these places use them and the new keys are free. The texts stay the same.
 */
export function renameTexts(
  flow: LinkedFlow,
  uses: readonly TextUse[],
  from: string,
  to: string,
  code: string,
): FlowEdit['changes'] {
  const texts = firstTexts(flow)
  const toOther = (key: string) =>
    key
      .split('.')
      .map((part) => (part === from ? to : part))
      .join('.')
  return [...new Set(uses.map(({ key }) => key))].flatMap((key): FlowEdit['changes'] => {
    const own = uses.filter((use) => use.key === key)
    const keys = key in texts ? [key] : Object.keys(texts).filter((one) => one.startsWith(`${key}.`))
    const isFree = keys.length > 0 && toOther(key) !== key && keys.every((one) => !(toOther(one) in texts))
    if (!isFree || isTextUsed(flow, key, code, own.length)) return []
    return [
      ...own.map(({ file, path }) => ({ file, path, value: toOther(key) })),
      ...[...flow.copy].flatMap(([language, known]) =>
        keys
          .filter((one) => one in known)
          .map((one) => ({ file: toCopyFile(flow, language), path: [one], name: toOther(one) })),
      ),
    ]
  })
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Returns the name of a language in English. */
export const toNameOfLanguage = (language: string): string => names.of(language) ?? language

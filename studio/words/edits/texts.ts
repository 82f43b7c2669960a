import type { JSONPath } from 'jsonc-parser'
import { type LinkedFlow, toLanguageTag } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'

/** Another text for a copy key in one language. Letters typed one after the other are one edit. */
export const editText = (flow: LinkedFlow, language: string, key: string, text: string): FlowEdit => ({
  label: `the text ${key} (${language})`,
  changes: [{ file: toCopyFile(flow, language), path: [key], value: text }],
  group: `text ${language} ${key}`,
})

/** A new text in each language, marked as not translated in all but the first. */
export const addTexts = (flow: LinkedFlow, texts: Readonly<Record<string, string>>): FlowEdit['changes'] =>
  [...flow.copy.keys()].flatMap((language, index) =>
    Object.entries(texts).map(([key, text]) => ({
      file: toCopyFile(flow, language),
      path: [key],
      value: index === 0 ? text : toUntranslated(firstLanguage(flow), text),
    })),
  )

/** The languages in which a text says what it said when it was saved last, although the first one says something else since. */
export function listStale(
  key: string,
  texts: Readonly<Record<string, string>>,
  saved: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): readonly string[] {
  const isSame = (language: string) => saved.get(language)?.[key] === texts[language]
  const [first = '', ...others] = Object.keys(texts)
  return isSame(first) || saved.get(first)?.[key] === undefined ? [] : others.filter(isSame)
}

/** Other words wherever some stand in the texts of a flow, letter by letter; the names in `{placeholders}` stay. */
export function replaceWords(flow: LinkedFlow, from: string, to: string): FlowEdit {
  const changes = [...flow.copy].flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const value = text
        .split(/(\{\w+\})/)
        .map((part, index) => (index % 2 === 0 ? part.replaceAll(from, () => to) : part))
        .join('')
      return value === text ? [] : [{ file: toCopyFile(flow, language), path: [key], value }]
    }),
  )
  return { label: `“${to}” in place of “${from}”`, changes }
}

/** New texts as they are written in each language; those that are there already stay as they are. */
export const addWritten = (
  flow: LinkedFlow,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): FlowEdit['changes'] =>
  Object.entries(texts).flatMap(([language, own]) =>
    Object.entries(own)
      .filter(([key]) => !(key in (flow.copy.get(language) ?? {})))
      .map(([key, value]) => ({ file: toCopyFile(flow, language), path: [key], value })),
  )

/** Takes a text away in each language that has it. */
export const removeText = (flow: LinkedFlow, key: string): FlowEdit['changes'] =>
  [...flow.copy].flatMap(([language, texts]) =>
    key in texts ? [{ file: toCopyFile(flow, language), path: [key], value: undefined }] : [],
  )

/** The mark of a text that is still in another language; the check refuses it: `[en] Your car`. */
export const toUntranslated = (from: string, text: string): string => `[${from}] ${text}`

/** The language in which texts are written first. */
export const firstLanguage = ({ copy }: LinkedFlow): string => copy.keys().next().value ?? 'en'

/** The path of a language's file; throws when the flow does not speak it. */
function toCopyFile({ source }: LinkedFlow, language: string): string {
  const file = source.copy.get(language)
  if (!file) throw new Error(`The flow has no words in "${language}".`)
  return file.path
}

/** What is wrong with the name of a new language; undefined when nothing is. */
export function toLanguageFault({ copy }: LinkedFlow, language: string): string | undefined {
  const tag = toLanguageTag(language)
  if (tag === undefined) return 'Write a language as two or three small letters, such as fr or pt-BR.'
  if (tag !== language) return `Write it as ${tag}.`
  return copy.has(language) ? `The flow has ${language} already.` : undefined
}

/** The flow in a further language: every text of the first one, marked as not translated. */
export function addLanguage(flow: LinkedFlow, language: string): FlowEdit {
  const from = firstLanguage(flow)
  const file = toCopyFile(flow, from)
  const texts = Object.entries(flow.copy.get(from) ?? {}).map(([key, text]) => [key, toUntranslated(from, text)])
  const grammar = /"\$schema": "([^"]+)"/.exec(flow.source.copy.get(from)?.text ?? '')?.[1]
  return {
    label: `the language ${language}`,
    changes: [],
    files: {
      [file.replace(/[^/]+\.json$/, `${language}.json`)]:
        `${JSON.stringify({ $schema: grammar, ...Object.fromEntries(texts) }, undefined, 2)}\n`,
    },
  }
}

/** Whether something else than these many places of the flow and its schemas names a copy key; also the product's own code. */
export function isTextUsed({ source }: LinkedFlow, key: string, code: string, places: number): boolean {
  const quoted = JSON.stringify(key)
  const files = [source.flow, ...source.schemas.values()]
  const count = files.reduce((sum, { text }) => sum + text.split(quoted).length - 1, 0)
  return count > places || code.split('\n').includes(key)
}

/** A place in a schema that names a text, or by the beginning of their keys the texts of options. */
export interface TextUse {
  readonly file: string
  readonly path: JSONPath
  readonly key: string
}

/** Other keys for the texts that only these places name, where a part of them is a name that becomes another one; they say what they said. */
export function renameTexts(
  flow: LinkedFlow,
  uses: readonly TextUse[],
  from: string,
  to: string,
  code: string,
): FlowEdit['changes'] {
  const [texts = {}] = flow.copy.values()
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

/** What the studio calls a language, in English. */
export const toNameOfLanguage = (language: string): string => names.of(language) ?? language

import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../engine/authoring.ts'
import type { FlowEdit } from '../words/edits/applyEdit.ts'
import { addTexts, isTextUsed, removeText } from '../words/edits/texts.ts'
import type { FormRules } from './SettingsFile.ts'

/** A place in a JSON file, and what it is called. */
export interface Place {
  readonly file: string
  readonly path: JSONPath
  readonly label: string
}

/** Something that is put into a list or under a name. */
export interface NewPart {
  /** Under which it stands, where that is not what was asked for. */
  readonly name?: string
  readonly value: unknown
  /** New words in the first language, by their keys. */
  readonly texts?: Readonly<Record<string, string>>
  /** What else the flow needs for it. */
  readonly changes?: FlowEdit['changes']
}

/** Another value at a place; none takes it away. Letters typed one after the other are one edit. */
export const setValue = ({ file, path, label }: Place, value: unknown): FlowEdit => ({
  label,
  changes: [{ file, path, value }],
  group: `value ${file} ${path.join(' ')}`,
})

/** Puts something in, with its words: at the end of a list or of an object. */
export const addPart = (
  flow: LinkedFlow,
  { file, path, label }: Place,
  { value, texts = {}, changes = [] }: NewPart,
): FlowEdit => ({
  label,
  changes: [{ file, path, value }, ...changes, ...addTexts(flow, toUnknown(flow, texts))],
})

const toUnknown = ({ copy }: LinkedFlow, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => [...copy.values()].every((own) => !(key in own))))

/** Puts an item of a list into another place. */
export const movePart = ({ file, path, label }: Place, from: number, to: number): FlowEdit => ({
  label,
  changes: [{ file, path, from, to }],
})

/** Takes something out, with the words that only it says. `code` is the words of the product's own code. */
export function removePart(
  flow: LinkedFlow,
  { file, path, label }: Place,
  value: unknown,
  { toTextKey, toFollowing }: FormRules,
  code: string,
): FlowEdit {
  const keys = toTextKey ? listTextKeys(path, value, toTextKey) : []
  const isInFlow = file === flow.source.flow.path
  const toCount = (key: string) => (isInFlow ? keys.filter((other) => other === key).length : 0)
  const own = [...new Set(keys)].filter((key) => !isTextUsed(flow, key, code, toCount(key)))
  return {
    label,
    changes: [
      { file, path, value: undefined },
      ...(toFollowing?.(path) ?? []),
      ...own.flatMap((key) => removeText(flow, key)),
    ],
  }
}

function listTextKeys(path: JSONPath, value: unknown, toKey: NonNullable<FormRules['toTextKey']>): readonly string[] {
  if (typeof value === 'string') return [toKey(path, value) ?? []].flat()
  if (Array.isArray(value)) return value.flatMap((item, index) => listTextKeys([...path, index], item, toKey))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => listTextKeys([...path, name], inner, toKey))
}

/** Another name for what stands under one. */
export const renamePart = ({ file, path, label }: Place, name: string): FlowEdit => ({
  label,
  changes: [{ file, path, name }],
})

/** Another value, of which the key of its words is made: the words go along. */
export function renameWords(
  flow: LinkedFlow,
  { file, path, label }: Place,
  value: string,
  from: string,
  to: string,
): FlowEdit {
  const isTaken = [...flow.copy.values()].some((texts) => to in texts)
  const words = [...flow.copy].flatMap(([language, texts]) => {
    const copy = flow.source.copy.get(language)?.path
    return copy === undefined || isTaken || !(from in texts) ? [] : [{ file: copy, path: [from], name: to }]
  })
  return { label, changes: [{ file, path, value }, ...words] }
}

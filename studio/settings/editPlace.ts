import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../engine/authoring.ts'
import type { FlowEdit } from '../words/edits/applyEdit.ts'
import { addTexts, isTextUsed, removeText } from '../words/edits/texts.ts'
import type { FormRules } from './SettingsFile.ts'

/** A place in a JSON file, with the label for an edit of it. */
export interface Place {
  readonly file: string
  readonly path: JSONPath
  readonly label: string
}

/** A new item of a list or a new named entry. */
export interface NewPart {
  /** The name of the entry, if it differs from the one that was typed. */
  readonly name?: string
  readonly value: unknown
  /** New texts in the first language, by their keys. */
  readonly texts?: Readonly<Record<string, string>>
  /** Other changes that the flow needs for the new part. */
  readonly changes?: FlowEdit['changes']
}

/** Sets the value at a place, or removes it if the value is undefined. Successive letters are one edit. */
export const setValue = ({ file, path, label }: Place, value: unknown): FlowEdit => ({
  label,
  changes: [{ file, path, value }],
  group: `value ${file} ${path.join(' ')}`,
})

/** Adds a part and its texts at the end of a list or an object. */
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

/** Moves an item within its list. */
export const movePart = ({ file, path, label }: Place, from: number, to: number): FlowEdit => ({
  label,
  changes: [{ file, path, from, to }],
})

/** Removes a part, or the whole that it is the last of, and the texts that only it uses. `code` is the words of the product's own code. */
export function removePart(
  flow: LinkedFlow,
  { file, path, label }: Place,
  value: unknown,
  { toTextKey, toFollowing }: FormRules,
  code: string,
  whole: JSONPath = path,
): FlowEdit {
  const keys = toTextKey ? listTextKeys(path, value, toTextKey) : []
  const isInFlow = file === flow.source.flow.path
  const toCount = (key: string) => (isInFlow ? keys.filter((other) => other === key).length : 0)
  const own = [...new Set(keys)].filter((key) => !isTextUsed(flow, key, code, toCount(key)))
  return {
    label,
    changes: [
      { file, path: whole, value: undefined },
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

/** Renames a named entry. */
export const renamePart = ({ file, path, label }: Place, name: string): FlowEdit => ({
  label,
  changes: [{ file, path, name }],
})

/** Sets a value that is part of a copy key, and moves the words to the new key. */
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

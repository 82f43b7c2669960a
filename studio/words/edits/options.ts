import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type FormField, type SchemaPlace, findKeyword } from '../listFormFields.ts'
import { addTexts, isTextUsed, removeText } from './texts.ts'
import type { FlowEdit } from './applyEdit.ts'

/** The options of a field as they are written. */
export interface FieldOptions {
  readonly place: SchemaPlace
  /** The values that are stored, as texts. */
  readonly values: readonly string[]
  /** Whether numbers are stored. */
  readonly isNumeric: boolean
  /** The prefix of the copy keys of the labels; undefined if the values themselves are shown. */
  readonly prefix: string | undefined
}

/** Returns the options of a field; undefined if its schema has none. */
export function toOptions(field: Pick<FormField, 'places'>): FieldOptions | undefined {
  const place = findKeyword(field, 'enum')
  const values: unknown = place?.node['enum']
  if (!place || !Array.isArray(values) || values.length === 0) return undefined
  const prefix = field.places.map(({ node }) => node.ui?.['options']).find((name) => typeof name === 'string')
  const isNumeric = values.every((value) => typeof value === 'number')
  return { place, values: values.map(String), isNumeric, prefix: typeof prefix === 'string' ? prefix : undefined }
}

/** Returns the copy key of an option's label. */
export const toOptionKey = ({ prefix }: FieldOptions, value: string): string | undefined =>
  prefix === undefined ? undefined : `${prefix}.${value}`

/** Adds an option at the end of the list. Its label is in the first language, and marked as untranslated in the others. */
export function addOption(flow: LinkedFlow, options: FieldOptions, value: string, label: string): FlowEdit {
  const { values, isNumeric } = options
  const key = toOptionKey(options, value)
  const isNew = key !== undefined && [...flow.copy.values()].every((texts) => !(key in texts))
  return {
    label: `adding the option ${value}`,
    changes: [
      { ...toPlace(options, values.length), value: isNumeric ? Number(value) : value, index: values.length },
      ...(isNew ? addTexts(flow, { [key]: label }) : []),
    ],
  }
}

/** Describes what is wrong with the name of a new option; undefined if nothing is. */
export function toOptionFault({ values, isNumeric }: FieldOptions, value: string): string | undefined {
  const name = value.trim()
  if (name === '') return 'Enter a name for the option.'
  if (isNumeric && String(Number(name)) !== name)
    return 'Enter a number such as 36: the other options are numbers, too.'
  return values.includes(name) ? `The option ${name} already exists.` : undefined
}

/** Removes an option, and its labels unless another list uses them. */
export function removeOption(flow: LinkedFlow, options: FieldOptions, value: string, code: string): FlowEdit {
  const key = toOptionKey(options, value)
  return {
    label: `removing the option ${value}`,
    changes: [
      { ...toPlace(options, options.values.indexOf(value)), value: undefined },
      ...(key === undefined || isLabelUsed(flow, options, value) || isTextUsed(flow, key, code, 0)
        ? []
        : removeText(flow, key)),
    ],
  }
}

/** Moves an option. */
export const moveOption = ({ place, values }: FieldOptions, value: string, to: number): FlowEdit => ({
  label: `moving the option ${value}`,
  changes: [{ file: place.file, path: [...place.path, 'enum'], from: values.indexOf(value), to }],
})

const toPlace = ({ place: { file, path } }: FieldOptions, index: number) => ({ file, path: [...path, 'enum', index] })

/** Checks whether another list of the flow's schemas uses the same label for the same value. */
function isLabelUsed({ source }: LinkedFlow, { place, prefix }: FieldOptions, value: string): boolean {
  const named = [...source.schemas.values()].filter(({ text }) =>
    text.replaceAll(/\s/g, '').includes(`"options":"${prefix}"`),
  )
  return named.some(({ path, text }) => path !== place.file && text.includes(JSON.stringify(value)))
}

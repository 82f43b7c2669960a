import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { listFormFields } from '../listFormFields.ts'
import type { FlowEdit } from './applyEdit.ts'

/** A row of a form as it is written: a field, fields side by side, or a group of fields by its name. */
type Row = string | readonly string[] | { readonly group: string }

/** The rows of a form in their order, and where that is written, or can be. */
export interface FormRows {
  readonly rows: readonly Row[]
  readonly path: JSONPath
}

/** The rows of each form of a step: those of its layout, then the fields that it does not name. */
export function listRows(flow: LinkedFlow, step: string): readonly FormRows[] {
  const { form = [] } = flow.written.steps[step] ?? {}
  const isList = Array.isArray(form)
  return [form].flat().map(({ schema, layout = [] }, index) => {
    const named = layout.flatMap((row) => toFields(flow, row))
    const others = listFormFields(flow, schema).filter(({ path }) => !path.includes('.') && !named.includes(path))
    return {
      rows: [...layout, ...others.map(({ path }) => path)],
      path: ['steps', step, 'form', ...(isList ? [index] : []), 'layout'],
    }
  })
}

/** The fields of a row. */
export function toFields({ written }: LinkedFlow, row: Row): readonly string[] {
  if (typeof row === 'string') return [row]
  if ('group' in row) return (written.fieldGroups?.[row.group]?.layout ?? []).flat()
  return row
}

/** Puts a row one place up (-1) or down (1). */
export function moveRow({ source }: LinkedFlow, { rows, path }: FormRows, from: number, by: -1 | 1): FlowEdit {
  const [row, other] = [rows[from], rows[from + by]]
  if (row === undefined || other === undefined) throw new Error(`There is no row to change places with ${from}.`)
  return {
    label: 'the order of the fields',
    changes: [{ file: source.flow.path, path, value: rows.with(from, other).with(from + by, row) }],
  }
}

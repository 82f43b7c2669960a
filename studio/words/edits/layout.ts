import type { JSONPath } from 'jsonc-parser'
import type { LinkedFlow } from '../../../engine/authoring.ts'
import { type FormField, listFormFields, toPlainPath } from '../listFormFields.ts'
import type { FlowEdit } from './applyEdit.ts'
import { listForms } from './fields.ts'

/** A row of a form as it is written: a field, several fields side by side, or a field group by its name. */
type Row = string | readonly string[] | { readonly group: string }

/** Rows in their order, and the path where a layout is or can be written. */
export interface Layout {
  readonly rows: readonly Row[]
  readonly path: JSONPath
  /** The prefix of the fields' paths: `addresses.0.` for the fields of a list. */
  readonly prefix: string
  /** The field group that the rows belong to. They are the same in every form with this group. */
  readonly group: string | undefined
}

/**
 * Lists the layouts of each form of a step: those of the form itself, of each field group in it, and of each object or list in it. Fields
 * that a layout does not name come last, as they are drawn.
 */
export function listLayouts(flow: LinkedFlow, step: string): readonly (readonly Layout[])[] {
  const own = listForms(flow).filter((one) => one.step === step)
  return own.map(({ at, form: { schema, layout = [], layouts = {} } }) => {
    const written: readonly Row[] = layout
    const fields = listFormFields(flow, schema)
    const withOthers = (rows: readonly Row[], prefix: string) => {
      const named = rows.flatMap((row) => toFields(flow, row))
      return [...rows, ...listNames(fields, prefix).filter((name) => !named.includes(name))]
    }
    const parts = new Set(fields.map(({ path }) => path.slice(0, path.lastIndexOf('.') + 1)).filter(Boolean))
    return [
      { rows: withOthers(written, ''), path: [...at, 'layout'], prefix: '', group: undefined },
      ...written.flatMap((row) => {
        if (typeof row === 'string' || isSideBySide(row)) return []
        const rows = flow.written.fieldGroups?.[row.group]?.layout
        return rows ? [{ rows, path: ['fieldGroups', row.group, 'layout'], prefix: '', group: row.group }] : []
      }),
      ...[...parts].map((prefix) => {
        const name = toPlainPath(prefix.slice(0, -1))
        return {
          rows: withOthers(layouts[name] ?? [], prefix),
          path: [...at, 'layouts', name],
          prefix,
          group: undefined,
        }
      }),
    ]
  })
}

/** Returns the names of the fields directly below a prefix. */
const listNames = (fields: readonly FormField[], prefix: string) =>
  fields.filter(({ path, name }) => path === prefix + name).map(({ name }) => name)

/** Returns the fields of a row. */
export function toFields({ written }: LinkedFlow, row: Row): readonly string[] {
  if (typeof row === 'string') return [row]
  return isSideBySide(row) ? row : (written.fieldGroups?.[row.group]?.layout ?? []).flat()
}

/** `Array.isArray` alone does not narrow a readonly array. */
const isSideBySide = (row: Row): row is readonly string[] => Array.isArray(row)

/** Moves a row. */
export const moveRow = (flow: LinkedFlow, layout: Layout, from: number, to: number): FlowEdit =>
  toEdit(flow, layout, 'reordering fields', toMoved(layout.rows, from, to))

/** Moves a field within its row. */
export function moveInRow(flow: LinkedFlow, layout: Layout, row: number, from: number, to: number): FlowEdit {
  const fields = toMoved(toSingles(layout.rows[row]), from, to)
  return toEdit(flow, layout, 'reordering fields', layout.rows.with(row, fields))
}

/** Checks whether a row can join the one before it. The rows of a field group cannot be joined to others. */
export const canJoin = ({ rows }: Layout, row: number): boolean =>
  toSingles(rows[row - 1]).length > 0 && toSingles(rows[row]).length > 0

/** Puts the fields of a row beside those of the row before. */
export function joinRow(flow: LinkedFlow, layout: Layout, row: number): FlowEdit {
  const { rows } = layout
  const joined = [...toSingles(rows[row - 1]), ...toSingles(rows[row])]
  return toEdit(flow, layout, 'putting fields side by side', rows.toSpliced(row - 1, 2, joined))
}

/** Moves a field from a shared row to its own row below. */
export function splitRow(flow: LinkedFlow, layout: Layout, row: number, field: string): FlowEdit {
  const others = toSingles(layout.rows[row]).filter((name) => name !== field)
  const left = others.length === 1 ? others : [others]
  return toEdit(flow, layout, 'giving a field its own row', layout.rows.toSpliced(row, 1, ...left, field))
}

/** Returns the fields that a row names itself; none for a field group. */
const toSingles = (row: Row = []): readonly string[] => (typeof row === 'string' ? [row] : isSideBySide(row) ? row : [])

/** Returns a list with one of its items at another index. */
export const toMoved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

const toEdit = ({ source }: LinkedFlow, { path }: Layout, label: string, rows: readonly Row[]): FlowEdit => ({
  label,
  changes: [{ file: source.flow.path, path, value: rows }],
})

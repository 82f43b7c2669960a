import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { InstructionDefinition, FormDefinition } from './StepDefinition.ts'
import type { Loose } from './Loose.ts'
import { noteWritten } from './toWrittenPath.ts'

/** An instruction and its place in the file; undefined for one that the grammar refused. */
interface WrittenInstruction {
  readonly instruction: Loose<InstructionDefinition> | undefined
  readonly path: JSONPath
}

/** The names of the nested procedures that are being inlined. */
type Calls = readonly string[]

/**
 * Lists the instructions of a list, with the name of each procedure replaced by its instructions. An unknown name, or a procedure
 * that calls itself, is kept for the checks to report.
 */
export function* inlineProcedures(
  list: Loose<readonly InstructionDefinition[]>,
  path: JSONPath,
  procedures: Loose<FlowDefinition>['procedures'],
  within: Calls = [],
): Generator<WrittenInstruction> {
  for (const [index, instruction] of list.entries()) {
    const name = instruction?.do
    const inner = name === undefined || within.includes(name) ? undefined : toOwn(procedures, name)?.do
    if (name === undefined || !inner) yield { instruction, path: [...path, index] }
    else yield* inlineProcedures(inner, ['procedures', name, 'do'], procedures, [...within, name])
  }
}

/** Reads an own property by a name that an author wrote. */
const toOwn = <Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined

interface Row {
  readonly row: Loose<string | readonly string[]> | undefined
  readonly place: JSONPath
}

/** Adds to a form the rows and fields of the groups in its layout; the form's own fields take precedence. */
export function expandForm(
  form: Loose<FormDefinition>,
  path: JSONPath,
  groups: Loose<FlowDefinition>['fieldGroups'] = {},
): Loose<FormDefinition> {
  const { layout = [], fields } = form
  const used = layout.flatMap((row) => toGroupName(row) ?? [])
  if (used.length === 0) return form
  const rows = layout.flatMap((row, index): Row[] => {
    const name = toGroupName(row)
    if (name === undefined) return [{ row, place: [...path, 'layout', index] }]
    // An unknown group name is kept for the checks to report.
    const own = Object.hasOwn(groups, name) ? groups[name]?.layout : undefined
    return (
      own?.map((inner, at): Row => ({ row: inner, place: ['fieldGroups', name, 'layout', at] })) ?? [
        { row: name, place: [...path, 'layout', index, 'group'] },
      ]
    )
  })
  const taken = used.flatMap((group) =>
    Object.entries((Object.hasOwn(groups, group) && groups[group]?.fields) || {}).flatMap(([name, field]) =>
      fields && Object.hasOwn(fields, name) ? [] : [{ name, field, place: ['fieldGroups', group, 'fields', name] }],
    ),
  )
  return {
    ...form,
    layout: noteWritten(
      rows.map(({ row }) => row),
      rows.map(({ place }, index) => [index, place]),
    ),
    ...(taken.length > 0 && {
      fields: noteWritten(
        { ...Object.fromEntries(taken.map(({ name, field }) => [name, field])), ...fields },
        taken.map(({ name, place }) => [name, place]),
      ),
    }),
  }
}

/** Returns the name of the group in a row; only a flow that is not yet expanded has such rows. */
export function toGroupName(row: unknown): string | undefined {
  const name: unknown = typeof row === 'object' && row !== null && 'group' in row ? row.group : undefined
  return typeof name === 'string' ? name : undefined
}

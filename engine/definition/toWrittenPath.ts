import type { JSONPath } from 'jsonc-parser'
import type { Finding, FlowContext, LinkedFlow } from './FlowContext.ts'
import { toAllForms } from './forms.ts'
import { toGroupName } from './inlineNames.ts'
import { isRecord } from './Loose.ts'
import { toOffset, toPosition, type Position } from './SourceFile.ts'

type Places = ReadonlyMap<string | number, JSONPath>

/** For objects of an expanded flow whose parts are elsewhere in the file: the path in the file, by property or index. */
const places = new WeakMap<object, Places>()

/** Records where parts of an expanded flow are in its file. */
export function noteWritten<Holder extends object>(
  holder: Holder,
  parts: Iterable<readonly [string | number, JSONPath]>,
): Holder {
  places.set(holder, new Map(parts))
  return holder
}

/** Converts a path in an expanded flow to a path in its file, where an inlined instruction is in its procedure. */
export function toWrittenPath(flow: unknown, path: JSONPath): JSONPath {
  let at = flow
  let written: JSONPath = []
  for (const part of path) {
    const known = isRecord(at) ? places.get(at)?.get(part) : undefined
    written = known ?? [...written, part]
    at = isRecord(at) ? at[part] : undefined
  }
  return written
}

/** Moves a finding about an expanded flow to its place in the flow file; a finding in another file stays unchanged. */
export const toWrittenFinding = (flow: unknown, finding: Finding): Finding =>
  finding.file ? finding : { ...finding, path: toWrittenPath(flow, finding.path) }

/** Moves findings to their places in the files. A fault that a group of fields has only in some forms moves to the row naming it. */
export function toWrittenFindings(
  { flow, written }: Pick<FlowContext, 'flow' | 'written'>,
  findings: readonly Finding[],
): readonly Finding[] {
  const rows = toAllForms(written).flatMap(({ form, path }) =>
    (form.layout ?? []).flatMap((row, index) => {
      const group = row === undefined ? undefined : toGroupName(row)
      return group === undefined ? [] : [{ group, form: path.join(), path: [...path, 'layout', index] }]
    }),
  )
  const all = findings.map((finding) => ({ finding, at: toWrittenFinding(flow, finding) }))
  return all.map(({ finding, at }) => {
    const [section, group] = at.path
    if (at.file || section !== 'fieldGroups') return at
    const same = all.filter((one) => one.at.code === at.code && one.at.path.join() === at.path.join())
    const own = rows.filter((row) => row.group === group)
    const row = own.findLast(({ form }) => finding.path.join().startsWith(`${form},`))
    if (!row || new Set(same.map((one) => one.finding.path.join())).size >= own.length) return at
    return { ...at, at: 'value', path: row.path, message: `${at.message}, by the group ${group}` }
  })
}

/**
 * Finds the position in the text of the flow file for a dotted path in the expanded flow, such as `steps.X.on.submit.1`. Undefined
 * when the path does not exist.
 */
export function toWrittenPlace(
  { definition, source }: Pick<LinkedFlow, 'definition' | 'source'>,
  at: string,
): (Position & { readonly offset: number }) | undefined {
  const path = toPath(definition, at.split('.'))
  if (!path) return undefined
  const offset = toOffset(source.flow, toWrittenPath(definition, path))
  return { ...toPosition(source.flow.text, offset), offset }
}

/** Splits a dotted path into keys, which may contain dots themselves: `change addresses.0.city`. */
function toPath(at: unknown, parts: readonly string[]): JSONPath | undefined {
  if (parts.length === 0) return []
  if (!isRecord(at)) return undefined
  for (let length = 1; length <= parts.length; length += 1) {
    const key = parts.slice(0, length).join('.')
    if (!Object.hasOwn(at, key)) continue
    const rest = toPath(at[key], parts.slice(length))
    return rest && [Array.isArray(at) ? Number(key) : key, ...rest]
  }
  return undefined
}

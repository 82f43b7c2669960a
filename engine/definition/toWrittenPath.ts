import type { JSONPath } from 'jsonc-parser'
import type { Finding, LinkedFlow } from './FlowContext.ts'
import { isRecord } from './Loose.ts'
import { toOffset, toPosition, type Position } from './SourceFile.ts'

type Places = ReadonlyMap<string | number, JSONPath>

/** For what an expanded flow holds in one place and its file in another: by property or position, where the file has it. */
const places = new WeakMap<object, Places>()

/** Notes where parts of an expanded flow stand in its file. */
export function noteWritten<Holder extends object>(
  holder: Holder,
  parts: Iterable<readonly [string | number, JSONPath]>,
): Holder {
  places.set(holder, new Map(parts))
  return holder
}

/** The same without what was refused, as long as something is left of it; the rest knows where it stands in the file. */
export function withoutGaps<Value>(flow: Value): Value {
  const prune = (value: unknown, path: JSONPath): unknown => {
    if (!isRecord(value)) return value
    const parts = Object.entries(value).map(([key, part]) => {
      const at = Array.isArray(value) ? Number(key) : key
      return { at, part, left: prune(part, [...path, at]) }
    })
    if (parts.every(({ part, left }) => part === left && part !== undefined)) return value
    const kept = parts.filter(({ left }) => left !== undefined)
    const holder = Array.isArray(value)
      ? kept.map(({ left }) => left)
      : Object.fromEntries(kept.map(({ at, left }) => [at, left]))
    return noteWritten(
      holder,
      kept.map(({ at }, index) => [Array.isArray(value) ? index : at, toWrittenPath(flow, [...path, at])]),
    )
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is put in
  return prune(flow, []) as Value
}

/** The path in the file of what an expanded flow has at a path: an instruction of a procedure stands in that procedure. */
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

/** A finding about an expanded flow, at its place in the file; one in another file keeps it. */
export const toWrittenFinding = (flow: unknown, finding: Finding): Finding =>
  finding.file ? finding : { ...finding, path: toWrittenPath(flow, finding.path) }

/**
 * Where in the text of the file something stands that a flow, as it runs, has at a dotted path: `steps.X.on.submit.1`. Undefined
 * where that leads nowhere.
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

/** The keys of a dotted path, some of which have dots themselves: `change addresses.0.city`. */
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

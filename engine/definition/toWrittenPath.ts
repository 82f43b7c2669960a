import type { JSONPath } from 'jsonc-parser'
import type { Finding, LinkedFlow } from './FlowContext.ts'
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

const owners: Readonly<Record<string, string>> = {
  steps: 'step',
  data: 'slot',
  actions: 'action',
  predicates: 'predicate',
  procedures: 'procedure',
  fieldGroups: 'group of fields',
  constants: 'constant',
  facts: 'fact',
  functions: 'function',
}

/** Puts a path of the flow file in words: `step TOPICS, on.submit.0.to`. */
export function toWords([section, name, ...rest]: JSONPath): string {
  if (section === undefined) return 'the flow'
  const owner = owners[section]
  if (owner === undefined || name === undefined)
    return [section, name, ...rest].filter((part) => part !== undefined).join('.')
  // The only part of a predicate that can be wrong is its expression.
  return rest.length === 0 || section === 'predicates' ? `${owner} ${name}` : `${owner} ${name}, ${rest.join('.')}`
}

import type { JSONPath } from 'jsonc-parser'
import type { Finding, LinkedFlow } from './FlowContext.ts'
import { isRecord } from './isRecord.ts'
import { toOffset } from './SourceFile.ts'

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

/** The offset in the text of the file of what a flow, as it runs, has at a path. */
export const toWrittenOffset = (
  { definition, source }: Pick<LinkedFlow, 'definition' | 'source'>,
  path: JSONPath,
): number => toOffset(source.flow, toWrittenPath(definition, path))

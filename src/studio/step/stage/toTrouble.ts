import type { JSONPath } from 'jsonc-parser'
import { toWrittenOffset, type LinkedFlow } from '../../../../engine/authoring.ts'

/** What went wrong while a flow was played, and the place of it in the flow file, as an offset. */
export interface Trouble {
  readonly message: string
  readonly line?: number
  readonly offset?: number
}

/** Puts an error into words; the engine's own (`InstructionError`) name their place as a path: `steps.X.on.submit.1: reason`. */
export function toTrouble(error: unknown, flow: Pick<LinkedFlow, 'definition' | 'source'> | undefined): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const at: unknown = error instanceof Error ? Reflect.get(error, 'at') : undefined
  if (typeof at !== 'string') return { message }
  const path = flow && toPath(flow.definition, at.split('.'))
  const reason = message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message
  if (!path) return { message: reason }
  const offset = toWrittenOffset(flow, path)
  return { message: reason, offset, line: flow.source.flow.text.slice(0, offset).split('\n').length }
}

/** The keys of a dotted path, some of which have dots themselves: `change addresses.0.city`; undefined where it leads nowhere. */
function toPath(at: unknown, parts: readonly string[]): JSONPath | undefined {
  if (parts.length === 0) return []
  if (typeof at !== 'object' || at === null) return undefined
  for (let length = 1; length <= parts.length; length += 1) {
    const key = parts.slice(0, length).join('.')
    if (!Object.hasOwn(at, key)) continue
    const rest = toPath(Reflect.get(at, key), parts.slice(length))
    return rest && [Array.isArray(at) ? Number(key) : key, ...rest]
  }
  return undefined
}

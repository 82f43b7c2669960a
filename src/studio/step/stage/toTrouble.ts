import { findNodeAtLocation, parseTree, type JSONPath } from 'jsonc-parser'

/** What went wrong while a flow was played, and the place of it in the flow file, as an offset. */
export interface Trouble {
  readonly message: string
  readonly line?: number
  readonly offset?: number
}

/** Puts an error into words; the engine's own (`InstructionError`) name their place as a path: `steps.X.on.submit.1: reason`. */
export function toTrouble(error: unknown, text: string): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const at: unknown = error instanceof Error ? Reflect.get(error, 'at') : undefined
  if (typeof at !== 'string') return { message }
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, toPath(JSON.parse(text), at.split('.')))
  const reason = message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message
  if (!node) return { message: reason }
  return { message: reason, offset: node.offset, line: text.slice(0, node.offset).split('\n').length }
}

/** The keys of a dotted path, some of which have dots themselves: `change addresses.0.city`. */
function toPath(at: unknown, parts: readonly string[]): JSONPath {
  if (typeof at !== 'object' || at === null) return []
  for (let length = 1; length <= parts.length; length += 1) {
    const key = parts.slice(0, length).join('.')
    if (!Object.hasOwn(at, key)) continue
    const inner: unknown = Reflect.get(at, key)
    return [Array.isArray(at) ? Number(key) : key, ...toPath(inner, parts.slice(length))]
  }
  return []
}

import type { GrammarFault } from './grammar.ts'
import { isRecord } from './Loose.ts'

/**
 * A file's content without what the grammar refused, so that the checks that follow can trust the types of what is left.
 * A refused name is gone; a refused value leaves its key or position behind, so that paths and names stay what they were.
 */
export function toAcceptable(content: unknown, faults: readonly GrammarFault[]): Readonly<Record<string, unknown>> {
  if (faults.length === 0) return isRecord(content) ? content : {}
  const copy = structuredClone({ content })
  for (const { path, rule } of faults) {
    const key = path.at(-1) ?? 'content'
    const above = path.length === 0 ? [] : ['content', ...path.slice(0, -1)]
    const holder = above.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), copy)
    if (rule === 'required' || !isRecord(holder)) continue
    if (rule === 'additionalProperties') delete holder[key]
    else holder[key] = undefined
  }
  return isRecord(copy.content) ? copy.content : {}
}

import type { FlowDefinition } from './FlowDefinition.ts'
import type { GrammarFault } from './grammar.ts'
import { isRecord } from './isRecord.ts'
import type { Loose } from './Loose.ts'

/**
 * A copy of a flow without what the grammar refused, so that the checks that follow can trust the types of what is left.
 * A refused name is gone; a refused value leaves its key or position behind, so that paths and names stay what they were.
 */
export function toAcceptable(flow: unknown, faults: readonly GrammarFault[]): Loose<FlowDefinition> {
  const copy = structuredClone({ flow })
  for (const { path, rule } of faults) {
    const key = path.at(-1) ?? 'flow'
    const above = path.length === 0 ? [] : ['flow', ...path.slice(0, -1)]
    const holder = above.reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), copy)
    if (rule === 'required' || !isRecord(holder)) continue
    if (rule === 'additionalProperties') delete holder[key]
    else holder[key] = undefined
  }
  return isRecord(copy.flow) ? copy.flow : {}
}

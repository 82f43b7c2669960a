import type { ActionResult } from '../../engine/actions/ActionHandler.ts'
import type { Candidates } from '../../engine/analysis/paths/createCandidates.ts'
import type { Scope } from '../../engine/definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../engine/definition/index.ts'
import { toInstructions } from '../../engine/definition/instructions.ts'
import type { Draw } from './createDraw.ts'
import type { RandomValues } from './createRandomValues.ts'

const statuses = ['Offline', 'TimeoutError', 'BotRefused', 'TypeError', 'Other', 404, 422, 500]

/** Creates a function that answers calls at random: with any declared outcome and data that fit its schema, or with a failure. */
export function createAnswerer({ definition }: LinkedFlow, candidates: Candidates, random: RandomValues) {
  const saves = new Map<string, readonly string[]>()
  for (const { instruction } of toInstructions(definition)) {
    const { call, save } = instruction
    if (call !== undefined && save !== undefined) saves.set(call, [...(saves.get(call) ?? []), save])
  }
  return (action: string, scope: Scope, draw: Draw): ActionResult => {
    if (draw.isOneIn(8)) return { outcome: 'failed', failure: { status: draw.pick(statuses), message: '' } }
    const outcomes = definition.actions[action]?.outcomes ?? {}
    const outcome = draw.pick(Object.keys(outcomes))
    const source = outcomes[outcome] ?? {}
    if (typeof source === 'object' && Object.keys(source).length === 0) return { outcome }
    const paths = saves.get(action) ?? []
    // Random data seldom satisfy the flow's conditions, so half of the answers are chosen for them.
    const isWished = paths.length > 0 && draw.isOneIn(2)
    const data = isWished
      ? draw.pick(candidates.answers(action, outcome, draw.pick(paths), scope))
      : random(source, draw)
    return { outcome, data }
  }
}

import type { Scope } from '../../definition/CompiledFlow.ts'
import type { explore } from './findWitnesses.ts'
import type { WitnessedFailure } from './PathReport.ts'
import { toWitness } from './toWitness.ts'

/** Finds for each entry of `failures` a call that fails so that this entry is the first that holds. */
export function toShownFailures({
  runnable,
  result,
  player,
  statuses,
}: ReturnType<typeof explore>): readonly WitnessedFailure[] {
  const { failures, predicates } = runnable
  const holds = (predicate: string, scope: Scope) => {
    try {
      return predicates[predicate]?.(scope) === true
    } catch {
      return false
    }
  }
  const calls = result.found.filter(({ point }) => point.asked && !Object.hasOwn(point.asked.call.on, 'failed'))
  return failures.map((failure) => {
    for (const found of calls) {
      const { asked } = found.point
      if (!asked) continue
      for (const status of statuses) {
        const told = { status, message: '' }
        const scope = player.scopeOf(found.point, { failure: { ...told, atField: false } })
        if (failures.find(({ when }) => holds(when, scope)) !== failure) continue
        const answer = { action: asked.call.action, outcome: 'failed', failure: told }
        const { asked: _, ...point } = found.point
        const from = { ...found, point, from: found, move: undefined, saved: undefined, answer, ways: [], traces: [] }
        return { when: failure.when, witness: toWitness(from, `${asked.call.action} failed`) }
      }
    }
    return { when: failure.when }
  })
}

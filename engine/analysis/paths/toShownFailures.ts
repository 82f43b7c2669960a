import type { Failure } from '../../actions/ActionHandler.ts'
import { toFailureRule } from '../../machine/fail.ts'
import type { explore } from './findExamples.ts'
import type { ProvenFailure } from './PathReport.ts'
import type { Point } from './Way.ts'
import { toExample } from './Found.ts'

/** Finds, for each entry of `failures`, a failing call for which this entry is the first that holds. */
export function toShownFailures({
  runnable,
  result,
  play,
  statuses,
}: ReturnType<typeof explore>): readonly ProvenFailure[] {
  const { failures } = runnable
  const toRule = (point: Point, failure: Failure) => {
    const atField = point.asked?.load !== undefined
    try {
      return toFailureRule(runnable, point.state, { failure, atField }, play.worldOf(point))
    } catch {
      return undefined
    }
  }
  const calls = result.found.filter(({ point }) => point.asked && !Object.hasOwn(point.asked.call.on, 'failed'))
  return failures.map((failure) => {
    for (const found of calls) {
      const { asked } = found.point
      if (!asked) continue
      for (const status of statuses) {
        const told = { status, message: '' }
        if (toRule(found.point, told) !== failure) continue
        const answer = { action: asked.call.action, outcome: 'failed', failure: told }
        const { asked: _, ...point } = found.point
        const from = { ...found, point, from: found, move: undefined, saved: undefined, answer, ways: [] }
        return { when: failure.when, example: toExample(from, `${asked.call.action} failed`) }
      }
    }
    return { when: failure.when }
  })
}

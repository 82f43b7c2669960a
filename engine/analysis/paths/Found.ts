import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'
import type { Point, Way } from './Way.ts'
import type { MovesContext } from './createMoves.ts'
import type { createRelevance } from './createRelevance.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toMeaning } from '../../definition/predicates.ts'

/** A point that the search reached, and how. */
export interface Found {
  readonly point: Point
  /** What conditions can read there. */
  readonly scope: Scope
  readonly from: Found | undefined
  readonly move: Omit<ExampleMove, 'answers'> | undefined
  readonly answer: ExampleAnswer | undefined
  readonly saved: Example['saved']
  /** The ways that ended between `from` and here. */
  readonly ways: readonly string[]
  readonly depth: number
}

/** What a search needs: the flow, its ways, and what matters where. */
export interface SearchContext extends MovesContext {
  readonly ways: readonly Way[]
  readonly relevance: ReturnType<typeof createRelevance>
  /** The step to reach without a failure and from a fresh start; without it, the search looks for all ways. */
  readonly goal: string | undefined
}

/** Creates the example that leads to a point. */
export function toExample(found: Found, label: string): Example {
  const chain = toChain(found)
  const { currentStep: step, dialog } = found.point.state
  const saved = chain[0]?.saved
  const asks = found.point.asked?.call.action
  return {
    label,
    step,
    ...(dialog === undefined ? {} : { dialog }),
    ...(asks === undefined ? {} : { asks }),
    facts: found.point.facts,
    ...(saved ? { saved } : {}),
    moves: chain.reduce<readonly ExampleMove[]>((moves, { move, answer }) => {
      const all = move ? [...moves, { ...move, answers: [] }] : moves
      const last = all.at(-1)
      return last && answer ? [...all.slice(0, -1), { ...last, answers: [...last.answers, answer] }] : all
    }, []),
    ways: chain.flatMap(({ ways }) => ways),
  }
}

/** Lists all points from the start to this one. */
export function toChain(found: Found): readonly Found[] {
  const chain: Found[] = []
  for (let one: Found | undefined = found; one; one = one.from) chain.unshift(one)
  return chain
}

/** Rates how unusual a situation is: a failure counts most, then a saved application, then the number of points to get there. */
export function toOddity(found: Found): number {
  const chain = toChain(found)
  const failed = chain.filter(({ answer }) => answer?.outcome === 'failed').length
  return failed * 10_000 + (chain[0]?.saved ? 1000 : 0) + chain.length
}

/** Checks whether a point is reached from a fresh start without a failure. */
export const isOrdinary = (found: Found): boolean => toOddity(found) < 1000

/** What `toSituation` needs besides the point. */
interface SituationContext {
  readonly flow: LinkedFlow
  readonly ways: ReadonlyMap<string, Way>
  /** Whether a predicate holds; false where it cannot be evaluated. */
  readonly holds: (predicate: string, scope: Scope) => boolean
  /** The predicates that decide what a step's screen shows. */
  readonly shownAt: (step: string) => readonly string[]
}

/** Describes in words what distinguishes a point: how its step was reached, and what its screen shows. */
export function toSituation(found: Found, { flow, ways, holds, shownAt }: SituationContext): string {
  const { definition, copy } = flow
  const { state, waiting } = found.point
  const step = definition.steps[state.currentStep]
  const [texts = {}] = copy.values()
  const quote = (key: string | undefined) => `"${texts[key ?? ''] ?? key}"`
  const mean = (predicate: string) => toMeaning(definition, predicate)

  const { scope } = found
  const shown = shownAt(state.currentStep).filter((predicate) => holds(predicate, scope))
  const parts = [
    ...toArrival(found, ways, mean),
    ...shown.map(mean),
    ...(state.dialog === undefined ? [] : [`the question ${quote(step?.dialogs?.[state.dialog]?.title)} is open`]),
    ...(hasFailed(state) ? [`${toFailed(found)} failed`] : []),
    ...(state.issues.length > 0 || state.error ? ['a mistake is shown'] : []),
    ...waiting.map(({ call }) => `${call.action} has not answered yet`),
  ]
  return parts.length === 0 ? 'nothing special' : [...new Set(parts)].join(', ')
}

/** Lists the choices that led to the step: conditions that held, a resumption, failures. */
function toArrival(found: Found, ways: SituationContext['ways'], mean: (predicate: string) => string): string[] {
  const { currentStep } = found.point.state
  const taken = toChain(found).flatMap(({ ways: ids }) => ids.map((id) => ways.get(id)))
  const arrival = taken.findLast((way) => typeof way?.end === 'object' && way.end.to === currentStep)
  return (arrival?.choices ?? []).flatMap((choice) => {
    if (choice.kind === 'when') return choice.holds ? [mean(choice.predicate)] : []
    if (choice.kind === 'resume') return ['the application is resumed']
    return choice.outcome === 'failed' ? [`${choice.action} failed`] : []
  })
}

const hasFailed = ({ apiError, loads }: Found['point']['state']) =>
  apiError !== undefined || Object.values(loads).some(({ failure }) => failure)

const toFailed = (found: Found): string =>
  toChain(found).findLast(({ answer }) => answer?.outcome === 'failed')?.answer?.action ?? 'a call'

import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'
import type { Point, Way } from './Way.ts'
import type { MovesContext } from './createMoves.ts'
import type { createRelevance } from './createRelevance.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toMeaning } from '../../definition/predicates.ts'

/** A point that the search came to, and how. */
export interface Found {
  readonly point: Point
  /** What conditions read there. */
  readonly scope: Scope
  readonly from: Found | undefined
  readonly move: Omit<ExampleMove, 'answers'> | undefined
  readonly answer: ExampleAnswer | undefined
  readonly saved: Example['saved']
  /** The ways that ended between `from` and here. */
  readonly ways: readonly string[]
  readonly depth: number
}

/** What a search needs to know. */
export interface SearchContext extends MovesContext {
  readonly ways: readonly Way[]
  readonly relevance: ReturnType<typeof createRelevance>
  /** The step that is enough to be reached in an ordinary way; without it all ways are looked for. */
  readonly goal: string | undefined
}

/** Puts together how the search came to a point. */
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

/** All points from the start to this one. */
export function toChain(found: Found): readonly Found[] {
  const chain: Found[] = []
  for (let one: Found | undefined = found; one; one = one.from) chain.unshift(one)
  return chain
}

/** How far a situation is from what most applicants meet: without failures and from a fresh start first, then the shortest way. */
export function toOddity(found: Found): number {
  const chain = toChain(found)
  const failed = chain.filter(({ answer }) => answer?.outcome === 'failed').length
  return failed * 10_000 + (chain[0]?.saved ? 1000 : 0) + chain.length
}

/** Whether nothing failed on the way from a fresh start. */
export const isOrdinary = (found: Found): boolean => toOddity(found) < 1000

/** What telling a situation in words needs to know. */
interface SituationContext {
  readonly flow: LinkedFlow
  readonly ways: ReadonlyMap<string, Way>
  /** Whether a predicate holds; false where it cannot be told. */
  readonly holds: (predicate: string, scope: Scope) => boolean
  /** What the step's screen asks. */
  readonly shownAt: (step: string) => readonly string[]
}

/** What is special about a point, in words: how its step was come to, and what its screen shows. */
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

/** What led to the step that is shown, as far as it is worth telling. */
function toArrival(found: Found, ways: SituationContext['ways'], mean: (predicate: string) => string): string[] {
  const { currentStep } = found.point.state
  const taken = toChain(found).flatMap(({ ways: ids }) => ids.map((id) => ways.get(id)))
  const arrival = taken.findLast((way) => typeof way?.end === 'object' && way.end.to === currentStep)
  return (arrival?.choices ?? []).flatMap((choice) => {
    if (choice.kind === 'when') return choice.holds ? [mean(choice.predicate)] : []
    if (choice.kind === 'resume') return ['the application is taken up again']
    return choice.outcome === 'failed' ? [`${choice.action} failed`] : []
  })
}

const hasFailed = ({ apiError, loads }: Found['point']['state']) =>
  apiError !== undefined || Object.values(loads).some(({ failure }) => failure)

const toFailed = (found: Found): string =>
  toChain(found).findLast(({ answer }) => answer?.outcome === 'failed')?.answer?.action ?? 'a call'

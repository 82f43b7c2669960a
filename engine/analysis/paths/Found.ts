import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'
import type { Point } from './Point.ts'
import type { Way } from './Way.ts'
import type { MovesContext } from './createMoves.ts'
import type { createRelevance } from './createRelevance.ts'
import type { Scope } from '../../definition/CompiledFlow.ts'

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

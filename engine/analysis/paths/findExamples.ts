import type { ExampleCoverage, Examples, FlowFailure } from './Example.ts'
import { type FlowWorld, createPlay } from './createPlay.ts'
import { toExample, toOddity, toSituation } from './Found.ts'
import type { Way } from './Way.ts'
import { createAnswers, createContradictions, createLetters } from './createAnswers.ts'
import { createCandidates } from './createCandidates.ts'
import { createMoves } from './createMoves.ts'
import { createReadsOf, createRelevance } from './createRelevance.ts'
import { listWays } from './listWays.ts'
import { type SearchResult, search } from './search.ts'
import type { CompiledFlow, CompiledInstruction, Scope } from '../../definition/CompiledFlow.ts'
import { toForms } from '../../definition/forms.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toRunnableFlow } from '../../runner/toRunnableFlow.ts'

/** The most situations listed for one step; nobody reads more. */
const mostSituations = 16

/**
 * Searches for data that lead along every way through every event of a checked flow: what the applicant types, what services
 * answer, the facts of the page, and what was saved. The same flow on the same day returns the same examples. With a `goal`, the
 * search stops when it reaches that step.
 */
export const findExamples = (flow: LinkedFlow, world: FlowWorld, goal?: string): Examples =>
  toExamples(flow, explore(flow, world, goal))

/** Converts the result of a search to examples. */
export function toExamples(
  flow: LinkedFlow,
  { list, result, runnable, answers }: ReturnType<typeof explore>,
): Examples {
  const ways = new Map(list.ways.map((way) => [way.id, way]))
  const context = {
    flow,
    ways,
    shownAt: (step: string) => toShown(flow, step),
    holds: (predicate: string, scope: Scope) => answers(predicate, scope) === '1',
  }
  const steps = new Map<string, Map<string, SearchResult['found'][number]>>()
  for (const name of Object.keys(runnable.steps)) steps.set(name, new Map())
  const reached = new Set<string>()
  for (const found of result.found) {
    const { asked, state } = found.point
    if (state.visit === 0) continue
    reached.add(state.currentStep)
    const known = steps.get(state.currentStep)
    if (asked || !known) continue
    const label = toSituation(found, context)
    const other = known.get(label)
    if (!other || toOddity(found) < toOddity(other)) known.set(label, found)
  }
  return {
    steps: Object.fromEntries(
      [...steps].map(([name, known]) => [
        name,
        [...known]
          .toSorted(([, a], [, b]) => toOddity(a) - toOddity(b))
          .slice(0, mostSituations)
          .map(([label, found]) => toExample(found, label)),
      ]),
    ),
    ways: list.ways.map((way) => ({ ...way, isProven: result.byWay.has(way.id) })),
    coverage: toCoverage(runnable, list.ways, ({ id }) => result.byWay.has(id), reached),
    failures: toFailures(result),
  }
}

/** Lists the ways of a flow and searches for data that lead along them. */
export function explore(flow: LinkedFlow, world: FlowWorld, goal?: string) {
  const runnable = toRunnableFlow(flow)
  const outcomes = Object.fromEntries(
    Object.entries(flow.definition.actions).map(([name, action]) => [name, Object.keys(action.outcomes)]),
  )
  const readsOf = createReadsOf(flow)
  const list = listWays({ flow: runnable, outcomes, readsOf, contradict: createContradictions(flow) })
  const relevance = createRelevance(flow, list.ways, readsOf)
  const answers = createAnswers(runnable, readsOf)
  const play = createPlay(runnable, world)
  const candidates = createCandidates(flow, world.now)
  const moves = { flow, runnable, play, candidates, answers, outcomes, readsOf, toLetter: createLetters() }
  const result = search({ ...moves, ways: list.ways, relevance, goal })
  return { list, result, runnable, answers, play, statuses: candidates.statuses(), listMoves: createMoves(moves) }
}

/** Lists the predicates that decide what a step's screen shows. */
function toShown(flow: LinkedFlow, name: string): readonly string[] {
  const step = flow.definition.steps[name]
  if (!step) return []
  const asked = [
    ...step.view.map((part) => (typeof part === 'object' ? part.when : undefined)),
    ...toForms(name, step).map(({ form }) => form.when),
  ]
  return [...new Set(asked.filter((predicate) => predicate !== undefined))]
}

/** Lists each failure once, with the first example found for it. */
function toFailures({ errors }: SearchResult): readonly FlowFailure[] {
  const found = new Map<string, FlowFailure>()
  for (const { error, from, event } of errors) {
    const { message } = error
    if (!found.has(message)) found.set(message, { message, event, example: toExample(from, message) })
  }
  return [...found.values()]
}

/** Computes which instructions, outcomes and steps of a flow the proven ways cover. */
function toCoverage(
  flow: CompiledFlow,
  ways: readonly Way[],
  isProven: (way: Way) => boolean,
  reached: ReadonlySet<string>,
): ExampleCoverage {
  const instructions: Record<string, { taken: boolean; skipped?: boolean }> = {}
  const outcomes: Record<string, Record<string, boolean>> = {}
  // Includes instructions that no way reaches because the conditions before them contradict each other.
  const add = (list: readonly CompiledInstruction[]): void => {
    for (const { at, when, call } of list) {
      instructions[at] = { taken: false, ...(when === undefined ? {} : { skipped: false }) }
      for (const route of Object.values(call?.on ?? {})) add(route)
    }
  }
  add(flow.startUp)
  for (const { on } of Object.values(flow.steps)) for (const list of Object.values(on)) add(list)
  for (const way of ways) {
    const has = isProven(way)
    for (const at of way.taken) {
      const known = instructions[at]
      instructions[at] = { ...known, taken: has || known?.taken === true }
    }
    for (const choice of way.choices) {
      const { at } = choice
      if (choice.kind === 'call') {
        const known = outcomes[at] ?? {}
        outcomes[at] = { ...known, [choice.outcome]: has || known[choice.outcome] === true }
      } else if (choice.kind === 'when') {
        const { taken = false, skipped = false } = instructions[at] ?? {}
        instructions[at] = { taken, skipped: skipped || (has && !choice.holds) }
      }
    }
  }
  const steps = Object.fromEntries(Object.keys(flow.steps).map((name) => [name, reached.has(name)]))
  return { steps, instructions, outcomes }
}

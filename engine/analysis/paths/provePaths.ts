import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { countChains } from './countChains.ts'
import { createExplanations } from './explainWay.ts'
import { explore, toExamples } from './findExamples.ts'
import type { FlowWorld } from './FlowWorld.ts'
import type { PathReport, ProvenForm } from './PathReport.ts'
import { playExample } from './playExample.ts'
import type { Found } from './Found.ts'
import { toChain, toExample } from './toExample.ts'
import { toShownFailures } from './toShownFailures.ts'
import { toFormExamples } from './toFormExamples.ts'
import type { ExampleCoverage } from './Examples.ts'

/**
 * Lists every path of a checked flow, finds data for each, and plays these once more, as plain JSON and with the validators of the forms. What has no data is told
 * with its reason.
 */
export async function provePaths(flow: LinkedFlow, world: FlowWorld): Promise<PathReport> {
  const explored = explore(flow, world)
  const { list, result, runnable } = explored
  const examples = toExamples(flow, explored)
  const counts = new Map<string, number>()
  for (const { point } of result.found) {
    const { currentStep, visit } = point.state
    if (visit > 0) counts.set(currentStep, (counts.get(currentStep) ?? 0) + 1)
  }
  const explain = createExplanations({
    flow,
    proven: result.byWay.keys(),
    situations: (step) => counts.get(step) ?? 0,
    failures: (place) =>
      examples.failures.map(({ message }) => message).filter((message) => message.startsWith(`${place}.`)),
  })
  const missing = list.ways.filter(({ id }) => !result.byWay.has(id))
  const { forms, ends } = toFormExamples(flow, explored, world)
  const covering = [...toCovering(result.byWay), ...new Set(ends)]
  const differences: string[] = []
  for (const found of covering) {
    // One at a time, so that a difference is told of the example that it belongs to.
    // oxlint-disable-next-line no-await-in-loop
    const difference = await replay(runnable, found, world)
    if (difference !== undefined) differences.push(`${found.ways.at(-1) ?? found.move?.event}: ${difference}`)
  }
  return {
    ...examples,
    chains: String(countChains(runnable, list.ways)),
    cut: list.cut,
    shownFailures: toShownFailures(explored),
    forms,
    reasons: Object.fromEntries(missing.map((way) => [way.id, explain(way)])),
    deadBranches: toDeadBranches(examples.coverage, forms),
    replays: { count: covering.length, moves: covering.reduce((sum, { depth }) => sum + depth + 1, 0), differences },
    tries: result.tries,
  }
}

/** Plays what the search has found as an example; how it goes another way, undefined when it does not. */
async function replay(flow: CompiledFlow, found: Found, world: FlowWorld): Promise<string | undefined> {
  try {
    const { state } = await playExample(flow, toExample(found, ''), world)
    const [here, there] = [state, found.point.state].map(({ currentStep, dialog = '' }) => `${currentStep} ${dialog}`)
    return here === there ? undefined : `the engine ends at ${here}, the example at ${there}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A few of the points that were found, the farthest first, which together take every way. */
function toCovering(byWay: ReadonlyMap<string, Found>): readonly Found[] {
  const left = new Set(byWay.keys())
  return [...new Set(byWay.values())]
    .toSorted((a, b) => b.depth - a.depth)
    .filter((found) => {
      const before = left.size
      for (const { ways } of toChain(found)) for (const way of ways) left.delete(way)
      return left.size < before
    })
}

function toDeadBranches(
  { steps, instructions, outcomes }: ExampleCoverage,
  forms: readonly ProvenForm[],
): readonly string[] {
  return [
    ...Object.entries(steps).flatMap(([name, isReached]) => (isReached ? [] : [`steps.${name} is never reached`])),
    ...forms.flatMap(({ at, reason }) => (reason === undefined ? [] : [`${at} is never shown: ${reason}`])),
    ...Object.entries(instructions).flatMap(([at, { taken, skipped }]) => [
      ...(taken ? [] : [`${at} is never carried out`]),
      ...(skipped === false ? [`${at} is always carried out, whatever its condition`] : []),
    ]),
    ...Object.entries(outcomes).flatMap(([at, had]) =>
      Object.entries(had).flatMap(([outcome, isHad]) => (isHad ? [] : [`${at} never has the outcome "${outcome}"`])),
    ),
  ]
}

import type { ExampleCoverage } from './Example.ts'
import type { FlowWorld } from './createPlay.ts'
import { type Found, toChain, toExample } from './Found.ts'
import type { PathReport, ProvenFailure, ProvenForm } from './PathReport.ts'
import { explore, toExamples } from './findExamples.ts'
import { playExample } from './playExample.ts'
import { toFormExamples } from './toFormExamples.ts'
import type { Failure } from '../../actions/ActionHandler.ts'
import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toFailureRule } from '../../machine/fail.ts'
import { toMeaning } from '../../definition/predicates.ts'
import { toWayId, type Point, type Way, type WayChoice } from './Way.ts'

/**
 * Lists every path of a checked flow, searches for data for each, and replays the data through the engine with the validators of
 * the forms. The report is plain JSON and gives the reason for everything that has no data.
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
    // One at a time, so that each difference is reported with its example.
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

/** Replays what the search found, as an example. Returns how the engine deviates; undefined when it does not. */
async function replay(flow: CompiledFlow, found: Found, world: FlowWorld): Promise<string | undefined> {
  try {
    const { state } = await playExample(flow, toExample(found, ''), world)
    const [here, there] = [state, found.point.state].map(({ currentStep, dialog = '' }) => `${currentStep} ${dialog}`)
    return here === there ? undefined : `the engine ends at ${here}, the example at ${there}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Picks points, the deepest first, whose examples together take every way. */
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

/** Finds, for each entry of `failures`, a failing call for which this entry is the first that holds. */
function toShownFailures({ runnable, result, play, statuses }: ReturnType<typeof explore>): readonly ProvenFailure[] {
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

/**
 * Counts the whole paths from the start-up to an end of the flow: for each step, one way through `enter`, then one that leads
 * on. To exclude circles, a path continues only to steps that come later in the order of `toOrder`.
 */
function countChains({ steps }: CompiledFlow, ways: readonly Way[]): bigint {
  const order = toOrder(ways)
  const counts = new Map<string, bigint>()

  const countFrom = (step: string): bigint => {
    const known = counts.get(step)
    if (known !== undefined) return known
    const own = ways.filter((way) => way.step === step)
    const opening = own.filter(({ event }) => event === 'enter')
    const staying = opening.filter(({ end }) => typeof end !== 'object').length
    const others = own.filter(({ event }) => event !== 'enter' && event !== 'leave')
    const further = steps[step]?.ending === undefined ? sum(others, step) : 0n
    // A step from which nothing leads further is also an end.
    const onward = further === 0n ? 1n : further
    const count = sum(opening, step) + BigInt(opening.length === 0 ? 1 : staying) * onward
    counts.set(step, count)
    return count
  }
  const sum = (list: readonly Way[], from: string): bigint =>
    list.reduce((total, { end }) => {
      const isOnward = typeof end === 'object' && (order.get(end.to) ?? 0) > (order.get(from) ?? 0)
      return isOnward ? total + countFrom(end.to) : total
    }, 0n)

  return ways
    .filter(({ step }) => step === undefined)
    .reduce((total, { end }) => (typeof end === 'object' ? total + countFrom(end.to) : total), 0n)
}

/** Numbers the steps so that each comes after the steps that lead to it; a circle is cut where it closes. */
function toOrder(ways: readonly Way[]): ReadonlyMap<string, number> {
  const left = new Set<string>()
  const finished: string[] = []
  const visit = (step: string): void => {
    if (left.has(step)) return
    left.add(step)
    for (const way of ways) if (way.step === step && typeof way.end === 'object') visit(way.end.to)
    finished.push(step)
  }
  for (const { step, end } of ways) if (step === undefined && typeof end === 'object') visit(end.to)
  return new Map(finished.toReversed().map((step, index) => [step, index]))
}

/** The results of the search that explain why a way is missing. */
interface ExplainContext {
  readonly flow: LinkedFlow
  /** The ids of the ways that have data. */
  readonly proven: Iterable<string>
  /** The number of situations of a step that the search found. */
  readonly situations: (step: string) => number
  /** The messages of failures at an event, by its place. */
  readonly failures: (list: string) => readonly string[]
}

/** Creates a function that explains in a sentence why a way has no data. */
function createExplanations(context: ExplainContext): (way: Way) => string {
  const { flow, proven, situations, failures } = context
  const { definition } = flow
  const begun = new Set<string>()
  for (const id of proven) {
    const parts = toParts(id)
    for (let length = 1; length <= parts.length; length++) begun.add(parts.slice(0, length).join(' '))
  }
  return (way) => {
    const { step, event, choices } = way
    const list = step === undefined ? 'startUp' : `steps.${step}.on.${event}`
    const [failure] = failures(list)
    if (step !== undefined && situations(step) === 0) return `the step ${step} is never reached`
    const failed = failure === undefined ? '' : `; and the flow failed there: ${failure}`
    if (!begun.has(list)) return `${toUnsent(flow, step ?? '', event)}${failed}`
    const blocking = choices.findIndex((_, index) => !begun.has(toWayId(list, choices.slice(0, index + 1))))
    const choice = choices[blocking]
    if (!choice) return `the event was never sent${failed}`
    const before = choices.slice(0, blocking).flatMap((one) => toWords(definition, one))
    const after = before.length === 0 ? '' : `after ${before.join(', and ')}, `
    const tried = step === undefined ? '' : ` in the ${situations(step)} situations that were examined`
    return `${after}${toNever(definition, choice)}${tried}${failed}`
  }
}

function toNever(definition: LinkedFlow['definition'], choice: WayChoice): string {
  if (choice.kind === 'call') return `${choice.action} never answered "${choice.outcome}"`
  if (choice.kind === 'resume') return `nothing led to ${choice.step}`
  const meaning = toMeaning(definition, choice.predicate)
  return choice.holds
    ? `it was never true that ${meaning} (${choice.predicate})`
    : `it was always true that ${meaning} (${choice.predicate})`
}

function toWords(definition: LinkedFlow['definition'], choice: WayChoice): readonly string[] {
  if (choice.kind === 'call') return choice.outcome === 'failed' ? [`${choice.action} failed`] : []
  if (choice.kind === 'resume') return []
  const meaning = toMeaning(definition, choice.predicate)
  return [choice.holds ? `"${meaning}"` : `not "${meaning}"`]
}

function toUnsent({ definition }: LinkedFlow, step: string, event: string): string {
  const { view = [], dialogs = {} } = definition.steps[step] ?? {}
  const buttons = view.flatMap((part) =>
    typeof part === 'object' && 'action' in part && part.action === event ? [part] : [],
  )
  const hidden = buttons.flatMap(({ when }) => (when === undefined ? [] : [toMeaning(definition, when)]))
  const [dialog] = Object.entries(dialogs).flatMap(([name, one]) =>
    one.buttons.some(({ action }) => action === event) ? [name] : [],
  )
  if (hidden.length > 0) return `its button never shows: it was never true that ${hidden.join(', or ')}`
  if (dialog !== undefined && buttons.length === 0) return `the dialog ${dialog} that sends it never opens`
  if (event === 'submit') return 'no values were found that its form takes'
  return 'the event was never sent'
}

/** Splits an id into the place of the event, whose name may contain a space, and the choices. */
function toParts(id: string): readonly string[] {
  const [, list = id, rest = ''] = /^(startUp|steps\.\w+\.on\.(?:change \S+|\S+))(.*)$/.exec(id) ?? []
  return [list, ...rest.split(' ').filter((part) => part !== '')]
}

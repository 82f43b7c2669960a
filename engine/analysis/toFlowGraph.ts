import type { FlowDefinition, InstructionDefinition, LinkedFlow } from '../definition/index.ts'
import type { FlowGraph, GraphWay } from './FlowGraph.ts'
import { toEventWords } from './toEventWords.ts'
import { toMeaning } from './toMeaning.ts'

/** Makes the graph of a checked flow, in the words of one language, its first unless told. */
export function toFlowGraph({ definition, copy }: LinkedFlow, language = [...copy.keys()][0] ?? ''): FlowGraph {
  const texts = copy.get(language) ?? {}
  const quote = (key: string) => texts[key] ?? key
  const ways = [
    ...toWays(definition.startUp, { definition, from: undefined, event: 'start', at: 'startUp', conditions: [] }),
    ...Object.entries(definition.steps).flatMap(([from, step]) =>
      Object.entries(step.on).flatMap(([event, list]) =>
        toWays(list, {
          definition,
          from,
          event: toEventWords(event, step, quote),
          at: `steps.${from}.on.${event}`,
          conditions: [],
        }),
      ),
    ),
  ]
  const afterFailures = (definition.failures ?? []).flatMap(({ to }) => to ?? [])
  const reached = toReached([definition.start, ...afterFailures], ways)
  return {
    start: definition.start,
    steps: Object.entries(definition.steps).map(([name, { title, ending, resumable = false }]) => ({
      name,
      title: quote(title),
      ending,
      isResumable: resumable,
      isReachable: reached.has(name),
    })),
    ways,
  }
}

interface WayPlace {
  readonly definition: FlowDefinition
  readonly from: string | undefined
  readonly event: string
  readonly at: string
  /** What holds already where the list begins. */
  readonly conditions: readonly string[]
}

function toWays(list: readonly InstructionDefinition[], { at, ...place }: WayPlace): GraphWay[] {
  const { definition, from, event, conditions } = place
  let isOtherwise = false
  return list.flatMap((instruction, index) => {
    const { when, call = '', on = {}, to, resumeAt } = instruction
    const asked = when === undefined ? conditions : [...conditions, toMeaning(definition, when)]
    const path = `${at}.${index}`
    const routes = Object.entries(on).flatMap(([outcome, route]) =>
      toWays(route, { ...place, at: `${path}.on.${outcome}`, conditions: [...asked, `${call} answers "${outcome}"`] }),
    )
    const isResumption = resumeAt !== undefined
    const targets = isResumption ? toResumable(definition) : [to ?? []].flat()
    const own = isOtherwise && when === undefined ? [...conditions, 'otherwise'] : asked
    isOtherwise ||= when !== undefined && isEnd(instruction)
    return [
      ...routes,
      ...targets.map((target) => ({ from, to: target, event, conditions: own, at: path, isResumption })),
    ]
  })
}

const isEnd = ({ to, stay, issue, dialog, resumeAt }: InstructionDefinition) =>
  [to, stay, issue, dialog, resumeAt].some((end) => end !== undefined)

const toResumable = ({ steps }: FlowDefinition) =>
  Object.entries(steps).flatMap(([name, { resumable }]) => (resumable ? [name] : []))

function toReached(starts: readonly string[], ways: readonly GraphWay[]): ReadonlySet<string> {
  const reached = new Set(starts)
  for (const { from, to } of ways) if (from === undefined) reached.add(to)
  // A set hands out what is added to it while it is walked.
  for (const step of reached) for (const { from, to } of ways) if (from === step) reached.add(to)
  return reached
}

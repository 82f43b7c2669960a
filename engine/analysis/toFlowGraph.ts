import { isEnding, toTargets } from '../definition/instructions.ts'
import { withReached } from '../definition/Loose.ts'
import { toEventWords } from '../compiler/text/FlowWords.ts'
import { toMeaning } from '../definition/predicates.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow } from '../definition/index.ts'

/** The flow as a graph of steps and the ways between them. */
export interface FlowGraph {
  readonly start: string
  readonly steps: readonly GraphStep[]
  readonly ways: readonly GraphWay[]
}

/** A step of the graph; `title` is the text, not its copy key. */
export interface GraphStep {
  readonly name: string
  readonly title: string
  readonly ending: 'success' | 'deadEnd' | undefined
  /** Whether a saved application may resume here. */
  readonly isResumable: boolean
  /** Whether a way from the start leads to it. */
  readonly isReachable: boolean
}

/** A way from one step to another; each instruction that leads there is a way of its own. */
export interface GraphWay {
  /** Undefined for the start-up. */
  readonly from: string | undefined
  readonly to: string
  /** What triggers it: the words on the button, or what the engine does. */
  readonly event: string
  /** The conditions in words, all of which must hold; the last may be "otherwise". */
  readonly conditions: readonly string[]
  /** The place of the instruction in the flow file: `steps.X.on.submit.1`. */
  readonly at: string
  /** Whether only a saved application takes it, to resume at a step. */
  readonly isResumption: boolean
}

/** Creates the graph of a checked flow in the words of one language, by default its first. */
export function toFlowGraph({ definition, copy }: LinkedFlow, language = [...copy.keys()][0] ?? ''): FlowGraph {
  const texts = copy.get(language) ?? {}
  const quote = (key: string) => texts[key] ?? key
  const ways = [
    ...toWays(definition.startUp, { definition, from: undefined, event: 'always', at: 'startUp', conditions: [] }),
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
  const leadsTo = (step: string | undefined) => ways.flatMap(({ from, to }) => (from === step ? [to] : []))
  const reached = withReached([definition.start, ...afterFailures, ...leadsTo(undefined)], leadsTo)
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
  /** The conditions that hold where the list begins. */
  readonly conditions: readonly string[]
}

function toWays(list: readonly InstructionDefinition[], { at, ...place }: WayPlace): GraphWay[] {
  const { definition, from, event, conditions } = place
  let isOtherwise = false
  return list.flatMap((instruction, index) => {
    const { when, call = '', on = {} } = instruction
    const asked = when === undefined ? conditions : [...conditions, toMeaning(definition, when)]
    const path = `${at}.${index}`
    const routes = Object.entries(on).flatMap(([outcome, route]) =>
      toWays(route, { ...place, at: `${path}.on.${outcome}`, conditions: [...asked, `${call} answers "${outcome}"`] }),
    )
    const way = { from, event, at: path, isResumption: instruction.resumeAt !== undefined }
    const own = isOtherwise && when === undefined ? [...conditions, 'otherwise'] : asked
    isOtherwise ||= when !== undefined && isEnding(instruction)
    return [...routes, ...toTargets(instruction, definition).map((to) => ({ ...way, to, conditions: own }))]
  })
}

/** All ways from one step to another, drawn as one line with several labels. */
export interface WayBundle {
  readonly from: string | undefined
  readonly to: string
  readonly labels: readonly string[]
  readonly ways: readonly GraphWay[]
}

/** Groups the ways of a graph by the two steps that they connect, without ways back to the same step and without resumptions. */
export function toBundles({ ways }: FlowGraph): WayBundle[] {
  const bundles = new Map<string, GraphWay[]>()
  for (const way of ways) {
    if (way.from === way.to || way.isResumption) continue
    const key = `${way.from ?? ''} ${way.to}`
    bundles.set(key, [...(bundles.get(key) ?? []), way])
  }
  return [...bundles.values()].flatMap((list) => {
    const [first] = list
    return first ? [{ from: first.from, to: first.to, labels: [...new Set(list.map(toWayWords))], ways: list }] : []
  })
}

/** Describes a way in words: `"Continue": if the order is more than 10 days old`. */
export function toWayWords({ from, event, conditions }: GraphWay): string {
  const words = conditions.map((condition) => (condition === 'otherwise' ? condition : `if ${condition}`)).join(', ')
  if (words === '') return event
  return from === undefined ? words : `${event}: ${words}`
}

/** Renders the graph as a Mermaid flowchart for Markdown; the text ends with a line break. */
export function toMermaid(graph: FlowGraph): string {
  const lines = [
    'flowchart TD',
    '  begin([start])',
    ...graph.steps.map(({ name, title, ending }) => `  ${name}${toShape(`${name}<br/>${toSafe(title)}`, ending)}`),
    ...toBundles(graph).map(
      ({ from = 'begin', to, labels }) => `  ${from} -->|"${labels.map(toSafe).join('<br/>')}"| ${to}`,
    ),
    '  classDef success fill:#d8f0e3,stroke:#0b7a4b,color:#000',
    '  classDef deadEnd fill:#f6dcdf,stroke:#8f1d2c,color:#000',
    '  classDef unreachable stroke-dasharray:4',
    ...toClasses(graph),
  ]
  return `${lines.join('\n')}\n`
}

const toShape = (text: string, ending: string | undefined) => (ending === undefined ? `["${text}"]` : `(["${text}"])`)

// Mermaid interprets quotes and markup characters in a label.
const toSafe = (text: string) => text.replaceAll(/["#<>|{}[\]]/g, (character) => `#${character.codePointAt(0) ?? 0};`)

function toClasses({ steps }: FlowGraph): string[] {
  const toNames = (isOne: (step: GraphStep) => boolean) => steps.filter(isOne).map(({ name }) => name)
  return [
    ...toClass(
      'success',
      toNames(({ ending }) => ending === 'success'),
    ),
    ...toClass(
      'deadEnd',
      toNames(({ ending }) => ending === 'deadEnd'),
    ),
    ...toClass(
      'unreachable',
      toNames(({ isReachable }) => !isReachable),
    ),
  ]
}

const toClass = (kind: string, names: readonly string[]) =>
  names.length === 0 ? [] : [`  class ${names.join(',')} ${kind}`]

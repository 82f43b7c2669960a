import { type GraphStep, type GraphWay, type LinkedFlow, toBundles, toFlowGraph } from '../../engine/authoring.ts'
import type { Section } from '../settings/SettingsFile.ts'

/** The flow as the map draws it, without positions. */
export interface FlowPicture {
  readonly start: string
  readonly steps: readonly PictureStep[]
  readonly lines: readonly PictureLine[]
}

/** A step and the ways into and out of it. */
export interface PictureStep extends GraphStep {
  /** Whether a way leads to this name although no step has it. */
  readonly isMissing: boolean
  /** Neither list contains ways that resume a saved application, or ways from a step to itself. */
  readonly waysIn: readonly GraphWay[]
  readonly waysOut: readonly GraphWay[]
}

/** All ways from one step to another. */
export interface PictureLine {
  readonly id: string
  /** The name of a step, or `begin` for the start-up. */
  readonly from: string
  readonly to: string
  /** The conditions of the ways, in words. */
  readonly labels: readonly string[]
  /** The places of their instructions in the flow file. */
  readonly places: readonly string[]
}

/** The id of the place where the flow begins. No step can have this name. */
export const begin = '(start)'

/** Creates the picture of a flow in one language. If a way leads to a name that no step has, the picture contains a missing step. */
export function toFlowPicture(flow: LinkedFlow, language: string): FlowPicture {
  const graph = toFlowGraph(flow, language)
  const names = new Set(graph.steps.map(({ name }) => name))
  const missing = new Set(graph.ways.map(({ to }) => to).filter((name) => !names.has(name)))
  const bundles = toBundles(graph)
  const ways = bundles.flatMap((bundle) => bundle.ways)
  const toStep = (step: GraphStep, isMissing: boolean) => ({
    ...step,
    isMissing,
    waysIn: ways.filter(({ to }) => to === step.name),
    waysOut: ways.filter(({ from }) => from === step.name),
  })
  return {
    start: graph.start,
    steps: [
      ...graph.steps.map((step) => toStep(step, false)),
      ...[...missing].map((name) =>
        toStep({ name, title: name, ending: undefined, isResumable: false, isReachable: true }, true),
      ),
    ],
    lines: bundles.map(({ from = begin, to, labels, ways: own }) => ({
      id: `${from} ${to}`,
      from,
      to,
      labels,
      places: own.map(({ at }) => at),
    })),
  }
}

/** Describes what is special about a step; undefined for most steps. */
export function toEndingWords({ ending, isReachable, isMissing }: PictureStep): string | undefined {
  if (isMissing) return 'No such step'
  if (!isReachable) return 'Not reached'
  if (ending === 'success') return 'End'
  return ending === 'deadEnd' ? 'Dead end' : undefined
}

/** A group of steps on the whole map. */
interface Band {
  readonly title: string
  readonly steps: readonly PictureStep[]
  /** Whether the application ends at each of these steps. */
  readonly isEnd: boolean
}

/**
 * Groups the steps by section, in the order in which the flow declares them. Steps outside of all sections follow, and those that end the
 * application come last.
 */
export function toBands({ steps }: Pick<FlowPicture, 'steps'>, sections: readonly Section[]): readonly Band[] {
  const known = new Set(sections.flatMap((section) => section.steps))
  const others = steps.filter(({ name, ending }) => !known.has(name) && ending === undefined)
  const bands = [
    ...sections.map(({ title, steps: names }) => ({
      title,
      steps: steps.filter(({ name }) => names.includes(name)),
      isEnd: false,
    })),
    { title: sections.length > 0 ? 'Other steps' : 'Steps', steps: others, isEnd: false },
    {
      title: 'Endings',
      steps: steps.filter(({ name, ending }) => !known.has(name) && ending !== undefined),
      isEnd: true,
    },
  ]
  return bands.filter((band) => band.steps.length > 0)
}

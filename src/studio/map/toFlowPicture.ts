import { toBundles, toFlowGraph, type GraphStep, type LinkedFlow } from '../../../engine/authoring.ts'
import { begin, type FlowPicture } from './FlowPicture.ts'

/** Makes the picture of a flow in the words of one language; a name that a way leads to and no step has becomes a step that is missing. */
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

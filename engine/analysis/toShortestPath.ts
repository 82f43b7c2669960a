import type { FlowGraph, GraphWay } from './FlowGraph.ts'

/** The fewest ways that lead from the start of the flow to a step; undefined when none do. Resumptions do not count. */
export function toShortestPath({ ways }: FlowGraph, target: string): readonly GraphWay[] | undefined {
  const paths = new Map<string, readonly GraphWay[]>()
  const extend = (from: string | undefined, path: readonly GraphWay[]) => {
    for (const way of ways) {
      if (way.from === from && !way.isResumption && !paths.has(way.to)) paths.set(way.to, [...path, way])
    }
  }
  extend(undefined, [])
  // A map hands out what is added to it while it is walked, so that nearer steps come first.
  for (const [step, path] of paths) {
    if (step === target) return path
    extend(step, path)
  }
  return undefined
}

import type { FlowGraph, GraphWay } from './FlowGraph.ts'
import { toWayWords } from './toWayWords.ts'

/** All ways from one step to another, drawn as one line with these labels. */
export interface WayBundle {
  readonly from: string | undefined
  readonly to: string
  readonly labels: readonly string[]
  readonly ways: readonly GraphWay[]
}

/** The ways of a graph, those between the same two steps together; ways to the same step and those of resumption are left out. */
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

import type { FlowGraph, GraphWay } from './FlowGraph.ts'

/** All ways from one step to another, drawn as one line with these labels. */
export interface WayBundle {
  readonly from: string | undefined
  readonly to: string
  readonly labels: readonly string[]
}

/** The ways of a graph, those between the same two steps together; ways to the same step and those of resumption are left out. */
export function toBundles({ ways }: FlowGraph): WayBundle[] {
  const bundles = new Map<string, { readonly from: string | undefined; readonly to: string; labels: Set<string> }>()
  for (const way of ways) {
    if (way.from === way.to || way.isResumption) continue
    const key = `${way.from ?? ''} ${way.to}`
    const bundle = bundles.get(key) ?? { from: way.from, to: way.to, labels: new Set<string>() }
    bundle.labels.add(toLabel(way))
    bundles.set(key, bundle)
  }
  return [...bundles.values()].map(({ labels, ...bundle }) => ({ ...bundle, labels: [...labels] }))
}

/** A way in words: `"Continue": if the car is more than 10 years old`. */
function toLabel({ from, event, conditions }: GraphWay): string {
  const words = conditions.map((condition) => (condition === 'otherwise' ? condition : `if ${condition}`)).join(', ')
  if (words === '') return event
  return from === undefined ? words : `${event}: ${words}`
}

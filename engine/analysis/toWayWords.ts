import type { GraphWay } from './FlowGraph.ts'

/** A way in words: `"Continue": if the car is more than 10 years old`. */
export function toWayWords({ from, event, conditions }: GraphWay): string {
  const words = conditions.map((condition) => (condition === 'otherwise' ? condition : `if ${condition}`)).join(', ')
  if (words === '') return event
  return from === undefined ? words : `${event}: ${words}`
}

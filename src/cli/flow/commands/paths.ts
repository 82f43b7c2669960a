import { toFlowGraph, toHint, toShortestPath, type GraphWay } from '../../../../engine/analysis/index.ts'
import { UsageError, type Command } from '../Command.ts'
import { readLinkedFlow } from '../readLinkedFlow.ts'

/** Says how an applicant comes to a step: the fewest ways from the start, each with its conditions in words. */
export const paths: Command = {
  summary: 'says how an applicant comes to a step, by the shortest path',
  usage: '--to STEP [--json]',
  options: { to: { type: 'string' } },
  run({ values: { to, json }, flowFile }) {
    if (typeof to !== 'string') throw new UsageError('Say to which step: --to STEP.')
    const graph = toFlowGraph(readLinkedFlow(flowFile))
    const names = graph.steps.map(({ name }) => name)
    if (!names.includes(to)) throw new UsageError(`${to} is no step. ${toHint(to, names) ?? ''}`)
    const path = toShortestPath(graph, to)
    if (!path) return { text: `No path from the start leads to ${to}.`, exitCode: 1 }
    return { text: json ? JSON.stringify(path, undefined, 2) : path.map(toLine).join('\n'), exitCode: 0 }
  },
}

function toLine({ from, to, event, conditions }: GraphWay, index: number): string {
  const words = conditions.map((condition) => (condition === 'otherwise' ? condition : `if ${condition}`))
  return `${index + 1}. ${from ?? 'the start'} → ${to}: ${[event, ...words].join(', ')}`
}

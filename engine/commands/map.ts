import { writeFileSync } from 'node:fs'
import { toFlowGraph } from '../analysis/toFlowGraph.ts'
import { toFlowSvg } from '../analysis/toFlowSvg.ts'
import { toMermaid } from '../analysis/toMermaid.ts'
import type { Command } from './Command.ts'
import { readLinkedFlow } from './readLinkedFlow.ts'

/** Draws a flow: its steps, and the ways between them with their conditions in words. */
export const map: Command = {
  summary: 'draws the flow: steps, ways, conditions in words, dead ends',
  usage: '[--svg FILE] [--language es] [--json]',
  options: { svg: { type: 'string' }, language: { type: 'string' } },
  async run({ values, flowFile }) {
    const flow = readLinkedFlow(flowFile)
    const language = typeof values['language'] === 'string' ? values['language'] : undefined
    const graph = toFlowGraph(flow, language)
    if (values['json']) return { text: JSON.stringify(graph, undefined, 2), exitCode: 0 }
    const file = values['svg']
    if (typeof file !== 'string') return { text: toMermaid(graph), exitCode: 0 }
    writeFileSync(file, await toFlowSvg(graph, `The flow ${flow.definition.name}`))
    return { text: `Wrote ${file}`, exitCode: 0 }
  },
}

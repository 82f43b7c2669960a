import { type FlowGraph, type GraphStep, toBundles } from './toFlowGraph.ts'

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

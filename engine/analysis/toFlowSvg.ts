import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import { type FlowGraph, type GraphStep, toBundles } from './toFlowGraph.ts'

const margin = 24

// Colors are attributes, not CSS, so that a page with a strict Content Security Policy shows the picture too.
const colors = {
  line: '#5c6b63',
  text: '#1c2320',
  step: { fill: '#ffffff', stroke: '#5c6b63' },
  success: { fill: '#d8f0e3', stroke: '#0b7a4b' },
  deadEnd: { fill: '#f6dcdf', stroke: '#8f1d2c' },
} as const

/** Renders the graph as a self-contained SVG with a light background and the system font. */
export async function toFlowSvg(graph: FlowGraph, title: string): Promise<string> {
  const { width, height, boxes, ways } = await layOut(graph)
  const [wide, high] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img" aria-labelledby="title" font-family="system-ui, sans-serif" font-size="11">
<title id="title">${toXml(title)}</title>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="${colors.line}"/></marker></defs>
<rect width="${wide}" height="${high}" fill="#fbfaf7"/>
<g transform="translate(${margin} ${margin})">
${[...ways.map(toLine), ...boxes.map(toShape), ...ways.map(toLabel)].join('\n')}
</g>
</svg>
`
}

function toLine({ from = 'start', to, points }: LaidWay): string {
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return `<path data-from="${from}" data-to="${to}" d="${path}" fill="none" stroke="${colors.line}" marker-end="url(#arrow)"/>`
}

function toLabel({ label }: LaidWay): string {
  const lines = label.lines.map(
    (line, index) =>
      `<tspan x="${round(label.x + 3)}" y="${round(label.y + (index + 0.75) * measure.lineHeight)}">${toXml(line)}</tspan>`,
  )
  // The outline in the background color keeps the words readable where lines cross them.
  return `<text fill="${colors.text}" stroke="#fbfaf7" stroke-width="3" paint-order="stroke">${lines.join('')}</text>`
}

function toShape({ x, y, width, height, step }: LaidBox): string {
  const middle = round(x + width / 2)
  const { fill, stroke } = colors[step?.ending ?? 'step']
  const attributes = `x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}"`
  if (!step) {
    return `<g><rect ${attributes} rx="17"/><text x="${middle}" y="${round(y + 21)}" text-anchor="middle">start</text></g>`
  }
  const dashes = step.isReachable ? '' : ' stroke-dasharray="5"'
  const mark = step.isResumable ? ' ↩' : ''
  return `<g data-step="${step.name}"><rect ${attributes} rx="${step.ending ? 20 : 8}"${dashes}/><text text-anchor="middle"><tspan x="${middle}" y="${round(y + 22)}" font-size="13" font-weight="600">${toXml(step.title)}${mark}</tspan><tspan x="${middle}" y="${round(y + 40)}" font-size="10" fill="${colors.line}">${step.name}</tspan></text></g>`
}

const round = (value: number) => Math.round(value * 10) / 10

const toXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A point in CSS pixels, the unit of all lengths here. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The box of a step; `step` is undefined for the box where the flow begins. */
interface LaidBox extends Point {
  readonly width: number
  readonly height: number
  readonly step: GraphStep | undefined
}

/** A line from box to box through these points, with its positioned label. */
interface LaidWay {
  readonly from: string | undefined
  readonly to: string
  readonly points: readonly Point[]
  readonly label: Point & { readonly lines: readonly string[] }
}

/** A graph with a position for every box, line and label. */
interface FlowLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly LaidBox[]
  readonly ways: readonly LaidWay[]
}

/** The sizes used for drawing, in CSS pixels for the picture's font; `labelLength` counts characters. */
const measure = {
  lineHeight: 15,
  labelWidth: 6.1,
  labelLength: 32,
  titleWidth: 8,
  nameWidth: 6.6,
  boxHeight: 54,
} as const

const begin = 'start'

// Measured on a flow of 28 steps: MODEL_ORDER and LINEAR_SEGMENTS make the picture a quarter as wide.
const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
}

/** Positions every step and way of a graph, from top to bottom. */
async function layOut(graph: FlowGraph): Promise<FlowLayout> {
  const bundles = toBundles(graph).map((bundle) => ({
    ...bundle,
    lines: bundle.labels.flatMap((label, _, { length }) =>
      toLines(length > 1 ? `• ${label}` : label, measure.labelLength),
    ),
  }))
  const unplaced: ElkNode = {
    id: 'flow',
    layoutOptions,
    children: [
      { id: begin, width: 60, height: 34 },
      ...graph.steps.map((step) => ({ id: step.name, width: toBoxWidth(step), height: measure.boxHeight })),
    ],
    edges: bundles.map(({ from = begin, to, lines }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [
        {
          text: lines.join('\n'),
          width: Math.max(0, ...lines.map((line) => line.length)) * measure.labelWidth + 6,
          height: lines.length * measure.lineHeight,
        },
      ],
    })),
  }
  // elkjs is larger than all other code here together, so it is loaded only when a picture is drawn.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  const { children = [], edges = [], width = 0, height = 0 } = await new Elk().layout(unplaced)
  const steps = new Map(graph.steps.map((step) => [step.name, step]))
  return {
    width,
    height,
    boxes: children.map((box) => toBox(box, steps.get(box.id))),
    ways: edges.flatMap((edge) => {
      const bundle = bundles[Number(edge.id)]
      return bundle ? [{ from: bundle.from, to: bundle.to, ...toWay(edge, bundle.lines) }] : []
    }),
  }
}

const toBoxWidth = ({ title, name }: GraphStep) =>
  Math.ceil(Math.max((title.length + 2) * measure.titleWidth, name.length * measure.nameWidth) + 24)

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode, step: GraphStep | undefined): LaidBox => ({
  x,
  y,
  width,
  height,
  step,
})

function toWay({ sections = [], labels = [] }: ElkExtendedEdge, lines: readonly string[]) {
  const [{ x = 0, y = 0 } = {}] = labels
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  return { points, label: { x, y, lines } }
}

/** Breaks a text between words into lines of at most `longest` characters; a longer word stays whole. */
function toLines(text: string, longest: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

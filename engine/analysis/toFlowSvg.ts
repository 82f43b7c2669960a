import type { FlowGraph } from './toFlowGraph.ts'
import { type LaidBox, type LaidWay, layOut, measure } from './layOut.ts'

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

import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { BuiltPlaces } from '../../engine/build.ts'
import { type FlowPicture, begin } from './FlowPicture.ts'

/** A point, in pixels of the unscaled map. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The positions of everything in a picture. */
export interface Places {
  /** The shape of the picture that these positions belong to. */
  readonly shape: string
  /** The upper left corner of each step, by name. */
  readonly steps: ReadonlyMap<string, Point>
  /** The corners of each line, and the upper left corner of its label, by id. */
  readonly lines: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Point }>
}

/** The sizes of the parts. They do not depend on the words, so that editing words moves nothing. */
export const sizes = {
  step: { width: 208, height: 64 },
  begin: { width: 72, height: 32 },
  label: { width: 152, height: 32 },
} as const

// The same options as for the flow map in the documents; they keep the refinance flow narrow.
const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '8',
}

/** Returns what the positions depend on: the steps and the lines between them, but no words. */
export const toShape = ({ steps, lines }: FlowPicture): string =>
  JSON.stringify([steps.map(({ name }) => name), lines.map(({ id }) => id)])

/** Computes positions for every step and line of a picture, from top to bottom. */
export async function placeSteps(picture: FlowPicture, elk: Pick<ELK, 'layout'>): Promise<Places> {
  const { children = [], edges = [] } = await elk.layout<ElkNode>({
    id: 'flow',
    layoutOptions,
    children: [{ id: begin, ...sizes.begin }, ...picture.steps.map(({ name }) => ({ id: name, ...sizes.step }))],
    edges: picture.lines.map(({ id, from, to }) => ({
      id,
      sources: [from],
      targets: [to],
      // On the line instead of beside it, so that it is clear which line the words belong to.
      labels: [{ text: id, ...sizes.label, layoutOptions: { 'elk.edgeLabels.inline': 'true' } }],
    })),
  })
  return {
    shape: toShape(picture),
    steps: new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }])),
    lines: new Map(edges.map((edge) => [edge.id, toLine(edge)])),
  }
}

function toLine({ sections = [], labels: [{ x = 0, y = 0 } = {}] = [] }: ElkExtendedEdge) {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  return { points, label: { x, y } }
}

/** Converts positions to plain JSON, which a build passes to the page. */
export const toBuilt = ({ shape, steps, lines }: Places): BuiltPlaces => ({
  shape,
  steps: [...steps],
  lines: [...lines],
})

/** Converts the positions of a build back. */
export const fromBuilt = ({ shape, steps, lines }: BuiltPlaces): Places => ({
  shape,
  steps: new Map(steps),
  lines: new Map(lines),
})

/**
 * Adapts positions to a picture whose shape has changed: known parts stay, a new step goes below the step that leads to it, a new line is
 * straight. Used only until a new layout is done.
 */
export function toMended(picture: FlowPicture, places: Places): Places {
  const shape = toShape(picture)
  if (shape === places.shape) return places
  const steps = new Map(places.steps)
  for (const { name, waysIn } of picture.steps) {
    if (steps.has(name)) continue
    const above = steps.get(waysIn[0]?.from ?? begin) ?? { x: 0, y: 0 }
    steps.set(name, { x: above.x + 40, y: above.y + sizes.step.height + 40 })
  }
  const lines = picture.lines.map(({ id, from, to }) => {
    const known = places.lines.get(id)
    return [id, known ?? toStraight(toFoot(steps.get(from), from), toHead(steps.get(to)))] as const
  })
  return { shape, steps, lines: new Map(lines) }
}

const toFoot = (at: Point = { x: 0, y: 0 }, name: string): Point => {
  const { width, height } = name === begin ? sizes.begin : sizes.step
  return { x: at.x + width / 2, y: at.y + height }
}

const toHead = (at: Point = { x: 0, y: 0 }): Point => ({ x: at.x + sizes.step.width / 2, y: at.y })

const toStraight = (from: Point, to: Point) => ({
  points: [from, to],
  label: { x: (from.x + to.x - sizes.label.width) / 2, y: (from.y + to.y - sizes.label.height) / 2 },
})

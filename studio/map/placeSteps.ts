import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import type { BuiltPlaces } from '../../engine/build.ts'
import { type FlowPicture, begin } from './FlowPicture.ts'

/** A point, in pixels of the map at its own size. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where everything of a picture is drawn. */
export interface Places {
  /** The picture's shape that these places are for. */
  readonly shape: string
  /** The upper left corner of each step, by name. */
  readonly steps: ReadonlyMap<string, Point>
  /** The corners of each line, and the upper left corner of its words, by id. */
  readonly lines: ReadonlyMap<string, { readonly points: readonly Point[]; readonly label: Point }>
}

/** The sizes of what is drawn: the same for all words, so that no edit of words moves anything. */
export const sizes = {
  step: { width: 208, height: 64 },
  begin: { width: 72, height: 32 },
  label: { width: 152, height: 32 },
} as const

// As the drawn map of the flow has them: tried on the refinance flow, where it is narrow then.
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

/** What the places of a picture depend on: which steps there are and which lines lead where, but no words. */
export const toShape = ({ steps, lines }: FlowPicture): string =>
  JSON.stringify([steps.map(({ name }) => name), lines.map(({ id }) => id)])

/** Finds a place for every step and line of a picture, from top to bottom. */
export async function placeSteps(picture: FlowPicture, elk: Pick<ELK, 'layout'>): Promise<Places> {
  const { children = [], edges = [] } = await elk.layout<ElkNode>({
    id: 'flow',
    layoutOptions,
    children: [{ id: begin, ...sizes.begin }, ...picture.steps.map(({ name }) => ({ id: name, ...sizes.step }))],
    edges: picture.lines.map(({ id, from, to }) => ({
      id,
      sources: [from],
      targets: [to],
      // On the line, not beside it: there it is plain whose words they are.
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

/** Places as plain JSON, for a build to hand to the page. */
export const toBuilt = ({ shape, steps, lines }: Places): BuiltPlaces => ({
  shape,
  steps: [...steps],
  lines: [...lines],
})

/** Places that a build has found. */
export const fromBuilt = ({ shape, steps, lines }: BuiltPlaces): Places => ({
  shape,
  steps: new Map(steps),
  lines: new Map(lines),
})

/**
 * Places that fit a picture whose shape has changed since they were found: what is still there stays, a new step stands below
 * the step that leads to it, a new line is straight. For the moment until better ones are found.
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

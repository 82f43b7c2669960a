import { begin, type FlowPicture } from './FlowPicture.ts'
import { sizes, toShape, type Places, type Point } from './placeSteps.ts'

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

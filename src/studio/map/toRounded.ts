import type { Point } from './placeSteps.ts'

const radius = 6

/** A line through points as the `d` of an SVG path, its corners rounded. */
export function toRounded(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const [from, to] = [toward(point, before), toward(point, after)]
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

/** A point near a corner on the line to its neighbour, at most half way. */
function toward(corner: Point, neighbour: Point): Point {
  const [x, y] = [neighbour.x - corner.x, neighbour.y - corner.y]
  const length = Math.hypot(x, y)
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: corner.x + x * share, y: corner.y + y * share }
}

import { BaseEdge, type Edge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { PictureLine } from './FlowPicture.ts'
import { type Point, sizes } from './placeSteps.ts'
import type { Light } from './toLights.ts'

/** The line that the author points at, by its id. */
export interface PointedLine {
  readonly id: string | undefined
}

/** The content of a line on the map. */
export interface WayLineData extends Record<string, unknown> {
  readonly line: PictureLine
  readonly points: readonly Point[]
  readonly label: Point
  readonly light: Light | undefined
  readonly pointed: StoreApi<PointedLine>
  /** Whether the search found no data that lead along this line. */
  readonly isUntaken: boolean
}

/** All ways from one step to another on the map: a line and its conditions, shortened until the author points at them. */
export function WayLine({ id, data, markerEnd = '' }: EdgeProps<Edge<WayLineData>>) {
  return data && <DrawnLine id={id} data={data} markerEnd={markerEnd} />
}

function DrawnLine({ id, data, markerEnd }: { id: string; data: WayLineData; markerEnd: string }) {
  const { line, points, label, light, pointed, isUntaken } = data
  const isPointed = useStore(pointed, (state) => state.id === id)
  const [first = '', ...others] = line.labels
  return (
    <>
      <BaseEdge path={toRounded(points)} markerEnd={markerEnd} interactionWidth={16} />
      <EdgeLabelRenderer>
        {/* Hidden from screen readers, because the lists of ways contain the same words. */}
        <div
          className="way"
          aria-hidden="true"
          data-light={light}
          data-pointed={isPointed ? '' : undefined}
          style={{ transform: `translate(${label.x}px, ${label.y}px)`, width: sizes.label.width }}
          onPointerEnter={() => pointed.setState({ id })}
          onPointerLeave={() => pointed.setState({ id: undefined })}
        >
          {isPointed ? (
            line.labels.map((words) => <p key={words}>{words}</p>)
          ) : (
            <p>
              {others.length > 0 && <b>{line.labels.length} routes </b>}
              {isUntaken && <b>No path found. </b>}
              {first}
            </p>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  )
}

const radius = 6

/** Returns the `d` of an SVG path that connects the points with rounded corners. */
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

/** Returns a point near a corner, on the line to its neighbor and at most halfway there. */
function toward(corner: Point, neighbor: Point): Point {
  const [x, y] = [neighbor.x - corner.x, neighbor.y - corner.y]
  const length = Math.hypot(x, y)
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return { x: corner.x + x * share, y: corner.y + y * share }
}

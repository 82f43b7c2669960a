import { BaseEdge, EdgeLabelRenderer, type Edge, type EdgeProps } from '@xyflow/react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { PictureLine } from './FlowPicture.ts'
import { sizes, type Point } from './placeSteps.ts'
import type { Light } from './toLights.ts'
import { toRounded } from './toRounded.ts'

/** The line that somebody points at, by its id. */
export interface PointedLine {
  readonly id: string | undefined
}

/** What a line on the map shows. */
export interface WayLineData extends Record<string, unknown> {
  readonly line: PictureLine
  readonly points: readonly Point[]
  readonly label: Point
  readonly light: Light | undefined
  readonly pointed: StoreApi<PointedLine>
  /** Whether no data were found that lead along it. */
  readonly isUntaken: boolean
}

/** All ways from one step to another on the map: a line, and on it its conditions, shortened until one points at them. */
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
        {/* The same words stand in the lists of ways: this is for those who point at the picture. */}
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
              {others.length > 0 && <b>{line.labels.length} ways </b>}
              {isUntaken && <b>No path found. </b>}
              {first}
            </p>
          )}
        </div>
      </EdgeLabelRenderer>
    </>
  )
}

import { MiniMap, ReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { useStepFindings } from '../findings/toFindingSteps.ts'
import { useSituations } from '../StudioContext.ts'
import { BeginMark, StepCard } from './StepCard.tsx'
import { toEdges, toNodes, toReadingOrder } from './drawPicture.ts'
import type { FlowPicture } from './FlowPicture.ts'
import { MapControls, useFollow } from './MapControls.tsx'
import type { Places } from './placeSteps.ts'
import { type StepPaths, toStepPaths } from './PathsNote.tsx'
import { useSame } from './useSame.ts'
import { type PointedLine, WayLine } from './WayLine.tsx'

/** The content of the map and its events. */
export interface FlowMapProps {
  readonly picture: FlowPicture
  readonly places: Places
  readonly step: string
  readonly pointed: StoreApi<PointedLine>
  readonly onChoose: (step: string) => void
}

const nodeTypes = { step: StepCard, begin: BeginMark }
const edgeTypes = { way: WayLine }

/** The picture of the flow. The author can pan and zoom it, and choose a step with the pointer, or with the arrow keys and Enter. */
export function FlowMap({ picture, places, step, pointed, onChoose }: FlowMapProps) {
  const findings = useStepFindings()
  const report = useSituations((state) => state.examples)
  const paths = useMemo(() => (report ? toStepPaths(report) : new Map<string, StepPaths>()), [report])
  const [stop = step, setStop] = useState<string>()
  const wrapper = useRef<HTMLDivElement>(null)
  const names = useMemo(() => toReadingOrder(picture, places), [picture, places])
  const nodes = useSame(
    useMemo(
      () =>
        toNodes({
          picture,
          places,
          names,
          findings,
          paths,
          step,
          stop: names.includes(stop) ? stop : (names[0] ?? ''),
        }),
      [picture, places, names, findings, paths, step, stop],
    ),
  )
  const edges = useSame(
    useMemo(
      () => toEdges({ picture, places, step, pointed, taken: report?.coverage.instructions }),
      [picture, places, step, pointed, report],
    ),
  )
  const follow = useFollow(places, step)

  const onKeyDown = (event: KeyboardEvent) => {
    const at = names.indexOf(event.target instanceof HTMLElement ? (event.target.dataset['step'] ?? '') : '')
    const next = at === -1 ? undefined : names[toNext(event.key, at, names.length)]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    follow(next)
    wrapper.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(next)}"]`)?.focus({ preventScroll: true })
  }
  return (
    // The key events bubble up from the cards inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="map-picture" ref={wrapper} onKeyDown={onKeyDown}>
      <p id="map-keys" hidden>
        Use the arrow keys to move between steps, and Enter to open one.
      </p>
      <ReactFlow
        // The library sets the role `application`, which would disable the keys of screen readers.
        ref={(element) => element?.setAttribute('role', 'group')}
        aria-label="Steps"
        aria-describedby="map-keys"
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onNodeClick={(_, { id }) => {
          if (!picture.steps.some(({ name, isMissing }) => name === id && !isMissing)) return
          setStop(id)
          onChoose(id)
        }}
        onEdgeMouseEnter={(_, { id }) => pointed.setState({ id })}
        onEdgeMouseLeave={() => pointed.setState({ id: undefined })}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        minZoom={0.1}
        maxZoom={1.5}
        panOnScroll
        zoomOnDoubleClick={false}
      >
        <MapControls step={step} />
        <MiniMap
          className="minimap"
          position="top-right"
          style={{ width: 72, height: 144 }}
          ariaLabel="Overview of the map"
          pannable
          zoomable
          offsetScale={0}
          nodeClassName={({ id }) => (id === step ? 'minimap-step minimap-current' : 'minimap-step')}
        />
      </ReactFlow>
    </div>
  )
}

function toNext(key: string, at: number, length: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}

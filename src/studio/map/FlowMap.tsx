import { MarkerType, MiniMap, ReactFlow, type Edge, type Node } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Examples } from '../../../engine/authoring.ts'
import type { Finding } from '../findings/CheckMessage.ts'
import { useStepFindings } from '../findings/useStepFindings.ts'
import { useSituations } from '../StudioContext.ts'
import { BeginMark } from './BeginMark.tsx'
import { begin, type FlowPicture } from './FlowPicture.ts'
import { MapControls } from './MapControls.tsx'
import { sizes, type Places } from './placeSteps.ts'
import { StepCard, type StepCardData } from './StepCard.tsx'
import { toLights } from './toLights.ts'
import { toStepPaths, type StepPaths } from './toStepPaths.ts'
import { useFollow } from './useFollow.ts'
import { useSame } from './useSame.ts'
import { WayLine, type PointedLine, type WayLineData } from './WayLine.tsx'

/** What the map draws, and what it tells. */
export interface FlowMapProps {
  readonly picture: FlowPicture
  readonly places: Places
  readonly step: string
  readonly pointed: StoreApi<PointedLine>
  readonly onChoose: (step: string) => void
}

const nodeTypes = { step: StepCard, begin: BeginMark }
const edgeTypes = { way: WayLine }

/** The picture of the flow: pan and zoom it, choose a step with the pointer, or with the arrow keys and Enter. */
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
    // The keys come from the cards inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="map-picture" ref={wrapper} onKeyDown={onKeyDown}>
      <p id="map-keys" hidden>
        The arrow keys go from step to step, Enter opens the step.
      </p>
      <ReactFlow
        // The library calls it an application, which would take the keys of screen readers away.
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
          ariaLabel="The whole map, small"
          pannable
          zoomable
          offsetScale={0}
          nodeClassName={({ id }) => (id === step ? 'minimap-step minimap-current' : 'minimap-step')}
        />
      </ReactFlow>
    </div>
  )
}

/** The steps as one reads the picture: from top to bottom, from left to right. */
function toReadingOrder({ steps }: FlowPicture, places: Places): readonly string[] {
  const toPlace = (name: string) => places.steps.get(name) ?? { x: 0, y: 0 }
  return steps.map(({ name }) => name).toSorted((a, b) => toPlace(a).y - toPlace(b).y || toPlace(a).x - toPlace(b).x)
}

function toNext(key: string, at: number, length: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, length - 1)
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? length - 1 : -1
}

interface Drawn {
  readonly picture: FlowPicture
  readonly places: Places
  readonly step: string
}

interface DrawnSteps extends Drawn {
  readonly names: readonly string[]
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  readonly paths: ReadonlyMap<string, StepPaths>
  readonly stop: string
}

const none: readonly Finding[] = []
// Not what screen readers need to hear of a part of a picture.
const quiet = { 'aria-roledescription': undefined }
const unnamed = { ...quiet, 'aria-label': undefined }
// As it is drawn: one that is handed over without it is taken for another one, and all its lines are drawn anew.
const toSize = (size: { readonly width: number; readonly height: number }) => ({ ...size, measured: size })

function toNodes({ picture, places, names, findings, paths, step, stop }: DrawnSteps): Node[] {
  const steps = new Map(picture.steps.map((one) => [one.name, one]))
  const toPosition = (name: string) => places.steps.get(name) ?? { x: 0, y: 0 }
  return [
    { id: begin, type: 'begin', position: toPosition(begin), ...toSize(sizes.begin), data: {}, domAttributes: quiet },
    ...names.flatMap((name): Node<StepCardData>[] => {
      const own = steps.get(name)
      if (!own) return []
      const data = {
        step: own,
        findings: findings.get(name) ?? none,
        paths: paths.get(name),
        isCurrent: name === step,
        isStop: name === stop,
      }
      return [{ id: name, type: 'step', position: toPosition(name), ...toSize(sizes.step), data, domAttributes: quiet }]
    }),
  ]
}

interface DrawnLines extends Drawn {
  readonly pointed: StoreApi<PointedLine>
  /** By its place, whether some path takes an instruction; nothing while that is not known. */
  readonly taken: Examples['coverage']['instructions'] | undefined
}

function toEdges({ picture, places, step, pointed, taken }: DrawnLines): Edge<WayLineData>[] {
  const lights = toLights(picture, step)
  return picture.lines.flatMap((line) => {
    const place = places.lines.get(line.id)
    if (!place) return []
    const light = lights.get(line.id)
    const isUntaken = line.places.every((at) => taken?.[at]?.taken === false)
    return [
      {
        id: line.id,
        type: 'way',
        source: line.from,
        target: line.to,
        data: { line, ...place, light, pointed, isUntaken },
        className: `line line-${light ?? 'dark'} ${isUntaken ? 'line-untaken' : ''}`,
        zIndex: light ? 1 : 0,
        ariaRole: 'presentation',
        domAttributes: unnamed,
        markerEnd: { type: MarkerType.ArrowClosed, color: 'context-stroke', width: 14, height: 14 },
      },
    ]
  })
}

import { MarkerType, type Edge, type Node } from '@xyflow/react'
import type { StoreApi } from 'zustand/vanilla'
import type { Examples } from '../../engine/authoring.ts'
import type { Finding } from '../findings/createFindings.ts'
import { begin, type FlowPicture } from './FlowPicture.ts'
import type { StepPaths } from './PathsNote.tsx'
import { sizes, type Places } from './placeSteps.ts'
import type { StepCardData } from './StepCard.tsx'
import { toLights } from './toLights.ts'
import type { PointedLine, WayLineData } from './WayLine.tsx'

/** The steps as one reads the picture: from top to bottom, from left to right. */
export function toReadingOrder({ steps }: FlowPicture, places: Places): readonly string[] {
  const toPlace = (name: string) => places.steps.get(name) ?? { x: 0, y: 0 }
  return steps.map(({ name }) => name).toSorted((a, b) => toPlace(a).y - toPlace(b).y || toPlace(a).x - toPlace(b).x)
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

/** The nodes of the map: its beginning, and a card for each step. */
export function toNodes({ picture, places, names, findings, paths, step, stop }: DrawnSteps): Node[] {
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

/** The lines of the map, lit around the open step. */
export function toEdges({ picture, places, step, pointed, taken }: DrawnLines): Edge<WayLineData>[] {
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

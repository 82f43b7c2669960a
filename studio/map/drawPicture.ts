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

/** Returns the names of the steps in reading order: from top to bottom, and from left to right. */
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
// Screen readers should not announce the roles and labels that the library gives to parts of a picture.
const quiet = { 'aria-roledescription': undefined }
const unnamed = { ...quiet, 'aria-label': undefined }
// The library treats a node without `measured` as a new one, and redraws all its lines.
const toSize = (size: { readonly width: number; readonly height: number }) => ({ ...size, measured: size })

/** Returns the nodes of the map: the beginning, and a card for each step. */
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
  /** Whether some path takes an instruction, by the instruction's place; undefined while that is unknown. */
  readonly taken: Examples['coverage']['instructions'] | undefined
}

/** Returns the lines of the map, with those around the open step highlighted. */
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

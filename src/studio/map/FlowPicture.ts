import type { GraphStep, GraphWay } from '../../../engine/authoring.ts'

/** The flow as the map draws it, without places. */
export interface FlowPicture {
  readonly start: string
  readonly steps: readonly PictureStep[]
  readonly lines: readonly PictureLine[]
}

/** A step and the ways through it. */
export interface PictureStep extends GraphStep {
  /** Whether a way leads to this name and no step has it. */
  readonly isMissing: boolean
  /** Those that resume a saved application, and those that come back to where they start, are in neither list. */
  readonly waysIn: readonly GraphWay[]
  readonly waysOut: readonly GraphWay[]
}

/** All ways from one step to another. */
export interface PictureLine {
  readonly id: string
  /** `begin` for the start-up. */
  readonly from: string
  readonly to: string
  /** The ways in words. */
  readonly labels: readonly string[]
  /** The places of their instructions in the flow file. */
  readonly places: readonly string[]
}

/** Stands for the place where the flow begins, as no step can be called. */
export const begin = '(start)'

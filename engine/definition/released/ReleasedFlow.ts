import type { JsonSchema } from '../../validation/JsonSchema.ts'

/** What a version of a flow leaves behind for those after it: the content of one `flows/released/NAME.VERSION.json`. */
export interface ReleasedFlow {
  readonly version: number
  /** What marks the records of this version that were saved before records named their version. */
  readonly hash?: string
  /** In the order of the flow. */
  readonly steps: Readonly<Record<string, ReleasedStep>>
  /** What was saved: an object with a property for each slot that is kept between visits. Plain: no `$ref`, no annotations. */
  readonly saved: JsonSchema
}

/** Where a step stands in its flow. */
export interface ReleasedStep {
  /** 0 to 100. */
  readonly progress: number
  readonly resumable?: true
  /** The application ended here. */
  readonly ending?: true
}

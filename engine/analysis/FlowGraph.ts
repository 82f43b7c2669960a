/** The flow as a picture shows it. */
export interface FlowGraph {
  readonly start: string
  readonly steps: readonly GraphStep[]
  readonly ways: readonly GraphWay[]
}

/** A step; `title` in the words of the copy. */
export interface GraphStep {
  readonly name: string
  readonly title: string
  readonly ending: 'success' | 'deadEnd' | undefined
  /** Whether a saved application may be taken up again here. */
  readonly isResumable: boolean
  /** Whether a way from the start leads to it. */
  readonly isReachable: boolean
}

/** A way from a step to a step, one for each instruction that takes it. */
export interface GraphWay {
  /** Nothing for the start-up. */
  readonly from: string | undefined
  readonly to: string
  /** What sets it off: the words on the button, or what the engine does. */
  readonly event: string
  /** Under which conditions, in words, all of which hold; the last may be "otherwise". */
  readonly conditions: readonly string[]
  /** Place of the instruction in the flow file: `steps.X.on.submit.1`. */
  readonly at: string
  /** Whether it is taken by a saved application that is taken up again. */
  readonly isResumption: boolean
}

import type { LinkedFlow } from '../../definition/index.ts'
import type { Finding } from '../../definition/FlowContext.ts'

/** What advice may look at besides the flow. */
export interface AdviceContext {
  readonly flow: LinkedFlow
  /** The product's own code, as text: what it names is in use. */
  readonly code: string
}

/** Looks for one kind of thing that runs, and is most likely not meant. */
export type Advice = (context: AdviceContext) => Iterable<Finding>

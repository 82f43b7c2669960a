import type { Page } from 'playwright-core'
import type { Applicant } from '../support/applicant.ts'
import type { Target } from './createOutage.ts'

/** An applicant on a walk, with the page and the host. */
export interface Stand {
  readonly me: Applicant
  readonly page: Page
  /** The address of the host itself, without faults. */
  readonly hostUrl: string
}

/** A call that the product makes. */
export interface Call {
  /** Its name in `flows/api.json`, or a name of its own if it has none there. */
  readonly name: string
  readonly target: Target
  /** The action of the flow that makes it; by default, the action with the call's name. */
  readonly action?: string
  /** Whether the host must do it only once, however often the product asks. */
  readonly isOnce?: boolean
  /** Whether the applicant can change what was typed for it before the next try. */
  readonly isTyped?: boolean
  /** Whether it runs in the background after the next step is shown; a reload must then lead to that step as well. */
  readonly isBehind?: boolean
  /** Names of faults that tell other calls nothing, and that this one takes as an answer of the host. */
  readonly takes?: readonly string[]
}

/** One act of an applicant, and the calls that it causes, in order. */
export interface Leg {
  readonly calls: readonly Call[]
  /** The steps at which it can begin. */
  readonly from: readonly string[]
  /** Whether a walk can begin with it: a saved application is resumed at the first of its steps. */
  readonly isResumable?: boolean
  /** Whether the route can skip it. */
  readonly isAside?: boolean
  /** Whether the route ends with it. */
  readonly isEnd?: boolean
  /** Whether the clock runs faster during a wait: the product retries by itself, polls every few seconds, or counts down. */
  readonly isWaiting?: boolean
  /** Goes to the place where the act begins. */
  readonly arrive?: (stand: Stand) => Promise<void>
  readonly act: (stand: Stand) => Promise<unknown>
  /** Changes something typed and sends it again; each `count` gives another value. */
  readonly edit?: (stand: Stand, count: number) => Promise<unknown>
  /** The step that follows, or another sign that the applicant got through. */
  readonly next: string | ((stand: Stand) => Promise<boolean>)
}

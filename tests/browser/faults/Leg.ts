import type { Page } from 'playwright-core'
import type { Applicant } from '../support/applicant.ts'
import type { Target } from './createOutage.ts'

/** Who takes a walk, and what is around the product. */
export interface Stand {
  readonly me: Applicant
  readonly page: Page
  /** The host itself, without faults. */
  readonly hostUrl: string
}

/** A call that the product makes. */
export interface Call {
  /** Its name in `flows/api.json`, or what else it is. */
  readonly name: string
  readonly target: Target
  /** The action of the flow that makes it; the one that is named like the call unless told. */
  readonly action?: string
  /** Whether the host must do it once, however often it is asked. */
  readonly isOnce?: boolean
  /** Whether what was typed for it can be changed before the next try. */
  readonly isTyped?: boolean
  /** Whether it is made in the background, once the next step is there; a reload must lead to that step as well. */
  readonly isBehind?: boolean
}

/** One act of an applicant, and the calls that it causes, in their order. */
export interface Leg {
  readonly calls: readonly Call[]
  /** The steps at which it can begin. */
  readonly from: readonly string[]
  /** Whether a walk can begin with it: a saved application is taken up at the first of its steps. */
  readonly isResumable?: boolean
  /** Whether the way leads on without it. */
  readonly isAside?: boolean
  /** Whether no way leads on from it. */
  readonly isEnd?: boolean
  /** Whether time passes quickly while one waits, since the product tries again by itself, asks every few seconds, or counts down. */
  readonly isWaiting?: boolean
  /** Goes to where the act comes next. */
  readonly arrive?: (stand: Stand) => Promise<void>
  readonly act: (stand: Stand) => Promise<unknown>
  /** Changes something that was typed and sends it again; never twice to the same. */
  readonly edit?: (stand: Stand, count: number) => Promise<unknown>
  /** The step that follows, or what else shows that the applicant got through. */
  readonly next: string | ((stand: Stand) => Promise<boolean>)
}

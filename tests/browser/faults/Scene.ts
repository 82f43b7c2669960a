import type { Page } from 'playwright-core'
import type { Applicant } from '../support/applicant.ts'
import type { Target } from './createOutage.ts'

/** Who plays a scene, and what is around the product. */
export interface Stand {
  readonly me: Applicant
  readonly page: Page
  /** The host itself, without faults. */
  readonly hostUrl: string
}

/** One call in the place where an applicant causes it. */
export interface Scene {
  /** Its name in `flows/api.json`, or what else it is. */
  readonly call: string
  readonly target: Target
  /** The action of the flow that makes it; the one that is named like the call unless told. */
  readonly action?: string
  readonly isOnPhone?: boolean
  /** The step at which a saved application is taken up; without it the scene begins with a new one. */
  readonly resumesAt?: string
  /** Whether time passes quickly while one waits, since the product tries again by itself, asks every few seconds, or counts down. */
  readonly isWaiting?: boolean
  /** Goes to where the call comes next. */
  readonly arrive?: (stand: Stand) => Promise<void>
  /** Causes the call; without it opening the page does. */
  readonly act?: (stand: Stand) => Promise<void>
  /** Changes something that was typed and sends it again. */
  readonly edit?: (stand: Stand) => Promise<void>
  /** The step that follows, or what else shows that the applicant got through. */
  readonly next: string | ((stand: Stand) => Promise<boolean>)
  /** Whether the host must do it once, however often it is asked. */
  readonly isOnce?: boolean
  /** Whether leaving off and coming back must lead to the next step. */
  readonly isKept?: boolean
}

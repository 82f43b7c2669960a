import type { StoreApi } from 'zustand/vanilla'
import type { ActionResult, Session } from '../../../../engine/index.ts'
import type { Example } from '../../../../engine/authoring.ts'
import type { Trouble } from './toTrouble.ts'

/** A call of the flow that waits for somebody to say what the service answers. */
export interface Ask {
  readonly id: number
  readonly action: string
  /** Gives the answer; with `isAlways` the same one to every later call of this action, too. */
  readonly answer: (result: ActionResult, isAlways: boolean) => void
}

/** The application that is being looked at. */
export interface StageState {
  /** Undefined until the first situation is there. */
  readonly session: Session | undefined
  /** How the applicant has come to the step where it began. */
  readonly situation: Example | undefined
  readonly asks: readonly Ask[]
  /** What is answered without asking, by action. */
  readonly always: Readonly<Record<string, ActionResult>>
  /** What went wrong since it began. */
  readonly trouble: Trouble | undefined
  /** Whether the files make no flow that can run, so that an earlier one is shown. */
  readonly isBehind: boolean
}

/** Plays the flow that is being edited for whoever looks at it. */
export interface Stage {
  readonly store: StoreApi<StageState>
  /** Begins a situation from its start; the same one again when there is one. */
  readonly open: (situation: Example) => Promise<void>
  /** Asks about an action again that was always answered. */
  readonly forget: (action: string) => void
  readonly report: (error: unknown) => void
  /** Is told what commits the text that is being typed. */
  readonly onFlush: (flush: () => void) => void
}

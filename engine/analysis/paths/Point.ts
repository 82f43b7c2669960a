import type { CompiledInstruction } from '../../definition/CompiledFlow.ts'
import type { Run } from '../../session/advance.ts'
import type { SessionState } from '../../session/SessionState.ts'
import type { WayChoice } from './Way.ts'

/** An event that has come to a call and waits for its answer. */
export interface Asked {
  readonly event: string
  /** Its place in the flow file: `steps.X.on.submit`, or `startUp`. */
  readonly list: string
  /** Where it was set off. */
  readonly step: string | undefined
  readonly choices: readonly WayChoice[]
  readonly call: NonNullable<CompiledInstruction['call']>
  readonly at: string
  /** What goes on when the answer is in. */
  readonly run: Run
  readonly input: Readonly<Record<string, unknown>>
  readonly isBack: boolean
}

/** A session between two things that happen to it, as plain data: the pure half of what `createSession` holds. */
export interface Point {
  readonly state: SessionState
  readonly facts: Readonly<Record<string, unknown>>
  /** What the event that is carried out asks for; nothing while the step can be used. */
  readonly asked?: Asked
  /** Actions that leave the step usable until they answer. */
  readonly waiting: readonly Asked[]
}

import type { CompiledInstruction } from '../definition/CompiledFlow.ts'
import type { Trace } from './Effect.ts'
import type { Frames } from './Run.ts'
import type { SessionState } from './SessionState.ts'

/** How far a run came: up to a call of the outside world, or to its end and the step that it leads to. */
export type Progression = {
  readonly state: SessionState
  readonly tracked: readonly string[]
  readonly traces: readonly Trace[]
} & (
  | {
      readonly next: 'call'
      readonly call: NonNullable<CompiledInstruction['call']>
      readonly input: Record<string, unknown>
      /** What follows the answer. */
      readonly frames: Frames
      /** This call and what follows it, to be carried out anew. */
      readonly again: Frames
    }
  | { readonly next: 'end'; readonly to: string | undefined }
)

/** Where an event has come to its end, and the step that it leads to. */
export interface End {
  readonly state: SessionState
  readonly to: string | undefined
}

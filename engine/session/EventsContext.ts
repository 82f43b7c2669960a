import type { CompiledFlow, CompiledInstruction, Scope } from '../definition/CompiledFlow.ts'
import type { Run } from './advance.ts'
import type { SessionOptions } from './Session.ts'
import type { SessionState } from './SessionState.ts'

/** An event that happens: what it brings about, what its expressions may read besides, and how it is tried again. */
export interface Occurrence {
  readonly event: string
  readonly list: readonly CompiledInstruction[]
  readonly extra: Run['extra']
  readonly again: () => Promise<void>
  /** Which way led here, when a step of the trail is entered again. */
  readonly way?: 'back' | 'forward' | undefined
  /** The call that it goes on with, when it is not to begin anew. */
  readonly from?: Run
  /** Whether something came of it that trying again must not bring about once more: it goes on where it failed. */
  readonly isUnderWay?: boolean
}

/** What carrying events out needs of the session. */
export interface EventsContext<Services> {
  readonly options: SessionOptions<Services>
  readonly flow: () => CompiledFlow
  readonly state: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  readonly scopeOf: (state: SessionState, extra: Run['extra']) => Scope
}

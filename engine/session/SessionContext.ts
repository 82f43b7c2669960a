import type { StoreApi } from 'zustand/vanilla'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { Input, SessionState } from '../machine/index.ts'
import type { SessionOptions } from './Session.ts'

/** What carries effects out needs of the session. */
export interface SessionContext<Services> {
  readonly options: SessionOptions<Services>
  readonly store: StoreApi<SessionState>
  readonly flow: () => CompiledFlow
  /** Hands something that has happened to the machine. */
  readonly dispatch: (input: Input) => Promise<void>
}

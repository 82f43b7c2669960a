import type { StoreApi } from 'zustand/vanilla'
import type { AnyActionRegistry } from '../actions/ActionHandler.ts'
import type { CompiledFlow, CompiledForm, Scope } from '../definition/CompiledFlow.ts'
import type { Input, SessionState, Trace } from '../machine/index.ts'
import type { ApplicationStorage } from './createStorage.ts'
import type { Issue } from '../validation/validate.ts'

/** What the host provides to expressions besides the session's data. */
export interface ScopeSources {
  readonly now: () => Date
  /** Facts of the host page, read each time something happens. */
  readonly facts: () => Readonly<Record<string, unknown>>
  /** The functions that the flow declares. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
}

/** The parts of a session. Nothing is global: two sessions share only the objects passed to both. */
export interface SessionOptions<Services> extends ScopeSources {
  readonly flow: CompiledFlow
  /** Fetches the whole flow, when `flow` holds only what the start step needs. The actions and services may arrive with it. */
  readonly fetchFlow?: () => Promise<CompiledFlow>
  readonly actions: AnyActionRegistry<Services>
  readonly services: Services
  readonly storage: ApplicationStorage
  /** Values of the host page, which expressions read as `init`. */
  readonly init?: Readonly<Record<string, unknown>>
  /** Called with the name of each analytics event that the flow tracks. */
  readonly track?: (event: string) => void
  /** Called with each bug: a broken expression, a handler that threw. By default they are written to the console. */
  readonly report?: (error: unknown) => void
  /** Whether the host believes it is online. Without a connection a call fails immediately, unless it is a retry. */
  readonly isOnline?: () => boolean
  /** Called with every instruction that was reached; for coverage and tools. */
  readonly observe?: (trace: Trace) => void
}

/** One application that an applicant fills in. Only `loadForm` rejects: other errors appear in the state. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** The current flow; it changes with `replaceFlow`, and when the whole flow arrives. */
  readonly flow: CompiledFlow
  /** Starts a new application or resumes the saved one, as the flow's `startUp` says. */
  start(): Promise<void>
  /**
   * Sends an event of the current step; does nothing while another event is in progress. Resolves when the step is usable again: the event
   * has ended, or waits for the outside world.
   */
  send(event: string, payload?: unknown): Promise<void>
  /** Validates the active form's value. A valid value is stored and sent with `submit`; otherwise the issues go to the state. */
  submit(value: unknown): Promise<readonly Issue[]>
  /** Stores the current value of the form, and sends `change FIELD` when the flow listens to it. */
  draft(value: unknown, changedField?: string): void
  /**
   * Fills in the values that a slot lacks, for a host that knows them before the applicant types. The applicant can change them like typed
   * values, and no event follows.
   */
  fillIn(slot: string, values: Readonly<Record<string, unknown>>): void
  /** Validates only the field that the applicant left. `before` is the path that it had before an item of its list was removed. */
  leaveField(path: string, value: unknown, before?: string): void
  /** Loads the forms of the current step, and resolves with the active one. Rejects when their code cannot be fetched. */
  loadForm(): Promise<CompiledForm | undefined>
  /** Returns the first form variant of the current step whose `when` holds, once the variants are loaded. */
  activeForm(): CompiledForm | undefined
  scope(): Scope
  /** Checks whether a predicate of the flow holds now. */
  holds(predicate: string): boolean
  /** Retries the last failure. A submitted form is validated again. */
  retry(): Promise<void>
  /** Retries the failed fetch of a slot, and what follows it. The step stays usable meanwhile. */
  reload(slot: string): Promise<void>
  /**
   * Goes to the previous step, which comes back as the applicant left it. Closes the open dialog or the whole-page screen first. Does
   * nothing when nothing leads back, or while a one-time action is in progress.
   */
  back(): Promise<void>
  /** Goes to the step that `back` came from, if nothing was changed since. */
  forward(): Promise<void>
  /** Goes to a place of the trail by its id, under the conditions of `back`. */
  goTo(place: number): Promise<void>
  /**
   * Cancels the applicant's last request, so that the step is usable again with everything typed. Does nothing while `canCancel` is false:
   * nothing is in progress, the step is still being entered, or a one-time action is in progress.
   */
  cancel(): void
  /** Retries the last failure unless the applicant had requested the action. Call it when the connection is back. */
  reconnect(): Promise<void>
  dismissScreen(): void
  closeDialog(): void
  /** Merges init values into the existing ones, including nested objects such as branding. */
  initialise(values: Readonly<Record<string, unknown>>): void
  /** Resets all data to its defaults and returns to the first step. The init values stay. */
  reset(): Promise<void>
  /** Fetches the rest of the flow, if it is missing. A fetch that fails is repeated when the rest is needed. */
  complete(): Promise<void>
  /** Fetches the code for the current step and the steps after it. Resolves with their forms, as far as they could be fetched. */
  warm(): Promise<readonly CompiledForm[]>
  /** Runs the step's `leave` list, for a page that is about to unload. */
  leave(): void
  /** Continues with an edited flow, at the same step when it still exists; an unchanged step is not entered again. For development. */
  replaceFlow(flow: CompiledFlow): void
  /** Aborts all work. The session cannot be used afterwards. */
  destroy(): void
}

/** What the effects need from the session. */
export interface SessionContext<Services> {
  readonly options: SessionOptions<Services>
  readonly store: StoreApi<SessionState>
  readonly flow: () => CompiledFlow
  /** Reports a bug to the host. Never throws. */
  readonly report: (error: unknown) => void
  /** Passes an input to the machine. */
  readonly dispatch: (input: Input) => Promise<void>
}

import type { StoreApi } from 'zustand/vanilla'
import type { AnyActionRegistry } from '../actions/ActionHandler.ts'
import type { CompiledFlow, CompiledForm, Scope } from '../definition/CompiledFlow.ts'
import type { Input, SessionState, Trace } from '../machine/index.ts'
import type { ApplicationStorage } from './createStorage.ts'
import type { Issue } from '../validation/validate.ts'

/** What the host gives to expressions besides the session's data. */
export interface ScopeSources {
  readonly now: () => Date
  /** Facts of the host page, read each time something happens. */
  readonly facts: () => Readonly<Record<string, unknown>>
  /** The functions that the flow declares. */
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
}

/** What a session is made of. Nothing is global: two sessions share only what they are both given. */
export interface SessionOptions<Services> extends ScopeSources {
  readonly flow: CompiledFlow
  /** Where `flow` is but what the start step needs: fetches the whole. The actions and services may come with it. */
  readonly fetchFlow?: () => Promise<CompiledFlow>
  readonly actions: AnyActionRegistry<Services>
  readonly services: Services
  readonly storage: ApplicationStorage
  readonly init?: Readonly<Record<string, unknown>>
  /** Told the name of each analytics event that the flow tracks. */
  readonly track?: (event: string) => void
  /** Told of bugs: a broken expression, a handler that threw. */
  readonly report?: (error: unknown) => void
  /** Whether there is a connection, as far as the host knows; without it a call fails at once, unless it is a retry. */
  readonly isOnline?: () => boolean
  /** Told of every instruction that was reached; for coverage and tools. */
  readonly observe?: (trace: Trace) => void
}

/** One application being filled in. No method rejects: what goes wrong is in the state. */
export interface Session {
  readonly store: StoreApi<SessionState>
  /** The flow that is run; another one after `replaceFlow`, and when the whole of it was fetched. */
  readonly flow: CompiledFlow
  /** Starts afresh or resumes what was saved, as the flow's `startUp` says. */
  start(): Promise<void>
  /**
   * Sends an event of the current step; does nothing while another one is being carried out. Resolves when the step is
   * usable again: the event has ended, or waits for the outside world.
   */
  send(event: string, payload?: unknown): Promise<void>
  /** Validates the active form's value; stores it and sends `submit` when it is right, else puts the issues in the state. */
  submit(value: unknown): Promise<readonly Issue[]>
  /** Keeps what was typed so far, and sends `change FIELD` when the flow listens to it. */
  draft(value: unknown, changedField?: string): void
  /**
   * Fills in what a slot has nothing of yet, for a host that knows it before anybody has typed. It may be changed as if it had been
   * typed, and no event follows.
   */
  fillIn(slot: string, values: Readonly<Record<string, unknown>>): void
  /** Validates one field that was left, and no other. */
  leaveField(path: string, value: unknown): void
  /** Loads the forms of the current step; the active one. */
  loadForm(): Promise<CompiledForm | undefined>
  /** The first form variant of the current step whose `when` holds, once they are loaded. */
  activeForm(): CompiledForm | undefined
  scope(extra?: Readonly<Record<string, unknown>>): Scope
  /** Whether a predicate of the flow holds now. */
  holds(predicate: string): boolean
  /** Repeats what failed last; a form that was submitted is validated again. */
  retry(): Promise<void>
  /** Repeats the fetching of a slot that failed, and what follows it; the step stays usable meanwhile. */
  reload(slot: string): Promise<void>
  /**
   * Goes to the step that was taken before, which comes back as it was left. Closes the open dialog or the whole-page
   * screen first. Does nothing where nothing leads back, and while a one-time act is being carried out.
   */
  back(): Promise<void>
  /** Goes to the step that `back` came from, if nothing was changed since. */
  forward(): Promise<void>
  /** Goes to a place of the trail by its id, under the conditions of `back`. */
  goTo(place: number): Promise<void>
  /**
   * Stops what the applicant asked for last, so that the step is usable again with all that was typed. Does nothing while
   * `canCancel` is false: nothing is under way, the step is still being entered, or a one-time act is being carried out.
   */
  cancel(): void
  /** Repeats what failed last unless a person had asked for it: for when the connection is back. */
  reconnect(): Promise<void>
  dismissScreen(): void
  closeDialog(): void
  /** Merges init values into those that are there; nested objects such as branding too. */
  initialise(values: Readonly<Record<string, unknown>>): void
  /** All data back to its defaults, the first step again; the init values stay. */
  reset(): Promise<void>
  /** Fetches what lies beyond the start step, if it is not there; one that cannot be fetched now is when it is needed. */
  complete(): Promise<void>
  /** Fetches the code that the current step and the ones after it need; answers their forms, as far as they could be fetched. */
  warm(): Promise<readonly CompiledForm[]>
  /** Carries out the step's `leave` list, for a page that is about to go. */
  leave(): void
  /** Continues with an edited flow, at the same step when it still exists; one that is the same object goes on as it is. For development. */
  replaceFlow(flow: CompiledFlow): void
  /** Aborts what is under way. The session is dead afterwards. */
  destroy(): void
}

/** What carries effects out needs of the session. */
export interface SessionContext<Services> {
  readonly options: SessionOptions<Services>
  readonly store: StoreApi<SessionState>
  readonly flow: () => CompiledFlow
  /** Hands something that has happened to the machine. */
  readonly dispatch: (input: Input) => Promise<void>
}

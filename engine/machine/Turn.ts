import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow, CompiledStep } from '../definition/CompiledFlow.ts'
import type { Progression, RareInstructions } from './advance.ts'
import type { Effect } from './Effect.ts'
import type { Input } from './Input.ts'
import { isChange, toOccurrence, withoutLoad, type Load, type Occurrence, type OpenCall, type Run } from './Run.ts'
import { toApiError, toSubmitStart, type SessionState } from './SessionState.ts'
import type { World } from './World.ts'

/** A transition in progress. Nothing outside of the transition ever sees it. */
export interface Turn {
  readonly flow: CompiledFlow
  readonly world: World
  /** Absent while only the start step's part of the flow is loaded. */
  readonly beyond: BeyondStart | undefined
  state: SessionState
  readonly effects: Effect[]
}

/**
 * The part of the machine that a start step never needs, since it calls no action and writes only values: calls and their failures, rare
 * instructions, travel along the trail, and edits of the flow.
 */
export interface BeyondStart extends RareInstructions {
  readonly ask: (turn: Turn, run: Run, advanced: Progression & { readonly next: 'call' }) => void
  readonly hear: (turn: Turn, input: Input & { readonly type: 'answered' | 'broken' }) => void
  readonly answer: (turn: Turn, waiting: Run, open: OpenCall, result: ActionResult) => void
  readonly reload: (turn: Turn, slot: string) => void
  readonly failToSend: (turn: Turn, slot: string, failure: Failure) => void
  readonly endSending: (turn: Turn, slot: string, value: unknown) => void
  readonly travel: (turn: Turn, place: number | undefined) => void
  readonly replaceFlow: (turn: Turn, before: CompiledFlow) => void
}

export function set(turn: Turn, change: Partial<SessionState>): void {
  turn.state = { ...turn.state, ...change }
}

/** Returns the current step. */
export const stepOf = ({ flow, state }: Turn): CompiledStep | undefined => flow.steps[state.currentStep]

/** Returns the handling of calls. Throws while only the start step's part is loaded. */
export function toCalls({ beyond }: Turn): Pick<BeyondStart, 'ask' | 'answer'> {
  if (!beyond) throw new Error('An action is called before the whole flow is there.')
  return beyond
}

/** Returns a number that is new in this session. */
export function toSerial(turn: Turn): number {
  set(turn, { serial: turn.state.serial + 1 })
  return turn.state.serial
}

/** The screen for a bug: a flow or a handler that failed. */
const bugScreen = 'error'

/** Reports a bug, ends the run that caused it, and offers a retry. */
export function crash(turn: Turn, error: unknown, occurrence: Occurrence & { readonly id?: number }): void {
  turn.effects.push({ type: 'report', error })
  const apiError = { status: 'Bug', message: '' }
  const run = turn.state.runs.find(({ id }) => id === occurrence.id)
  set(turn, {
    // An applicant who goes back to the step finds the retry there, too. What the step waits for goes on.
    ...(run?.isForeground === false && toForeground(turn.state) ? { apiError } : toApiError(apiError)),
    screen: bugScreen,
    failed: toOccurrence(occurrence),
    runs: turn.state.runs.filter(({ id }) => id !== occurrence.id),
  })
}

/** Does one part of a transition. An error counts as a bug of this event. */
export function attempt(turn: Turn, occurrence: Occurrence & { readonly id?: number }, work: () => void): void {
  try {
    work()
  } catch (error) {
    crash(turn, error, occurrence)
  }
}

/** Returns the run that the step waits for. */
export const toForeground = ({ runs }: Pick<SessionState, 'runs'>): Run | undefined =>
  runs.find(({ isForeground }) => isForeground)

/** Checks whether a submitted form is being sent. */
export const isSubmitting = (state: Pick<SessionState, 'runs'>): boolean => toForeground(state)?.event === 'submit'

/** Checks whether a step is only now being entered: it may lead on to another one before anybody sees it. */
export const isEntering = ({ runs }: Pick<SessionState, 'runs'>): boolean =>
  runs.some(({ event, call }) => event === 'enter' && !call)

/** Returns the first run that can continue: without a call, or with an answer, unless it has to wait for the foreground. */
export const toReady = (state: Pick<SessionState, 'runs'>): Run | undefined =>
  state.runs.find((run) => (!run.call || run.call.result) && !isHeldBack(state, run))

/**
 * Checks whether a background run has to wait: after its own wait for a free foreground, because it might stop a one-time action, or because
 * its answer might change a form while it is being sent.
 */
function isHeldBack(state: Pick<SessionState, 'runs'>, { call, to, isForeground }: Run): boolean {
  if (isForeground || !(call ?? to)) return false
  return (
    isActing(state) || (call !== undefined && (call.waits ? toForeground(state) !== undefined : isSubmitting(state)))
  )
}

/** Checks whether a one-time action is in progress, which nothing may stop. */
export const isActing = (state: Pick<SessionState, 'runs'>): boolean => toForeground(state)?.call?.isOnce === true

/**
 * Begins an event. Aborts a background event of the same name, and forgets that one failed: the later one counts. What continues where it
 * failed aborts nothing, because one event may have failed to fetch the options of two fields.
 */
export function begin(turn: Turn, occurrence: Occurrence, id = toSerial(turn)): void {
  const { event, frames, isUnderWay = false } = occurrence
  const list = event === 'startUp' ? turn.flow.startUp : stepOf(turn)?.on[event]
  if (!frames && !list)
    return crash(turn, new Error(`Step ${turn.state.currentStep} has no event "${event}"`), occurrence)
  for (const run of turn.state.runs) if (!frames && run.event === event && !run.isForeground) abort(turn, run)
  // Fetching options again leaves the step usable.
  const isForeground = (!frames || isUnderWay) && !isChange(event) && !toForeground(turn.state)
  const run: Run = {
    ...occurrence,
    id,
    frames: frames ?? [list ?? []],
    isForeground,
    hasCalled: false,
    before: turn.state.data,
  }
  set(turn, {
    runs: [...turn.state.runs, run],
    ...(isChange(event) && turn.state.failed?.event === event && { failed: undefined, apiError: undefined }),
    ...(isForeground && { ...toSubmitStart(), dialog: undefined }),
  })
}

/** Begins an event unless another one is in progress. A `change` event always begins. */
export function tryBegin(turn: Turn, occurrence: Occurrence): void {
  if (isChange(occurrence.event) || !toForeground(turn.state)) begin(turn, occurrence)
}

/** Replaces a run by its new state. */
export function put(turn: Turn, run: Run): void {
  set(turn, { runs: turn.state.runs.map((other) => (other.id === run.id ? run : other)) })
}

/** Ends a run. */
export function drop(turn: Turn, { id }: Run): void {
  set(turn, { runs: turn.state.runs.filter((other) => other.id !== id) })
}

/** Ends a fetch. Returns false when its answer is no longer needed. */
export function endLoad(turn: Turn, load: Load | undefined): boolean {
  const { loads } = turn.state
  if (!load) return true
  if (loads[load.slot] !== load) return false
  set(turn, { loads: withoutLoad(loads, load.slot) })
  return true
}

/** Ends a run whose answer is no longer needed. */
export function abort(turn: Turn, run: Run): void {
  const { call } = run
  if (call && !call.result) {
    close(turn, call, run.isForeground)
    turn.effects.push({ type: 'abort', ticket: call.ticket })
  }
  endLoad(turn, call?.load)
  drop(turn, run)
}

/** Stops showing a call as in progress. */
export function close(turn: Turn, { call: { action } }: OpenCall, isForeground: boolean): void {
  const { pending } = turn.state
  // A reset has already forgotten it.
  const index = pending.indexOf(action)
  if (isForeground) set(turn, { calling: undefined })
  else if (index >= 0) set(turn, { pending: pending.toSpliced(index, 1) })
}

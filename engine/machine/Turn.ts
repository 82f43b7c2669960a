import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow, CompiledStep } from '../definition/CompiledFlow.ts'
import type { Progression, RareInstructions } from './advance.ts'
import type { Effect } from './Effect.ts'
import type { Input } from './Input.ts'
import { isChange, toOccurrence, withoutLoad, type Load, type Occurrence, type OpenCall, type Run } from './Run.ts'
import { toApiError, toSubmitStart, type SessionState } from './SessionState.ts'
import type { World } from './World.ts'

/** A transition in the making: what it has come to so far. Nothing outside of the transition ever sees it. */
export interface Turn {
  readonly flow: CompiledFlow
  readonly world: World
  /** Absent while there is but the start step's part of a flow. */
  readonly beyond: BeyondStart | undefined
  state: SessionState
  readonly effects: Effect[]
}

/**
 * What the machine does only beyond the start step, whose part of a flow calls nothing and writes no more than values: about calls
 * and their failures, about instructions that a start step has none of, on the trail, and when a flow is edited.
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

/** The step that is shown. */
export const stepOf = ({ flow, state }: Turn): CompiledStep | undefined => flow.steps[state.currentStep]

/** What is done about calls. Throws where it has not come yet. */
export function toCalls({ beyond }: Turn): Pick<BeyondStart, 'ask' | 'answer'> {
  if (!beyond) throw new Error('An action is called before the whole flow is there.')
  return beyond
}

/** A number that nothing of this session has had yet. */
export function toSerial(turn: Turn): number {
  set(turn, { serial: turn.state.serial + 1 })
  return turn.state.serial
}

/** The screen for a bug: a flow or handler that could not be carried out. */
const bugScreen = 'error'

/** Reports a bug, ends the run that met it, and shows a way to try it again. */
export function crash(turn: Turn, error: unknown, occurrence: Occurrence & { readonly id?: number }): void {
  turn.effects.push({ type: 'report', error })
  set(turn, {
    // Whoever goes back to the step finds the way to try again there, too.
    ...toApiError({ status: 'Bug', message: '' }),
    screen: bugScreen,
    failed: toOccurrence(occurrence),
    runs: turn.state.runs.filter(({ id }) => id !== occurrence.id),
  })
}

/** Does a part of a transition; what it throws is a bug of this event. */
export function attempt(turn: Turn, occurrence: Occurrence & { readonly id?: number }, work: () => void): void {
  try {
    work()
  } catch (error) {
    crash(turn, error, occurrence)
  }
}

/** The run that the step waits for. */
export const toForeground = ({ runs }: Pick<SessionState, 'runs'>): Run | undefined =>
  runs.find(({ isForeground }) => isForeground)

/** The first run that can go on: one without a call, or with an answer. After a wait it must have the foreground. */
export const toReady = (state: Pick<SessionState, 'runs'>): Run | undefined =>
  state.runs.find(({ call }) => !call || (call.result && !(call.waits && toForeground(state))))

/** Whether a one-time act is being carried out, which nothing may stop. */
export const isActing = ({ flow, state }: Turn): boolean =>
  flow.actions[toForeground(state)?.call?.call.action ?? '']?.once === true

/** Begins an event. One of the same name in the background is given up: the later one counts. */
export function begin(turn: Turn, occurrence: Occurrence, id = toSerial(turn)): void {
  const { event, frames, isUnderWay = false } = occurrence
  const list = event === 'startUp' ? turn.flow.startUp : stepOf(turn)?.on[event]
  if (!frames && !list)
    return crash(turn, new Error(`Step ${turn.state.currentStep} has no event "${event}"`), occurrence)
  for (const run of turn.state.runs) if (run.event === event && !run.isForeground) abort(turn, run)
  // Options that are fetched again leave the step usable.
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
    ...(isForeground && { ...toSubmitStart(), dialog: undefined }),
  })
}

/** Begins an event unless another one is being carried out. */
export function tryBegin(turn: Turn, occurrence: Occurrence): void {
  if (isChange(occurrence.event) || !toForeground(turn.state)) begin(turn, occurrence)
}

/** Puts what has become of a run in its place. */
export function put(turn: Turn, run: Run): void {
  set(turn, { runs: turn.state.runs.map((other) => (other.id === run.id ? run : other)) })
}

/** Ends a run. */
export function drop(turn: Turn, { id }: Run): void {
  set(turn, { runs: turn.state.runs.filter((other) => other.id !== id) })
}

/** Ends a fetch; false when its answer is no longer wanted. */
export function endLoad(turn: Turn, load: Load | undefined): boolean {
  const { loads } = turn.state
  if (!load) return true
  if (loads[load.slot] !== load) return false
  set(turn, { loads: withoutLoad(loads, load.slot) })
  return true
}

/** Ends a run whose answer is no longer wanted. */
export function abort(turn: Turn, run: Run): void {
  const { call } = run
  if (call && !call.result) {
    close(turn, run)
    turn.effects.push({ type: 'abort', ticket: call.ticket })
  }
  endLoad(turn, call?.load)
  drop(turn, run)
}

/** No longer shows the call of a run as one that is under way. */
export function close(turn: Turn, { call, isForeground }: Run): void {
  const { pending } = turn.state
  const index = pending.indexOf(call?.call.action ?? '')
  if (isForeground) set(turn, { calling: undefined })
  else if (index >= 0) set(turn, { pending: pending.toSpliced(index, 1) })
}

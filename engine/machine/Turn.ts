import type { ActionResult, Failure } from '../actions/index.ts'
import type { CompiledFlow, CompiledInstruction, CompiledStep, Scope } from '../definition/CompiledFlow.ts'
import type { Progression, End } from './Progression.ts'
import type { Effect } from './Effect.ts'
import { toApiError } from './formStatus.ts'
import type { Input } from './Input.ts'
import { type Occurrence, type OpenCall, type Run, toOccurrence } from './Run.ts'
import type { SessionState } from './SessionState.ts'
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
export interface BeyondStart {
  readonly call: (turn: Turn, run: Run, advanced: Progression & { readonly next: 'call' }) => void
  readonly hear: (turn: Turn, input: Input & { readonly type: 'answered' | 'broken' }) => void
  readonly answer: (turn: Turn, waiting: Run, open: OpenCall, result: ActionResult) => void
  readonly reload: (turn: Turn, slot: string) => void
  readonly failToSend: (turn: Turn, slot: string, failure: Failure) => void
  readonly endSending: (turn: Turn, slot: string, value: unknown) => void
  readonly writeRare: (
    flow: CompiledFlow,
    state: SessionState,
    instruction: CompiledInstruction,
    scope: () => Scope,
  ) => SessionState
  readonly toRareEnd: (
    flow: CompiledFlow,
    state: SessionState,
    instruction: CompiledInstruction,
    scope: () => Scope,
  ) => End | undefined
  readonly travel: (turn: Turn, place: number | undefined) => void
  readonly replaceFlow: (turn: Turn, before: CompiledFlow) => void
}

export function set(turn: Turn, change: Partial<SessionState>): void {
  turn.state = { ...turn.state, ...change }
}

/** The step that is shown. */
export const stepOf = ({ flow, state }: Turn): CompiledStep | undefined => flow.steps[state.currentStep]

/** What is done about calls. Throws where it has not come yet. */
export function toCalls({ beyond }: Turn): Pick<BeyondStart, 'call' | 'answer'> {
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

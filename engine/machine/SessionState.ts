import type { Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import type { Issue } from '../validation/validate.ts'
import { valueAt } from './dataPath.ts'
import type { Loads, Occurrence, Run } from './Run.ts'
import { emptyTrail, type Trail } from './trail.ts'

/** Everything that is known of one application while its widget is open: the state of the machine, as plain data. */
export interface SessionState extends FormStatus, Work {
  readonly currentStep: string
  readonly previousStep: string | undefined
  /** Rises each time a step is entered, also when it is the same one again. */
  readonly visit: number
  /** 0 to 100. */
  readonly progress: number
  /** The slots of the flow by name. */
  readonly data: Readonly<Record<string, unknown>>
  /** What `fill` has written and nobody has changed since: path to value. */
  readonly filled: Readonly<Record<string, unknown>>
  /** What the host page was initialised with; outlives a reset. */
  readonly init: Readonly<Record<string, unknown>>
  /** Whether something was typed that only this page knows: it is sent when a person's event calls and leads to a step to resume at. */
  readonly isUnsent: boolean
  /** The mistakes shown at the form's fields. */
  readonly issues: readonly Issue[]
  /** Rises with each submit that was refused, so that the focus can follow. */
  readonly refusals: number
  /** The fields that the last refused submit of this step was refused for. */
  readonly refused: readonly string[]
  /** The whole-page screen that hides the step, by name. */
  readonly screen: string | undefined
  /** The dialog of the step that is open, by name. */
  readonly dialog: string | undefined
  /** Actions under way that leave the step usable. */
  readonly pending: readonly string[]
  /** The options of fields that are being fetched, or could not be, by their slot. */
  readonly loads: Loads
  /** The steps taken in this sitting. */
  readonly trail: Trail
  /** Whether `back` would lead to an earlier step. */
  readonly canGoBack: boolean
  /** Whether `cancel` would stop what is under way. */
  readonly canCancel: boolean
  /** What screen readers were last told. */
  readonly announcement: FormError | undefined
}

/** What the machine remembers of what is under way; nothing is drawn from it. */
export interface Work {
  /** The events being carried out, in the order in which they began. */
  readonly runs: readonly Run[]
  /** What failed last, as long as it can be tried again. */
  readonly failed: Occurrence | undefined
  /** What goes on when the fetching of a slot that failed is tried again. */
  readonly repeats: Readonly<Record<string, Occurrence>>
  /** Counts runs and tickets. */
  readonly serial: number
  /** Whether nothing happens any more. */
  readonly isOver: boolean
}

/** Where a submission stands. */
export interface FormStatus {
  readonly isLoading: boolean
  /** The action that the step waits for, by name. */
  readonly calling: string | undefined
  readonly isSubmitSuccess: boolean
  readonly error: FormError | undefined
  readonly apiError: ShownFailure | undefined
}

/** A message about the form as a whole: a copy key and what fills its placeholders. */
export interface FormError {
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A failure as it is told: in its own words, or by a copy key that the flow names for it. */
export interface ShownFailure extends Failure {
  readonly text?: string | undefined
}

const initialFormStatus: FormStatus = {
  isLoading: false,
  calling: undefined,
  isSubmitSuccess: false,
  error: undefined,
  apiError: undefined,
}

/** A submission has begun: loading, and the last error is gone. */
export const toSubmitStart = (): FormStatus => ({ ...initialFormStatus, isLoading: true })

/** It went through. */
export const toSubmitSuccess = (): FormStatus => ({ ...initialFormStatus, isSubmitSuccess: true })

/** It was refused for a reason that the applicant can mend. */
export const toSubmitError = (error: FormError): FormStatus => ({ ...initialFormStatus, error })

/** A service failed. */
export const toApiError = (apiError: ShownFailure): FormStatus => ({ ...initialFormStatus, apiError })

/** What starts anew with each step that is entered. */
export const initialStepState = {
  ...initialFormStatus,
  issues: [],
  refused: [],
  screen: undefined,
  dialog: undefined,
  pending: [],
  loads: {},
  canGoBack: false,
  canCancel: false,
  announcement: undefined,
}

/** The state of a fresh application: every slot at its default, at the flow's start step. */
export function createInitialState(flow: CompiledFlow, init: SessionState['init'] = {}): SessionState {
  return {
    ...initialStepState,
    currentStep: flow.start,
    previousStep: undefined,
    visit: 0,
    trail: emptyTrail,
    progress: flow.steps[flow.start]?.progress ?? 0,
    data: toInitialData(flow),
    filled: {},
    isUnsent: false,
    init,
    refusals: 0,
    runs: [],
    failed: undefined,
    repeats: {},
    serial: 0,
    isOver: false,
  }
}

/** Every slot's default. */
export const toInitialData = rememberByIdentity(({ slots }: CompiledFlow): SessionState['data'] =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.initial])),
)

/** The names of the slots that are sent in the background, and of those that outlive a visit: both are asked for at every change. */
export const listSlots = rememberByIdentity((slots: CompiledFlow['slots']) => {
  const all = Object.entries(slots)
  return {
    sent: all.flatMap(([name, { sentBy }]) => (sentBy === undefined ? [] : [name])),
    persistent: all.flatMap(([name, { persist }]) => (persist ? [name] : [])),
  }
})

/** Forgets what was filled in and has another value now, so that what somebody entered is never taken for it. */
export function keepFilled<State extends Pick<SessionState, 'data' | 'filled'>>(state: State): State {
  const entries = Object.entries(state.filled)
  const kept = entries.filter(([path, value]) => valueAt(state.data, path) === value)
  return kept.length === entries.length ? state : { ...state, filled: Object.fromEntries(kept) }
}

import type { ActionResult, Failure } from '../actions/ActionHandler.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import type { Issue } from '../validation/validate.ts'
import { valueAt } from './dataPath.ts'
import type { Loads, Occurrence, Run } from './Run.ts'
import { emptyTrail, toSealed, type Trail } from './trail.ts'

/** Everything known about one application while its widget is open: the state of the machine, as plain data. */
export interface SessionState extends FormStatus, Work {
  readonly currentStep: string
  readonly previousStep: string | undefined
  /** Rises each time a step is entered, even when it is the same step. */
  readonly visit: number
  /** Progress in percent, from 0 to 100. */
  readonly progress: number
  /** The values of the flow's slots, by name. */
  readonly data: Readonly<Record<string, unknown>>
  /** The values that `fill` wrote and nobody has changed since, by path. */
  readonly filled: Readonly<Record<string, unknown>>
  /** What was typed into the forms of steps and not accepted yet. */
  readonly drafts: readonly Draft[]
  /** The init values of the host page; they survive a reset. */
  readonly init: Readonly<Record<string, unknown>>
  /** Whether the applicant typed something that only this page knows. Cleared when an event sends data and leads to a resumable step. */
  readonly isUnsent: boolean
  /** The validation issues shown at the form's fields. */
  readonly issues: readonly Issue[]
  /** Rises with each refused submit, so that the focus can follow. */
  readonly refusals: number
  /** The fields that caused the last refused submit of this step. */
  readonly refused: readonly string[]
  /** The name of the whole-page screen that hides the step. */
  readonly screen: string | undefined
  /** The name of the open dialog of the step. */
  readonly dialog: string | undefined
  /** The running actions that leave the step usable. */
  readonly pending: readonly string[]
  /** The options of fields that are being fetched or failed to load, by slot. */
  readonly loads: Loads
  /** The steps taken in this visit. */
  readonly trail: Trail
  /** Whether `back` would lead to an earlier step. */
  readonly canGoBack: boolean
  /** Whether `cancel` would stop the work in progress. */
  readonly canCancel: boolean
  /** The last announcement to screen readers. */
  readonly announcement: FormError | undefined
}

/**
 * A value of a step's form that was typed and not accepted: nobody submitted it, or it led to a dead end. It counts only in its step: Back
 * and Forward set it aside and take it up again.
 */
export interface Draft {
  readonly step: string
  readonly slot: string
  /** The slot's value in the other steps. */
  readonly before: unknown
  /** What was typed, while another step is shown. */
  readonly aside?: { readonly value: unknown }
}

/** The machine's record of work in progress; the views never read it. */
export interface Work {
  /** The events in progress, in the order in which they continue. */
  readonly runs: readonly Run[]
  /** The last failure, as long as it can be retried. */
  readonly failed: Occurrence | undefined
  /** The work that continues when the failed fetch of a slot is retried, by slot. */
  readonly repeats: Readonly<Record<string, Occurrence>>
  /** The answers of the one-time actions that this application has done, by action: none of them may happen again. */
  readonly acts: Readonly<Record<string, ActionResult>>
  /** The last number given to a run or a ticket. */
  readonly serial: number
  /** Whether the session has ended and ignores all input. */
  readonly isOver: boolean
}

/** The status of a submission. */
export interface FormStatus {
  readonly isLoading: boolean
  /** The name of the action that the step waits for. */
  readonly calling: string | undefined
  readonly isSubmitSuccess: boolean
  readonly error: FormError | undefined
  readonly apiError: ShownFailure | undefined
}

/** A message about the form as a whole: a copy key and the values of its placeholders. */
export interface FormError {
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
}

/** A failure as it is shown: in its own words, or by a copy key that the flow names for it. */
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

/** Returns the status of a submission that has begun: loading, without the last error. */
export const toSubmitStart = (): FormStatus => ({ ...initialFormStatus, isLoading: true })

/** Returns the status of a submission that succeeded. */
export const toSubmitSuccess = (): FormStatus => ({ ...initialFormStatus, isSubmitSuccess: true })

/** Returns the status of a submission refused for a reason that the applicant can fix. */
export const toSubmitError = (error: FormError): FormStatus => ({ ...initialFormStatus, error })

/** Returns the status of a submission whose service failed. */
export const toApiError = (apiError: ShownFailure): FormStatus => ({ ...initialFormStatus, apiError })

/** The values that every step starts with. */
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
  failed: undefined,
  repeats: {},
}

/** Creates the state of a new application: every slot at its default, at the flow's start step. */
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
    drafts: [],
    isUnsent: false,
    init,
    refusals: 0,
    runs: [],
    acts: {},
    serial: 0,
    isOver: false,
  }
}

/** Returns the default of every slot. */
export const toInitialData = rememberByIdentity(({ slots }: CompiledFlow): SessionState['data'] =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.initial])),
)

/** Returns the state of a new application at the same step. The init values stay, and nothing leads back to the application before. */
export const toReset = (flow: CompiledFlow, state: SessionState): SessionState => ({
  ...state,
  ...initialStepState,
  isLoading: state.isLoading,
  previousStep: undefined,
  data: toInitialData(flow),
  filled: {},
  drafts: [],
  isUnsent: false,
  refusals: 0,
  acts: {},
  trail: toSealed(state.trail),
})

/** Lists the slots that are sent in the background and those that persist. Remembered, because every change asks for them. */
export const listSlots = rememberByIdentity((slots: CompiledFlow['slots']) => {
  const all = Object.entries(slots)
  return {
    sent: all.flatMap(([name, { sentBy }]) => (sentBy === undefined ? [] : [name])),
    persistent: all.flatMap(([name, { persist }]) => (persist ? [name] : [])),
  }
})

/** Forgets filled-in values that have changed since, so that an applicant's own entry never counts as filled in. */
export function keepFilled<State extends Pick<SessionState, 'data' | 'filled'>>(state: State): State {
  const entries = Object.entries(state.filled)
  const kept = entries.filter(([path, value]) => valueAt(state.data, path) === value)
  return kept.length === entries.length ? state : { ...state, filled: Object.fromEntries(kept) }
}

/** Keeps what was typed in the current step and not accepted. Back and Forward hide it from the other steps. */
export function setDraftsAside(state: SessionState, isHidden: boolean): SessionState {
  const { currentStep, data, drafts } = state
  const own = drafts.filter(({ step, aside }) => step === currentStep && !aside)
  if (own.length === 0) return state
  return {
    ...state,
    data: isHidden ? { ...data, ...Object.fromEntries(own.map(({ slot, before }) => [slot, before])) } : data,
    drafts: drafts.map((draft) => (own.includes(draft) ? { ...draft, aside: { value: data[draft.slot] } } : draft)),
  }
}

/**
 * Restores what was typed in the step that is shown. What was typed over a value that another event has replaced meanwhile, such as an
 * entry of a list, waits until that value is shown again.
 */
export function takeUpDrafts(state: SessionState): SessionState {
  const { currentStep, data } = state
  const restored: Record<string, unknown> = {}
  const drafts = state.drafts.map((draft): Draft => {
    const { step, slot, before, aside } = draft
    const isShown = step === currentStep && (data[slot] === before || data[slot] === aside?.value)
    if (!aside || !isShown) return draft
    restored[slot] = aside.value
    return { step, slot, before }
  })
  return { ...state, data: Object.keys(restored).length > 0 ? { ...data, ...restored } : data, drafts }
}

/** Forgets that what was typed in the current step was a draft, once it is accepted or something else is in its place. */
export function dropDrafts(state: SessionState, isOver: (slot: string) => boolean = () => true): SessionState {
  const isKept = ({ step, slot, aside }: Draft) => step !== state.currentStep || aside !== undefined || !isOver(slot)
  return { ...state, drafts: state.drafts.filter(isKept) }
}

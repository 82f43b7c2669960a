import { valueAt, withValueAt } from './dataPath.ts'
import type { Anew } from './Effect.ts'
import type { Input } from './Input.ts'
import { goTo, leave, proceed } from './proceed.ts'
import { isByItself, isChange } from './Run.ts'
import { keepFilled, toApiError, toInitialData, toSubmitStart } from './SessionState.ts'
import { toPlaceAfter, toPlaceBefore, withoutAhead } from './trail.ts'
import { abort, attempt, begin, crash, isSubmitting, set, stepOf, toForeground, tryBegin, type Turn } from './Turn.ts'

/** Processes one input. */
export function take(turn: Turn, input: Input): void {
  const { state, beyond } = turn
  switch (input.type) {
    case 'proceed':
      return proceed(turn)
    case 'reading':
      return set(turn, toSubmitStart())
    case 'completed':
      return set(turn, { data: { ...toInitialData(turn.flow), ...state.data } })
    case 'unfetched':
      return failToFetch(turn, input.anew)
    case 'start': {
      const { saved } = input
      if (toForeground(state)) return
      if (saved) set(turn, { data: { ...state.data, ...saved.data } })
      // Not copied: `ageDays` has to follow the clock, which the first answer may correct.
      return begin(turn, { event: 'startUp', extra: { saved: saved ?? null }, anew: { type: 'start' } })
    }
    case 'send':
      return tryBegin(turn, { event: input.event, extra: { event: input.payload } })
    case 'submit':
      return submit(turn, input)
    case 'change':
      return change(turn, input)
    case 'checked':
      return check(turn, input)
    case 'answered':
      return beyond?.hear(turn, input)
    case 'broken':
      if (input.ticket !== undefined) return beyond?.hear(turn, input)
      return crash(turn, input.error, { event: 'startUp', extra: {}, anew: { type: 'start' } })
    case 'back':
      return beyond?.travel(turn, toPlaceBefore(state.trail)?.id)
    case 'forward':
      return beyond?.travel(turn, toPlaceAfter(state.trail)?.id)
    case 'goTo':
      return beyond?.travel(turn, input.place)
    case 'cancel':
      return cancel(turn)
    case 'dismiss':
      return set(turn, { screen: undefined })
    case 'close':
      return set(turn, { dialog: undefined })
    case 'retry':
      return retry(turn)
    case 'reload':
      return beyond?.reload(turn, input.slot)
    case 'reconnect':
      return reconnect(turn)
    case 'unsent':
      return beyond?.failToSend(turn, input.slot, input.failure)
    case 'sent':
      return beyond?.endSending(turn, input.slot, input.value)
    case 'initialise':
      return set(turn, { init: mergeInit(state.init, input.values) })
    case 'reset':
      return goTo(turn, { step: turn.flow.start, resets: true })
    case 'replaceFlow':
      return beyond?.replaceFlow(turn, input.before)
    case 'leave':
      return leave(turn)
    case 'destroy':
      attempt(turn, { event: 'leave', extra: {} }, () => leave(turn))
      for (const run of turn.state.runs) abort(turn, run)
      return set(turn, { isOver: true })
  }
}

type InputOf<Type extends Input['type']> = Extract<Input, { readonly type: Type }>

/** Stores the value of a submitted form, and begins its event unless the form has mistakes. */
function submit(turn: Turn, { slot, value, issues }: InputOf<'submit'>): void {
  if (toForeground(turn.state)) return
  const { data, filled, refusals } = turn.state
  const refused = issues.map(({ path }) => path)
  const stored = keepFilled({ data: withValueAt(data, slot, value), filled })
  set(turn, { ...stored, issues, refused, dialog: undefined })
  if (refused.length > 0) {
    return set(turn, { refusals: refusals + 1, isLoading: false, isSubmitSuccess: false, error: undefined })
  }
  // The applicant may change the form before a retry, so each try is validated.
  begin(turn, { event: 'submit', extra: { event: undefined }, slot, anew: { type: 'submit' } })
}

/** Stores the current value of a form, and begins `change FIELD` when the step listens to it. */
function change(turn: Turn, { slot, value, field }: InputOf<'change'>): void {
  const { data: before, filled, trail, isUnsent, currentStep, drafts } = turn.state
  const isTyped = field !== undefined
  // What is sent is what was validated. Other forms may still be filled in.
  if (isSubmitting(turn.state) && (isTyped || toForeground(turn.state)?.slot === slot)) return
  const isChanged = isTyped && valueAt(value, field) !== valueAt(before[slot], field)
  const isDraft = drafts.some((draft) => draft.step === currentStep && draft.slot === slot && !draft.aside)
  const data = withValueAt(before, slot, value)
  set(turn, {
    ...keepFilled({ data, filled }),
    trail: isChanged ? withoutAhead(trail) : trail,
    drafts: isTyped && !isDraft ? [...drafts, { step: currentStep, slot, before: before[slot] }] : drafts,
    isUnsent: isUnsent || isTyped,
  })
  const event = `change ${field}`
  if (isTyped && stepOf(turn)?.on[event]) begin(turn, { event, extra: { event: valueAt(value, field) ?? null } })
}

/** Shows or removes the mistake of a field that was left. If the field has moved, the last refused submit was because of its new path. */
function check(turn: Turn, { path, issue, before }: InputOf<'checked'>): void {
  const { issues, refused } = turn.state
  if (before !== undefined && refused.includes(before))
    set(turn, { refused: [...new Set(refused.map((other) => (other === before ? path : other)))] })
  const others = issues.filter((other) => other.path !== path)
  if (issue || others.length < issues.length) set(turn, { issues: issue ? [...others, issue] : others })
}

/** Cancels the applicant's last request. */
function cancel(turn: Turn): void {
  const run = toForeground(turn.state)
  if (!run || !turn.state.canCancel) return
  abort(turn, run)
  set(turn, { isLoading: false })
}

type Values = Readonly<Record<string, unknown>>

/** Merges later init values over earlier ones. Plain objects such as branding are merged; everything else is replaced. */
function mergeInit(before: Values, values: Values): Values {
  const merged: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const earlier = before[name]
    merged[name] = isPlain(earlier) && isPlain(value) ? mergeInit(earlier, value) : value
  }
  return merged
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Shows that code could not be fetched. The flow's failure rules may be in what is missing, so they cannot apply. */
function failToFetch(turn: Turn, anew: Anew): void {
  const apiError = { status: 'LoadError', message: '' }
  set(turn, { ...toApiError(apiError), failed: { event: anew.type, extra: {}, anew } })
}

/**
 * Retries the last failure: from where it failed, when the event has waited for a person or had ended. What would have to wait for another
 * event stays there to be retried.
 */
function retry(turn: Turn): void {
  const { failed } = turn.state
  if (failed && !isChange(failed.event) && toForeground(turn.state)) return set(turn, { screen: undefined })
  set(turn, { screen: undefined, apiError: undefined, failed: undefined })
  if (!failed) return
  if (failed.isUnderWay) tryBegin(turn, failed)
  else if (failed.anew) turn.effects.push(failed.anew)
  else tryBegin(turn, failed.to ? failed : { ...failed, frames: undefined })
}

/** Retries what the step began by itself; a request of the applicant waits until they send it again. */
function reconnect(turn: Turn): void {
  const { failed, screen, visit, loads } = turn.state
  const isOwn = failed !== undefined && (isByItself(failed.event) || isChange(failed.event))
  // Another event may have removed the banner meanwhile; what the step needs is still missing.
  if (isOwn && !toForeground(turn.state) && (screen === undefined || visit === 0)) retry(turn)
  for (const slot of Object.keys(loads)) turn.beyond?.reload(turn, slot)
}

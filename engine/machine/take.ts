import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { Input } from './Input.ts'
import { toInitialData } from './SessionState.ts'
import { type Turn, attempt, crash, set } from './Turn.ts'
import { hear } from './answer.ts'
import { leave } from './arrive.ts'
import { endSending, failToFetch, failToSend, reconnect, reload, retry } from './fail.ts'
import { change, check, submit } from './form.ts'
import { toSubmitStart } from './formStatus.ts'
import { proceed } from './proceed.ts'
import { abort, begin, toForeground, tryBegin } from './runs.ts'
import { keepPlaces, toNext, toPlaceAfter, toPlaceBefore, toSealed } from './trail.ts'
import { goTo, travel } from './travel.ts'

/** Does what an input asks for. */
export function take(turn: Turn, input: Input): void {
  const { state } = turn
  switch (input.type) {
    case 'proceed':
      return proceed(turn)
    case 'reading':
      return set(turn, toSubmitStart())
    case 'unfetched':
      return failToFetch(turn, input.anew)
    case 'start': {
      const { saved } = input
      if (toForeground(state)) return
      if (saved) set(turn, { data: { ...state.data, ...saved.data } })
      // Not copied: the first answer may put the clock right.
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
      return hear(turn, input)
    case 'broken':
      if (input.ticket !== undefined) return hear(turn, input)
      return crash(turn, input.error, { event: 'startUp', extra: {}, anew: { type: 'start' } })
    case 'back':
      return travel(turn, toPlaceBefore(state.trail)?.id)
    case 'forward':
      return travel(turn, toPlaceAfter(state.trail)?.id)
    case 'goTo':
      return travel(turn, input.place)
    case 'cancel':
      return cancel(turn)
    case 'dismiss':
      return set(turn, { screen: undefined })
    case 'close':
      return set(turn, { dialog: undefined })
    case 'retry':
      return retry(turn)
    case 'reload':
      return reload(turn, input.slot)
    case 'reconnect':
      return reconnect(turn)
    case 'unsent':
      return failToSend(turn, input.slot, input.failure)
    case 'sent':
      return endSending(turn, input.slot, input.value)
    case 'initialise':
      return set(turn, { init: mergeInit(state.init, input.values) })
    case 'reset':
      set(turn, { data: toInitialData(turn.flow), isUnsent: false, trail: toSealed(state.trail) })
      return goTo(turn, { step: turn.flow.start })
    case 'replaceFlow':
      return replaceFlow(turn, input.before)
    case 'leave':
      return leave(turn)
    case 'destroy':
      attempt(turn, { event: 'leave', extra: {} }, () => leave(turn))
      for (const run of turn.state.runs) abort(turn, run)
      return set(turn, { isOver: true })
  }
}

/** Stops what was asked for last. */
function cancel(turn: Turn): void {
  const run = toForeground(turn.state)
  if (!run || !turn.state.canCancel) return
  abort(turn, run)
  set(turn, { isLoading: false, calling: undefined })
}

type Values = Readonly<Record<string, unknown>>

/** Later init values over earlier ones; plain objects such as branding are merged, everything else is replaced. */
function mergeInit(before: Values, values: Values): Values {
  const merged: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const earlier = Object.hasOwn(before, name) ? before[name] : undefined
    merged[name] = isPlain(earlier) && isPlain(value) ? mergeInit(earlier, value) : value
  }
  return merged
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Goes on with an edited flow at the same step, or at the start when it is gone. */
function replaceFlow(turn: Turn, before: CompiledFlow): void {
  const { flow, state } = turn
  const { currentStep, visit, data } = state
  const isSame = before.steps[currentStep] === flow.steps[currentStep]
  const kept = keepPlaces(state.trail, (place) => flow.steps[place] !== undefined)
  const step = flow.steps[currentStep] ? currentStep : flow.start
  set(turn, {
    currentStep: step,
    visit: isSame ? visit : visit + 1,
    // The same step keeps its place, whether or not its way back has changed.
    trail: step === currentStep ? kept : toNext(kept, { id: visit + 1, step, back: undefined, replaces: true }),
    data: { ...toInitialData(flow), ...data },
  })
}

import { advance, type Progression } from './advance.ts'
import { isByItself, isChange, type Destination, type Run } from './Run.ts'
import {
  dropDrafts,
  initialStepState,
  listSlots,
  setDraftsAside,
  takeUpDrafts,
  toReset,
  toSubmitSuccess,
  type SessionState,
} from './SessionState.ts'
import { toNext, toPlace, toPlaceBefore, withoutAhead, withoutCurrent } from './trail.ts'
import { abort, attempt, begin, drop, put, set, stepOf, toCalls, toReady, toSerial, type Turn } from './Turn.ts'

/** Takes the next small step of a run that is ready: processes its answer, goes to its destination, or runs its instructions. */
export function proceed(turn: Turn): void {
  const run = toReady(turn.state)
  if (!run) return
  const { call: open, to } = run
  attempt(turn, { ...run, frames: open?.again ?? run.frames }, () => {
    if (open?.result) toCalls(turn).answer(turn, run, open, open.result)
    else if (to) arrive(turn, run, to)
    else carryOn(turn, run)
  })
}

/** Runs instructions up to the next call, or to the end of the event. */
function carryOn(turn: Turn, run: Run): void {
  const { flow, world } = turn
  const advanced = advance(flow, turn.state, run, world, turn.beyond)
  observe(turn, run, advanced)
  // A step comes back as the applicant left it, without a dialog that its `enter` list opens.
  write(turn, run.event, run.way ? { ...advanced.state, dialog: undefined } : advanced.state)
  if (advanced.next === 'call') toCalls(turn).ask(turn, run, advanced)
  else if (advanced.to === undefined) end(turn, run)
  else leadOn(turn, run, advanced.to, advanced.resets)
}

function end(turn: Turn, run: Run): void {
  drop(turn, run)
  if (!run.isForeground) return
  const { error, issues } = turn.state
  const isThrough = run.event === 'submit' && !error && issues.length === 0
  if (isThrough) turn.state = dropDrafts(turn.state)
  set(turn, isThrough ? toSubmitSuccess() : { isLoading: false })
}

/** Leads a run to a step. The trail omits a step that leads on by itself, and the way back skips it, so that nobody is trapped. */
function leadOn(turn: Turn, run: Run, step: string, resets?: true): void {
  const { event, way, hasCalled } = run
  const next = turn.flow.steps[step]
  // An `enter` event only reads; an event of the applicant also sends.
  if (next?.resumable && event !== 'enter' && (hasCalled || hasPutOut(turn, run))) set(turn, { isUnsent: false })
  const isWayBack = way === 'back' && !resets && next?.back !== 'bar' && toPlaceBefore(turn.state.trail) !== undefined
  put(turn, { ...run, to: isWayBack ? { way } : { step, replaces: isByItself(event), resets } })
}

/** Checks whether the run has changed a slot that is sent in the background. */
const hasPutOut = ({ flow, state }: Turn, { before }: Run): boolean =>
  listSlots(flow.slots).sent.some((slot) => state.data[slot] !== before[slot])

/**
 * Applies what an event wrote. Unless the event is automatic, changed data drops the steps ahead, which followed from the old data. A
 * button that replaces values also clears the issues of the old values, and ends their drafts.
 */
export function write(turn: Turn, event: string, next: SessionState): void {
  const { data, issues } = turn.state
  const isChanged = next.data !== data && !isByItself(event)
  const isReplaced = isChanged && event !== 'submit' && !isChange(event)
  set(turn, {
    ...next,
    ...(isChanged && { trail: withoutAhead(next.trail) }),
    ...(isReplaced && next.issues === issues && { issues: [], refused: [] }),
  })
  const isOther = (slot: string) => next.data[slot] !== data[slot]
  if (isReplaced) turn.state = takeUpDrafts(dropDrafts(turn.state, isOther))
}

/** Reports the instructions that were reached, and the events to track. */
function observe(turn: Turn, { id, event }: Pick<Run, 'id' | 'event'>, advanced: Progression): void {
  const isEnd = advanced.next === 'end'
  turn.effects.push(
    {
      type: 'observe',
      run: id,
      event,
      step: event === 'startUp' ? undefined : turn.state.currentStep,
      traces: advanced.traces,
      isEnd,
      to: isEnd ? advanced.to : undefined,
    },
    ...advanced.tracked.map((name) => ({ type: 'track', event: name }) as const),
  )
}

/** Goes to a run's destination: leaves the current step, then shows the other one. */
function arrive(turn: Turn, run: Run, to: Destination): void {
  if (run.hasLeft || turn.state.visit === 0) return show(turn, run, to)
  put(turn, { ...run, hasLeft: true })
  leave(turn)
}

/** Runs the `leave` list of the current step. */
export function leave(turn: Turn): void {
  const list = stepOf(turn)?.on['leave']
  if (!list) return
  const event = 'leave'
  const advanced = advance(turn.flow, turn.state, { frames: [list], extra: {} }, turn.world, turn.beyond)
  observe(turn, { id: 0, event }, advanced)
  write(turn, event, advanced.state)
}

/** The number of steps that may follow each other by themselves, without any call. More are a circle, in which the page would hang. */
const mostLed = 100

/** Shows another step, and begins to enter it. Aborts all runs of the step before. */
function show(turn: Turn, { id, event, hasCalled, led = 0 }: Run, to: Destination): void {
  const { visit, currentStep: before, runs } = turn.state
  if (led > mostLed) throw new Error(`The flow leads on from ${before} by itself over and over`)
  // The step before has run its `leave` list, so nothing of it gets into the new application.
  if ('resets' in to && to.resets) turn.state = toReset(turn.flow, turn.state)
  const trail = follow(turn, to)
  const currentStep = trail.places[trail.at]?.step ?? turn.flow.start
  for (const run of runs) abort(turn, run)
  const next = turn.flow.steps[currentStep]
  // What leads to a dead end was refused.
  const isAccepted = event === 'submit' && next?.ending !== 'deadEnd'
  turn.state = isAccepted ? dropDrafts(turn.state) : setDraftsAside(turn.state, 'way' in to)
  set(turn, {
    ...initialStepState,
    trail,
    currentStep,
    previousStep: visit > 0 ? before : undefined,
    visit: visit + 1,
    progress: next?.progress ?? 0,
  })
  turn.state = takeUpDrafts(turn.state)
  if (next?.on['enter'])
    begin(turn, { event: 'enter', extra: {}, way: 'way' in to ? to.way : undefined, led: hasCalled ? 0 : led + 1 }, id)
}

function follow({ flow, state }: Turn, to: Destination): SessionState['trail'] {
  const { trail, visit } = state
  if ('way' in to) return to.place === undefined ? withoutCurrent(trail) : toPlace(trail, to.place)
  const { step, replaces = false } = to
  const next = flow.steps[step]
  if (!next) throw new Error(`The flow has no step ${step}`)
  return toNext(trail, { id: visit + 1, step, back: next.back, replaces })
}

/** Begins to go somewhere without an event that leads there. Held back by a one-time action, it goes before what follows the action. */
export function goTo(turn: Turn, to: Destination): void {
  const run = {
    id: toSerial(turn),
    event: 'leave',
    extra: {},
    frames: [],
    isForeground: false,
    hasCalled: false,
    before: turn.state.data,
    to,
  }
  set(turn, { runs: [run, ...turn.state.runs] })
}

import { advance, type Progression } from './advance.ts'
import { isByItself, isChange, type Destination, type Run } from './Run.ts'
import { initialStepState, listSlots, toSubmitSuccess, type SessionState } from './SessionState.ts'
import { toNext, toPlace, toPlaceBefore, withoutAhead, withoutCurrent } from './trail.ts'
import { abort, attempt, begin, drop, put, set, stepOf, toCalls, toReady, toSerial, type Turn } from './Turn.ts'

/** Makes the next small step of a run that is ready: takes its answer, goes where it leads, or carries on with its instructions. */
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

/** Carries out instructions up to the next call, or to the end of the event. */
function carryOn(turn: Turn, run: Run): void {
  const { flow, world } = turn
  const advanced = advance(flow, turn.state, run, world, turn.beyond)
  observe(turn, run, advanced)
  // A step that is returned to comes back as it was left, without the question that it may have asked.
  write(turn, run.event, run.way ? { ...advanced.state, dialog: undefined } : advanced.state)
  if (advanced.next === 'call') toCalls(turn).ask(turn, run, advanced)
  else if (advanced.to === undefined) end(turn, run)
  else leadOn(turn, run, advanced.to)
}

function end(turn: Turn, run: Run): void {
  drop(turn, run)
  if (!run.isForeground) return
  const { error, issues } = turn.state
  const isThrough = run.event === 'submit' && !error && issues.length === 0
  set(turn, isThrough ? toSubmitSuccess() : { isLoading: false })
}

/** A step that leads on by itself is not kept in the trail; on the way back it is passed over, so that nobody is trapped. */
function leadOn(turn: Turn, run: Run, step: string): void {
  const { event, way, hasCalled } = run
  const next = turn.flow.steps[step]
  // What a step does by itself reads; what a person asks for also sends.
  if (next?.resumable && event !== 'enter' && (hasCalled || hasPutOut(turn, run))) set(turn, { isUnsent: false })
  const isWayBack = way === 'back' && next?.back !== 'bar' && toPlaceBefore(turn.state.trail) !== undefined
  put(turn, { ...run, to: isWayBack ? { way } : { step, replaces: isByItself(event) } })
}

/** Whether something was written since that is sent in the background. */
const hasPutOut = ({ flow, state }: Turn, { before }: Run): boolean =>
  listSlots(flow.slots).sent.some((slot) => state.data[slot] !== before[slot])

/**
 * Takes over what an event has written. What lies ahead followed from the data as it was; a step that is entered or left does not
 * change its mind. Mistakes, too, were those of what stood there before a button put something else in its place.
 */
export function write(turn: Turn, event: string, next: SessionState): void {
  const isChanged = next.data !== turn.state.data && !isByItself(event)
  const isReplaced = isChanged && event !== 'submit' && !isChange(event) && next.issues === turn.state.issues
  set(turn, {
    ...next,
    ...(isChanged && { trail: withoutAhead(next.trail) }),
    ...(isReplaced && { issues: [], refused: [] }),
  })
}

/** Tells which instructions were reached, and what is to be tracked of them. */
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

/** Goes where a run leads: leaves the step that is shown, then shows the other one. */
function arrive(turn: Turn, run: Run, to: Destination): void {
  if (run.hasLeft || turn.state.visit === 0) return show(turn, run, to)
  put(turn, { ...run, hasLeft: true })
  leave(turn)
}

/** Carries out the `leave` list of the step that is shown. */
export function leave(turn: Turn): void {
  const list = stepOf(turn)?.on['leave']
  if (!list) return
  const event = 'leave'
  const advanced = advance(turn.flow, turn.state, { frames: [list], extra: {} }, turn.world, turn.beyond)
  observe(turn, { id: 0, event }, advanced)
  write(turn, event, advanced.state)
}

/** Shows another step, and begins to enter it. Nothing of the step before goes on. */
function show(turn: Turn, { id }: Run, to: Destination): void {
  const { visit, currentStep: before, runs } = turn.state
  const trail = follow(turn, to)
  const currentStep = trail.places[trail.at]?.step ?? turn.flow.start
  for (const run of runs) abort(turn, run)
  const next = turn.flow.steps[currentStep]
  set(turn, {
    ...initialStepState,
    trail,
    currentStep,
    previousStep: visit > 0 ? before : undefined,
    visit: visit + 1,
    progress: next?.progress ?? 0,
    failed: undefined,
    repeats: {},
  })
  if (next?.on['enter']) begin(turn, { event: 'enter', extra: {}, way: 'way' in to ? to.way : undefined }, id)
}

function follow({ flow, state }: Turn, to: Destination): SessionState['trail'] {
  const { trail, visit } = state
  if ('way' in to) return to.place === undefined ? withoutCurrent(trail) : toPlace(trail, to.place)
  const { step, replaces = false } = to
  const next = flow.steps[step]
  if (!next) throw new Error(`The flow has no step ${step}`)
  return toNext(trail, { id: visit + 1, step, back: next.back, replaces })
}

/** Begins to go somewhere without an event that leads there. */
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
  set(turn, { runs: [...turn.state.runs, run] })
}

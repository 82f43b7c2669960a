import { advance } from './advance.ts'
import { arrive } from './arrive.ts'
import { type Run, isByItself } from './Run.ts'
import { toSubmitSuccess } from './formStatus.ts'
import { drop, put, toReady } from './runs.ts'
import { attempt, set, toCalls, type Turn } from './Turn.ts'
import { toPlaceBefore } from './trail.ts'
import { observe, write } from './write.ts'

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
  if (advanced.next === 'call') toCalls(turn).call(turn, run, advanced)
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
  Object.entries(flow.slots).some(([slot, { sentBy }]) => sentBy && state.data[slot] !== before[slot])

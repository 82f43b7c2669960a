import { advance } from './advance.ts'
import type { Destination, Run } from './Run.ts'
import { abort, begin, put } from './runs.ts'
import { initialStepState, type SessionState } from './SessionState.ts'
import { set, stepOf, type Turn } from './Turn.ts'
import { toNext, toPlace, withoutCurrent } from './trail.ts'
import { observe, write } from './write.ts'

/** Goes where a run leads: leaves the step that is shown, then shows the other one. */
export function arrive(turn: Turn, run: Run, to: Destination): void {
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

import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { toInitialData } from './SessionState.ts'
import { set, type Turn } from './Turn.ts'
import { type Trail, toNext } from './trail.ts'

/** Goes on with an edited flow at the same step, or at the start when it is gone. */
export function replaceFlow(turn: Turn, before: CompiledFlow): void {
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

/** Only the places whose steps are still there, as after an edit of the flow. */
export function keepPlaces(trail: Trail, isKept: (step: string) => boolean): Trail {
  const current = trail.places[trail.at]
  const places = trail.places.filter((place) => place === current || isKept(place.step))
  return { ...trail, places, at: current ? places.indexOf(current) : -1 }
}

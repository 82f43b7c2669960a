import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { answer, ask, hear } from './ask.ts'
import { createTransition } from './createTransition.ts'
import { endSending, failToSend, reload } from './fail.ts'
import { goTo } from './proceed.ts'
import { rareInstructions } from './rareInstructions.ts'
import { isByItself } from './Run.ts'
import { toInitialData } from './SessionState.ts'
import { toNext, type Trail } from './trail.ts'
import { isActing, set, type BeyondStart, type Turn } from './Turn.ts'

/** Each named for what asks for it in the parts of the machine that the start step has, too. */
const beyondStart: BeyondStart = {
  ask,
  hear,
  answer,
  reload,
  failToSend,
  endSending,
  ...rareInstructions,
  travel,
  replaceFlow,
}

/**
 * Makes one small step: tells what becomes of an application by what happens to it. Pure: the same flow, state, input and world
 * give the same. While `isReady` says so, `proceed` makes the next one.
 */
export const transition = createTransition(beyondStart)

/** Goes to a place of the trail by its id. What covers the step goes first; what it covers was never left. */
function travel(turn: Turn, place: number | undefined): void {
  const { dialog, screen, failed, trail } = turn.state
  // Of a step that could not be entered there is nothing to be shown.
  const isUnentered = failed !== undefined && isByItself(failed.event)
  if (dialog !== undefined) return set(turn, { dialog: undefined })
  if (screen !== undefined && !isUnentered) return set(turn, { screen: undefined })
  const index = trail.places.findIndex(({ id }) => id === place)
  if (place === undefined || index < 0 || index === trail.at || trail.isSealed || isActing(turn)) return
  goTo(turn, { way: index < trail.at ? 'back' : 'forward', place })
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

/** Only the places whose steps are still there, as after an edit of the flow. */
export function keepPlaces(trail: Trail, isKept: (step: string) => boolean): Trail {
  const current = trail.places[trail.at]
  const places = trail.places.filter((place) => place === current || isKept(place.step))
  return { ...trail, places, at: current ? places.indexOf(current) : -1 }
}

import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { answer, ask, hear } from './ask.ts'
import { createTransition } from './createTransition.ts'
import { endSending, failToSend, reload } from './fail.ts'
import { goTo } from './proceed.ts'
import { rareInstructions } from './rareInstructions.ts'
import { isByItself } from './Run.ts'
import { initialStepState, toInitialData } from './SessionState.ts'
import { toNext, type Trail } from './trail.ts'
import { abort, begin, isActing, set, stepOf, type BeyondStart, type Turn } from './Turn.ts'

/** The parts of the machine beyond the start step, named as the start step's part calls them. */
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
 * Takes one small step: computes the next state from an input. Pure: the same flow, state, input and world give the same result. While
 * `isReady` holds, `proceed` takes the next step.
 */
export const transition = createTransition(beyondStart)

/** Goes to a place of the trail by its id. First closes a dialog or screen that covers the step; the step below was never left. */
function travel(turn: Turn, place: number | undefined): void {
  const { dialog, screen, failed, trail } = turn.state
  // A step that could not be entered has nothing to show. One that could not be left is still there.
  const isUnentered = failed !== undefined && isByItself(failed.event) && failed.event !== 'leave'
  if (dialog !== undefined) return set(turn, { dialog: undefined })
  if (screen !== undefined && !isUnentered) return set(turn, { screen: undefined })
  const index = trail.places.findIndex(({ id }) => id === place)
  if (place === undefined || index < 0 || index === trail.at || trail.isSealed || isActing(turn.state)) return
  goTo(turn, { way: index < trail.at ? 'back' : 'forward', place })
}

/**
 * Continues with an edited flow at the same step, or at the start when that step is gone, without what the step had begun. A slot that holds
 * its default gets the new one: it counts as empty only with that very object.
 */
function replaceFlow(turn: Turn, before: CompiledFlow): void {
  const { flow, state } = turn
  const { currentStep, visit, trail, data, drafts, runs } = state
  const isSame = before.steps[currentStep] === flow.steps[currentStep]
  const isStep = (name: string) => name in flow.steps
  const isGone = !isStep(currentStep)
  const kept = keepPlaces(trail, isStep)
  const step = isGone ? flow.start : currentStep
  const renew = (slot: string, value: unknown) =>
    value === before.slots[slot]?.initial ? flow.slots[slot]?.initial : value
  if (isGone) for (const run of runs) abort(turn, run)
  set(turn, {
    ...(isGone && initialStepState),
    currentStep: step,
    progress: flow.steps[step]?.progress ?? 0,
    visit: isSame ? visit : visit + 1,
    // The same step keeps its place, even if its way back has changed.
    trail: isGone ? toNext(kept, { id: visit + 1, step, back: undefined, replaces: true }) : kept,
    data: Object.fromEntries(
      Object.entries({ ...toInitialData(flow), ...data }).map(([slot, value]) => [slot, renew(slot, value)]),
    ),
    drafts: drafts.map((draft) => ({ ...draft, before: renew(draft.slot, draft.before) })),
  })
  if (isGone && stepOf(turn)?.on['enter']) begin(turn, { event: 'enter', extra: {} })
}

/** Returns the trail with only the places to keep, as after an edit of the flow; the current place always stays. */
export function keepPlaces(trail: Trail, isKept: (step: string) => boolean): Trail {
  const current = trail.places[trail.at]
  const places = trail.places.filter((place) => place === current || isKept(place.step))
  return { ...trail, places, at: current ? places.indexOf(current) : -1 }
}

import { goTo } from './goTo.ts'
import { isByItself } from './Run.ts'
import { isActing } from './runs.ts'
import { set, type Turn } from './Turn.ts'

/** Goes to a place of the trail by its id. What covers the step goes first; what it covers was never left. */
export function travel(turn: Turn, place: number | undefined): void {
  const { dialog, screen, failed, trail } = turn.state
  // Of a step that could not be entered there is nothing to be shown.
  const isUnentered = failed !== undefined && isByItself(failed.event)
  if (dialog !== undefined) return set(turn, { dialog: undefined })
  if (screen !== undefined && !isUnentered) return set(turn, { screen: undefined })
  const index = trail.places.findIndex(({ id }) => id === place)
  if (place === undefined || index < 0 || index === trail.at || trail.isSealed || isActing(turn)) return
  goTo(turn, { way: index < trail.at ? 'back' : 'forward', place })
}

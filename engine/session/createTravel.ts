import type { createEvents } from './createEvents.ts'
import type { SessionState } from './SessionState.ts'
import { toPlace, toPlaceAfter, toPlaceBefore } from './trail.ts'

/** What going back and forward needs of the session. */
export interface TravelContext {
  readonly state: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  readonly events: Pick<ReturnType<typeof createEvents>, 'show' | 'isActing' | 'isUnentered'>
}

/** Goes along the trail of the steps that were taken. */
export function createTravel({ state, set, events }: TravelContext) {
  /** What covers the step goes first; what it covers was never left. */
  function uncover(): boolean {
    const { dialog, screen } = state()
    const isCovered = dialog !== undefined || (screen !== undefined && !events.isUnentered())
    if (isCovered) set(dialog === undefined ? { screen: undefined } : { dialog: undefined })
    return isCovered
  }

  async function goTo(id: number | undefined): Promise<void> {
    if (uncover()) return
    const { trail } = state()
    const index = trail.places.findIndex((place) => place.id === id)
    if (id === undefined || index < 0 || index === trail.at || trail.isSealed || events.isActing()) return
    await events.show((now) => toPlace(now, id), index < trail.at ? 'back' : 'forward')
  }

  return {
    goTo,
    back: () => goTo(toPlaceBefore(state().trail)?.id),
    forward: () => goTo(toPlaceAfter(state().trail)?.id),
  }
}

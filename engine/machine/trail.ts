/** A step that was entered in this visit. */
export interface TrailPlace {
  /** Identifies the place; unique in the session. */
  readonly id: number
  readonly step: string
  /** Whether the step leads on by itself, so nothing leads back to it. */
  readonly isPassing: boolean
}

/** The steps taken, and the current one: Back leads to the steps before it, Forward to those after it. */
export interface Trail {
  readonly places: readonly TrailPlace[]
  readonly at: number
  /** Whether nothing may lead back from here, because something was done that cannot be undone. */
  readonly isSealed: boolean
}

/** How a step is entered. */
export interface Arrival {
  readonly id: number
  readonly step: string
  readonly back: 'skip' | 'bar' | undefined
  /** Whether it replaces the step before, which led on by itself. */
  readonly replaces: boolean
}

/** The trail before the first step. */
export const emptyTrail: Trail = { places: [], at: -1, isSealed: false }

/** Returns the trail with another step entered. Drops the places ahead, and everything behind a barrier. */
export function toNext(trail: Trail, { id, step, back, replaces }: Arrival): Trail {
  const isAlone = trail.isSealed || back === 'bar'
  const current = trail.places[trail.at]
  const isReplaced = replaces || current?.isPassing === true || current?.step === step
  const taken = isAlone ? [] : trail.places.slice(0, isReplaced ? Math.max(trail.at, 0) : trail.at + 1)
  // An applicant whom automatic steps lead back to the previous step has not taken that step twice.
  const behind = isReplaced && taken.at(-1)?.step === step ? taken.slice(0, -1) : taken
  return { places: [...behind, { id, step, isPassing: back === 'skip' }], at: behind.length, isSealed: false }
}

/** Returns the trail at another of its places. Forgets the place that is left when nothing leads back to it. */
export function toPlace(trail: Trail, id: number): Trail {
  const left = trail.places[trail.at]
  const places = trail.places.filter((place) => place.id === id || place !== left || !place.isPassing)
  return { ...trail, places, at: places.findIndex((place) => place.id === id) }
}

/** Returns the trail without the places ahead, which no longer follow after a change. */
export function withoutAhead(trail: Trail): Trail {
  return trail.at < trail.places.length - 1 ? { ...trail, places: trail.places.slice(0, trail.at + 1) } : trail
}

/** Returns the trail sealed after something that cannot be undone: from the next step on nothing leads back. */
export const toSealed = (trail: Trail): Trail => ({ ...withoutAhead(trail), isSealed: true })

/** Returns the trail after a failed return: without the current place, at the one before it if there is one. */
export function withoutCurrent(trail: Trail): Trail {
  return { ...trail, places: trail.places.toSpliced(trail.at, 1), at: trail.at - 1 }
}

/** Returns the place before the current one; undefined when nothing leads back. */
export const toPlaceBefore = ({ places, at, isSealed }: Trail): TrailPlace | undefined =>
  isSealed ? undefined : places[at - 1]

/** Returns the place after the current one; undefined when there is none. */
export const toPlaceAfter = ({ places, at, isSealed }: Trail): TrailPlace | undefined =>
  isSealed ? undefined : places[at + 1]

/** A step that was entered in this sitting. */
export interface TrailPlace {
  /** Names the place; no other place of the session ever has the same one. */
  readonly id: number
  readonly step: string
  /** Whether the step goes on by itself, so that no way leads back to it. */
  readonly isPassing: boolean
}

/** The steps that were taken, and which of them is shown: Back leads to those before it, Forward to those after it. */
export interface Trail {
  readonly places: readonly TrailPlace[]
  readonly at: number
  /** Whether nothing may lead back from here: something was done that cannot be undone. */
  readonly isSealed: boolean
}

/** How a step is entered. */
export interface Arrival {
  readonly id: number
  readonly step: string
  readonly back: 'skip' | 'bar' | undefined
  /** Whether it takes the place of the step before, which led on by itself. */
  readonly replaces: boolean
}

/** No step was taken yet. */
export const emptyTrail: Trail = { places: [], at: -1, isSealed: false }

/** Another step is entered: what lay ahead is gone, and so is what lies behind a barrier. */
export function toNext(trail: Trail, { id, step, back, replaces }: Arrival): Trail {
  const isAlone = trail.isSealed || back === 'bar'
  const current = trail.places[trail.at]
  const isReplaced = replaces || current?.isPassing === true || current?.step === step
  const taken = isAlone ? [] : trail.places.slice(0, isReplaced ? Math.max(trail.at, 0) : trail.at + 1)
  // Whoever is led back to the step that they came from, by steps that go on by themselves, has not taken it twice.
  const behind = isReplaced && taken.at(-1)?.step === step ? taken.slice(0, -1) : taken
  return { places: [...behind, { id, step, isPassing: back === 'skip' }], at: behind.length, isSealed: false }
}

/** The trail with another of its places shown; the one that is left is forgotten when nothing leads back to it. */
export function toPlace(trail: Trail, id: number): Trail {
  const left = trail.places[trail.at]
  const places = trail.places.filter((place) => place.id === id || place !== left || !place.isPassing)
  return { ...trail, places, at: places.findIndex((place) => place.id === id) }
}

/** Something was changed: what lay ahead would no longer follow from it. */
export function withoutAhead(trail: Trail): Trail {
  return trail.at < trail.places.length - 1 ? { ...trail, places: trail.places.slice(0, trail.at + 1) } : trail
}

/** Something was done that cannot be undone: from the next step on nothing leads back to here. */
export const toSealed = (trail: Trail): Trail => ({ ...withoutAhead(trail), isSealed: true })

/** The step shown could not be gone back to: it is forgotten, and the one before it, if there is one, is shown. */
export function withoutCurrent(trail: Trail): Trail {
  return { ...trail, places: trail.places.toSpliced(trail.at, 1), at: trail.at - 1 }
}

/** The place before the one that is shown; undefined when nothing leads back. */
export const toPlaceBefore = ({ places, at, isSealed }: Trail): TrailPlace | undefined =>
  isSealed ? undefined : places[at - 1]

/** The place after the one that is shown; undefined when nothing lies ahead. */
export const toPlaceAfter = ({ places, at, isSealed }: Trail): TrailPlace | undefined =>
  isSealed ? undefined : places[at + 1]

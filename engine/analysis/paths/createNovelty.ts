/** Points of one place are kept up to this many. */
const most = 24

interface Place {
  readonly situations: Set<string>
  readonly pairs: Set<number>
  readonly later: Set<number>
}

/**
 * Tells whether a situation at a place is worth going on from: one that brings two answers together which the place has not had
 * together, or an answer that matters later and that it has not had. All combinations would be too many; of pairs there are few,
 * and most faults take no more than two conditions (Kuhn, Wallace, Gallo: Software Fault Interactions, 2004).
 */
export function createNovelty(): (place: string, own: string, later: string) => boolean {
  const places = new Map<string, Place>()
  return (name, own, later) => {
    const place = places.get(name) ?? { situations: new Set(), pairs: new Set(), later: new Set() }
    places.set(name, place)
    const situation = `${own} ${later}`
    if (place.situations.has(situation) || place.situations.size >= most) return false
    const before = place.pairs.size + place.later.size
    for (let first = 0; first < own.length; first++)
      for (let second = first; second < own.length; second++)
        place.pairs.add((first * 512 + second) * 16_384 + own.charCodeAt(first) * 128 + own.charCodeAt(second))
    for (let index = 0; index < later.length; index++) place.later.add(index * 128 + later.charCodeAt(index))
    if (place.pairs.size + place.later.size === before) return false
    place.situations.add(situation)
    return true
  }
}

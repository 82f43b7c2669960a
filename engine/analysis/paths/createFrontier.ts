import type { Found, SearchContext } from './Found.ts'
import type { Way } from './Way.ts'
import type { CompiledFlow } from '../../definition/CompiledFlow.ts'

/** Points that a search has not gone on from, those first that are nearest to a way: in the conditions that it asks, then in steps. */
export function createFrontier(way: Way, { runnable, answers }: SearchContext) {
  const goals = new Map(
    way.choices.flatMap((choice) =>
      choice.kind === 'when' ? [[choice.predicate, choice.holds ? '1' : '0'] as const] : [],
    ),
  )
  const distances = toDistances(runnable, way.step ?? '')
  const farthest = Object.keys(runnable.steps).length
  const buckets: Found[][] = []
  let size = 0

  const toDistance = ({ point, scope }: Found): number => {
    const open = [...goals].filter(([predicate, wanted]) => answers(predicate, scope) !== wanted).length
    return open * farthest + (distances.get(point.state.currentStep) ?? farthest)
  }

  return {
    size: () => size,
    put(found: Found): void {
      size++
      const distance = toDistance(found)
      const bucket = buckets[distance] ?? []
      buckets[distance] = bucket
      bucket.push(found)
    },
    /** The nearest point that may be taken; it is gone then. */
    take(isFree: (found: Found) => boolean): Found | undefined {
      for (const bucket of buckets) {
        for (let found = bucket?.shift(); found; found = bucket?.shift()) if (isFree(found)) return found
      }
      return undefined
    },
  }
}

/** How many steps there are from each step to one of them; whoever went from one to another can also go back. */
function toDistances({ steps }: CompiledFlow, target: string): ReadonlyMap<string, number> {
  const distances = new Map([[target, 0]])
  // A map hands out what is added to it while it is walked, so that nearer steps come first.
  for (const [name, distance] of distances) {
    for (const [from, { leadsTo }] of Object.entries(steps))
      if ((leadsTo.includes(name) || steps[name]?.leadsTo.includes(from)) && !distances.has(from))
        distances.set(from, distance + 1)
  }
  return distances
}

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

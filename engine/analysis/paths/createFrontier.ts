import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { Found, SearchContext } from './Found.ts'
import type { Way } from './Way.ts'

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

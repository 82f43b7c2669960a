import type { Found, SearchContext } from './Found.ts'
import { type Way, toResuming, toWayId } from './Way.ts'
import { createAnswerTexts } from './createAnswers.ts'
import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'

/**
 * Creates a function that opens, for a way, a queue of the unexpanded points, nearest first: by the conditions and resume steps of the way
 * that are not met, then by the distance in steps. Of points at the same place that agree in everything the way reads, only the first is
 * taken. All queues are filled with the same points in the same order, so they share what these points answer.
 */
export function createFrontiers({ runnable, answers, readsOf, toLetter }: SearchContext) {
  const farthest = Object.keys(runnable.steps).length
  const toResumed = createResumed(runnable)
  /** For each condition and each resumption, the answers of the points. */
  const columns = new Map<string, unknown[]>()

  function toColumn(name: string, answer: (scope: Scope) => unknown) {
    const column = columns.get(name) ?? []
    columns.set(name, column)
    return (index: number, scope: Scope): unknown => (column[index] ??= answer(scope))
  }

  return (way: Way) => {
    const goals = way.choices.flatMap((choice) => {
      if (choice.kind === 'call') return []
      if (choice.kind === 'resume')
        return [{ wanted: choice.step, answerOf: toColumn(choice.at, (scope) => toResumed(choice.at, scope) ?? '') }]
      const { predicate, holds } = choice
      return [{ wanted: holds ? '1' : '0', answerOf: toColumn(predicate, (scope) => answers(predicate, scope)) }]
    })
    const asked = way.choices.flatMap((choice) => (choice.kind === 'when' ? readsOf(choice.predicate) : []))
    const reads = [...new Set(asked)]
    const distances = toDistances(runnable, way.step ?? '')
    const seen = new Set<string>()
    const buckets: Map<Found, string>[] = []
    let size = 0

    const isAnother = (found: Found, place: string): boolean => {
      const view = [place, ...reads.map((name) => toLetter(name, found.scope[name]))].join(' ')
      const before = seen.size
      return seen.add(view).size > before
    }

    return {
      size: () => size,
      /** Adds a point; `place` is a key of its place and of the answers there. */
      put(found: Found, place: string): void {
        const { point, scope } = found
        let missing = 0
        for (const { wanted, answerOf } of goals) if (answerOf(size, scope) !== wanted) missing++
        const distance = missing * farthest + (distances.get(point.state.currentStep) ?? farthest)
        const bucket = buckets[distance] ?? new Map<Found, string>()
        buckets[distance] = bucket.set(found, place)
        size++
      },
      /** Removes and returns the nearest point for which `isFree` is true. */
      take(isFree: (found: Found) => boolean): Found | undefined {
        for (const bucket of buckets) {
          for (const [found, place] of bucket ?? []) {
            bucket.delete(found)
            if (isFree(found) && isAnother(found, place)) return found
          }
        }
        return undefined
      },
    }
  }
}

/** Creates a function that computes the step where an instruction resumes a saved application; undefined where that throws. */
function createResumed(flow: CompiledFlow) {
  const resuming = toResuming(flow)
  return (at: string, scope: Scope): unknown => {
    try {
      return resuming.get(at)?.(scope)
    } catch {
      return undefined
    }
  }
}

/** Counts the steps between each step and the target, in either direction, since an applicant can also go back. */
function toDistances({ steps }: CompiledFlow, target: string): ReadonlyMap<string, number> {
  const distances = new Map([[target, 0]])
  // Iterating a map also visits the entries that are added meanwhile, so nearer steps come first.
  for (const [name, distance] of distances) {
    for (const [from, { leadsTo }] of Object.entries(steps))
      if ((leadsTo.includes(name) || steps[name]?.leadsTo.includes(from)) && !distances.has(from))
        distances.set(from, distance + 1)
  }
  return distances
}

/** The most situations of one place to continue from. */
const most = 24

interface Place {
  readonly situations: Set<string>
  readonly pairs: Set<number>
  readonly later: Set<number>
}

/**
 * Creates a function that tells whether a situation is worth continuing from: whether it has a pair of answers, or an answer that
 * matters later, that is new at its place. All combinations would be too many; pairs are few, and most faults need no more than
 * two conditions (Kuhn, Wallace, Gallo: Software Fault Interactions, 2004).
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

/** Creates the keys of a point: its place, what is asked there, and what matters later. Points with equal keys lead to the same. */
export function createKeys({ relevance, answers, readsOf, toLetter }: SearchContext) {
  const ask = createAnswerTexts(answers, readsOf)

  return ({ point, scope }: Pick<Found, 'point' | 'scope'>): readonly [place: string, own: string, later: string] => {
    const { state, asked, waiting, facts } = point
    const step = asked ? (asked.step ?? '') : state.currentStep
    const waits = waiting.map(({ call, list, choices }) => `${call.action} ${toWayId(list, choices)}`).join(' ')
    const at = asked ? `${toWayId(asked.list, asked.choices)} ${asked.at}` : `${step} ${state.dialog ?? ''}`
    const own = relevance.ownAt(step)
    const later = asked ? relevance.underWay(step) : relevance.atRest(step)
    const shapes = [...own.slots].map((slot) => toShape(scope[slot])).join('')
    // The step to resume at depends on the saved data, which the conditions cover only in part.
    const saved = asked?.list === 'startUp' ? toLetter('saved', [asked.extra, state.data]) : ''
    const told = Object.entries(facts).map(([name, fact]) => (later.slots.has(name) ? toLetter(name, fact) : '-'))
    const { places, at: here, isSealed } = state.trail
    const [last, first] = isSealed ? [] : [places[here - 1], places[here - 2]]
    const before = toLetter('last', last?.step) + toLetter('first', first?.step)
    return [
      `${at} ${waits}`,
      ask(own.predicates, scope) + shapes + saved + told.join(''),
      ask(later.predicates, scope) + before,
    ]
  }
}

function toShape(value: unknown): string {
  if (value === null || value === undefined) return 'n'
  if (Array.isArray(value)) return value.length === 0 ? 'e' : 'l'
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'o' : 'f'
  return 'v'
}

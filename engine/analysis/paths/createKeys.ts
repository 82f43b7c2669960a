import type { Scope } from '../../definition/CompiledFlow.ts'
import type { Found, SearchContext } from './Found.ts'
import { toWayId } from './Way.ts'

/** Tells where a point is, what its place asks, and what else of its data matters later: points that agree in all lead to the same. */
export function createKeys({ relevance, answers }: SearchContext) {
  const toLetter = createLetters()
  const ask = (names: readonly string[], scope: Scope) => names.map((name) => answers(name, scope)).join('')

  return ({ point, scope }: Pick<Found, 'point' | 'scope'>): readonly [place: string, own: string, later: string] => {
    const { state, asked, waiting, facts } = point
    const step = asked ? (asked.step ?? '') : state.currentStep
    const waits = waiting.map(({ call, list, choices }) => `${call.action} ${toWayId(list, choices)}`).join(' ')
    const at = asked ? `${toWayId(asked.list, asked.choices)} ${asked.at}` : `${step} ${state.dialog ?? ''}`
    const own = relevance.ownAt(step)
    const later = asked ? relevance.underWay(step) : relevance.atRest(step)
    const shapes = [...own.slots].map((slot) => toShape(scope[slot])).join('')
    // Where a saved application goes on is read of what was saved, of which no condition tells all.
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

/** A letter for each value of a name. */
function createLetters(): (name: string, value: unknown) => string {
  const letters = new Map<string, string[]>()
  return (name, value) => {
    const known = letters.get(name) ?? []
    letters.set(name, known)
    const text = JSON.stringify(value) ?? ''
    const index = known.indexOf(text)
    return String.fromCharCode(48 + (index < 0 ? known.push(text) - 1 : index))
  }
}

function toShape(value: unknown): string {
  if (value === null || value === undefined) return 'n'
  if (Array.isArray(value)) return value.length === 0 ? 'e' : 'l'
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'o' : 'f'
  return 'v'
}

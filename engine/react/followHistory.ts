import { flushSync } from 'react-dom'
import type { Session } from '../session/index.ts'

/** Where a session's places lie in the browser's history. */
interface Footing {
  readonly name: string
  /** The depth of each place's entry. */
  readonly depths: Map<number, number>
  /** The depth of the entry that was shown last. */
  depth: number
}

const footings = new WeakMap<Session, Footing>()
const live = new Set<string>()

/**
 * Keeps the browser's history and the session's trail at the same step: an entry for each place, at the same address.
 * What the session refuses is taken back in the browser. Returns what ends it.
 */
export function followHistory(session: Session, flush: () => void): () => void {
  const footing = footings.get(session) ?? { name: toName(), depths: new Map(), depth: 0 }
  footings.set(session, footing)
  live.add(footing.name)
  const { name, depths } = footing
  /** The place that a move of ours leads to. */
  let awaited: number | undefined

  /** Gives every step that was taken before this code was there its entry. */
  function begin(): void {
    const { places, at } = session.store.getState().trail
    for (const { id } of places.slice(0, at + 1)) {
      const mark = readMark(history.state)
      footing.depth = mark?.depth ?? footing.depth
      write(id, depths.size === 0 ? 'replaceState' : 'pushState', mark)
    }
  }

  /** Moves or writes the browser's history until it is where the session is. */
  function agree(): void {
    const { trail } = session.store.getState()
    const place = trail.places[trail.at]?.id
    if (place === undefined) return
    if (depths.size === 0) return begin()
    const mark = readMark(history.state)
    const here = mark?.places[name]
    footing.depth = mark?.depth ?? footing.depth
    // A move takes a moment, in which it must not be asked for twice.
    if (here === place || awaited === place) return

    const there = depths.get(place)
    const isGone = here !== undefined && !trail.places.some(({ id }) => id === here)
    if (there !== undefined && there !== footing.depth) {
      awaited = place
      history.go(there - footing.depth)
    } else write(place, isGone ? 'replaceState' : 'pushState', mark)
  }

  function write(place: number, method: 'pushState' | 'replaceState', mark: HistoryMark | undefined): void {
    const depth = method === 'pushState' ? footing.depth + 1 : footing.depth
    // A new entry takes the place of all that lay ahead.
    for (const [other, at] of depths) if (at >= depth) depths.delete(other)
    depths.set(place, depth)
    footing.depth = depth
    const others = Object.entries(mark?.places ?? {}).filter(([other]) => live.has(other))
    const places = { ...Object.fromEntries(others), [name]: place }
    try {
      history[method](withMark(history.state, { depth, places }), '')
    } catch {
      // Some browsers limit how often; the steps do without.
    }
  }

  function move({ state }: PopStateEvent): void {
    const mark = readMark(state)
    if (!mark) return
    const place = mark.places[name]
    const isOurs = place !== undefined && place === awaited
    awaited = undefined
    if (place === undefined) return passOver(mark)
    if (!isOurs) {
      flushSync(flush)
      void session.goTo(place)
    }
    agree()
  }

  /** An entry of an earlier document, as before a reload, shows nothing that is still there: Back leads on to before it. */
  function passOver({ depth, places }: HistoryMark): void {
    if (Object.keys(places).some((other) => live.has(other)) || live.values().next().value !== name) return
    history.go(depth > footing.depth ? footing.depth - depth : -1)
  }

  agree()
  const unsubscribe = session.store.subscribe((state, before) => {
    if (state.trail !== before.trail) agree()
  })
  window.addEventListener('popstate', move)
  return () => {
    live.delete(name)
    unsubscribe()
    window.removeEventListener('popstate', move)
  }
}

const toName = () => Math.random().toString(36).slice(2)

/** What the engine adds to an entry of the browser's history, beside what the host page keeps there. */
export interface HistoryMark {
  /** How many entries with a mark lie before this one. */
  readonly depth: number
  /** Which place of its trail each session was at, by the name of the session in this document. */
  readonly places: Readonly<Record<string, number>>
}

const property = 'formFlow'

/** The mark of an entry's state; undefined when the entry is not ours. */
export function readMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state[property] : undefined
  if (!isRecord(mark) || typeof mark['depth'] !== 'number' || !isRecord(mark['places'])) return undefined
  const places = Object.entries(mark['places']).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return { depth: mark['depth'], places: Object.fromEntries(places) }
}

/** The state of an entry with this mark; what else it holds stays. */
export const withMark = (state: unknown, mark: HistoryMark): object => ({
  ...(isRecord(state) ? state : undefined),
  [property]: mark,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

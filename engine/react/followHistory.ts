import { flushSync } from 'react-dom'
import type { Session } from '../session/index.ts'

/** The position of a session's places in the browser's history. */
interface Footing {
  readonly name: string
  /** The depth of the history entry of each place. */
  readonly depths: Map<number, number>
  /** The depth of the last entry shown. */
  depth: number
}

const footings = new WeakMap<Session, Footing>()
const live = new Set<string>()

/**
 * Keeps the browser's history and the session's trail at the same step: one entry for each place, at the same URL. Undoes a move in the
 * browser that the session refuses. Returns a function that stops it.
 */
export function followHistory(session: Session, flush: () => void): () => void {
  const footing = footings.get(session) ?? { name: String(Math.random()), depths: new Map(), depth: 0 }
  footings.set(session, footing)
  live.add(footing.name)
  const { name, depths } = footing
  /** The place that our own move leads to. */
  let awaited: number | undefined

  /** Gives every step taken before this code was loaded its entry. */
  function begin(): void {
    const { places, at } = session.store.getState().trail
    for (const { id } of places.slice(0, at + 1)) {
      const mark = readMark(history.state)
      footing.depth = mark?.depth ?? footing.depth
      write(id, depths.size === 0 ? 'replaceState' : 'pushState', mark)
    }
  }

  /** Moves or writes the browser's history until it matches the session. */
  function agree(): void {
    const { trail } = session.store.getState()
    const place = trail.places[trail.at]?.id
    if (place === undefined) return
    if (depths.size === 0) return begin()
    const mark = readMark(history.state)
    const here = mark?.places[name]
    footing.depth = mark?.depth ?? footing.depth
    // A move takes a moment, in which it must not be requested again.
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
    // A new entry replaces all entries ahead.
    for (const [other, at] of depths) if (at >= depth) depths.delete(other)
    depths.set(place, depth)
    footing.depth = depth
    const others = Object.entries(mark?.places ?? {}).filter(([other]) => live.has(other))
    const places = { ...Object.fromEntries(others), [name]: place }
    try {
      history[method](withMark(history.state, { depth, places }), '')
    } catch {
      // Some browsers limit how often this is allowed; the steps work without it.
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

  /** Skips an entry of an earlier document, such as before a reload, which has no step to show: Back continues past it. */
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

/** The engine's data in an entry of the browser's history, beside the data of the host page. */
interface HistoryMark {
  /** How many marked entries come before this one. */
  readonly depth: number
  /** The place of each session in its trail, by the session's name in this document. */
  readonly places: Readonly<Record<string, number>>
}

const property = 'formFlow'

/** Returns the mark of an entry's state; undefined when the entry is not ours. */
function readMark(state: unknown): HistoryMark | undefined {
  const mark = isRecord(state) ? state[property] : undefined
  if (!isRecord(mark) || typeof mark['depth'] !== 'number' || !isRecord(mark['places'])) return undefined
  const places = Object.entries(mark['places']).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return { depth: mark['depth'], places: Object.fromEntries(places) }
}

/** Adds a mark to the state of an entry, and keeps the other data. */
const withMark = (state: unknown, mark: HistoryMark): object => ({
  ...(isRecord(state) ? state : undefined),
  [property]: mark,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

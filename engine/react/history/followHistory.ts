import { flushSync } from 'react-dom'
import type { Session } from '../../session/index.ts'
import { readMark, withMark, type HistoryMark } from './historyMark.ts'

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

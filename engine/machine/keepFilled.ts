import { valueAt } from './dataPath.ts'
import type { SessionState } from './SessionState.ts'

/** Forgets what was filled in and has another value now, so that what somebody entered is never taken for it. */
export function keepFilled<State extends Pick<SessionState, 'data' | 'filled'>>(state: State): State {
  const entries = Object.entries(state.filled)
  const kept = entries.filter(([path, value]) => valueAt(state.data, path) === value)
  return kept.length === entries.length ? state : { ...state, filled: Object.fromEntries(kept) }
}

import type { CompiledWrites, Scope } from '../definition/CompiledFlow.ts'
import { valueAt, withValueAt } from './dataPath.ts'
import type { SessionState } from './SessionState.ts'

/** Writes values where nothing is, or where `fill` itself wrote before; a mistake shown there goes. */
export function fill(before: SessionState, writes: CompiledWrites, scope: Scope): SessionState {
  let state = before
  for (const [path, compute] of writes) {
    if (!isEmpty(valueAt(state.data, path)) && !Object.hasOwn(state.filled, path)) continue
    const value = compute(scope)
    state = {
      ...state,
      data: withValueAt(state.data, path, value),
      filled: { ...state.filled, [path]: value },
      issues: state.issues.filter((issue) => issue.path !== toField(path)),
    }
  }
  return state
}

/** Forgets what was filled in and has another value now, so that what somebody entered is never taken for it. */
export function keepFilled<State extends Pick<SessionState, 'data' | 'filled'>>(state: State): State {
  const entries = Object.entries(state.filled)
  const kept = entries.filter(([path, value]) => valueAt(state.data, path) === value)
  return kept.length === entries.length ? state : { ...state, filled: Object.fromEntries(kept) }
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The field of the form that shows a path of the data: the path without its slot. */
const toField = (path: string) => path.slice(path.indexOf('.') + 1)

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

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The field of the form that shows a path of the data: the path without its slot. */
const toField = (path: string) => path.slice(path.indexOf('.') + 1)

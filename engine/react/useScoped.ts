import { useMemo, useSyncExternalStore } from 'react'
import type { CompiledExpression } from '../definition/CompiledFlow.ts'
import type { Session, SessionState } from '../session/index.ts'
import { equal } from '../validation/runtime/equal.ts'
import { useSession } from './useSession.ts'

/** The value of an expression over the session, computed when its data changes; equal values keep their identity. */
export function useScoped<Value>(expression: CompiledExpression<Value> | undefined): Value | undefined {
  const session = useSession()
  const read = useMemo(() => createReader(session, expression), [session, expression])
  return useSyncExternalStore(session.store.subscribe, read, read)
}

function createReader<Value>(session: Session, expression: CompiledExpression<Value> | undefined) {
  let data: SessionState['data'] | undefined
  let value: Value | undefined
  return () => {
    const state = session.store.getState()
    if (!expression || state.data === data) return value
    const next = expression(session.scope())
    data = state.data
    if (!equal(value, next)) value = next
    return value
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import type { CompiledExpression, CompiledField } from '../../definition/CompiledFlow.ts'
import type { PartAttributes } from '../../definition/FormPlan.ts'
import { useCopy, useSession, useSessionState } from '../hooks.ts'
import { type Option, toText } from '../inputs/InputProps.ts'
import type { Session, SessionState } from '../../session/index.ts'
import { equal } from '../../validation/runtime/equal.ts'

/** The choices of a field, from the session's data or its schema's `enum`, and how the fetching of them stands. */
export function useFieldOptions({ enum: choices, ui }: PartAttributes, source: CompiledField['options']) {
  const t = useCopy()
  const words = ui?.options
  const items = useScoped(source?.from)
  const options = useMemo(
    () => toOptions(source ? items : choices, source, (value) => (words ? t(`${words}.${value}`) : value)),
    [items, choices, source, words, t],
  )
  const load = useSessionState((state) => (source?.slot === undefined ? undefined : state.loads[source.slot]))
  return { options, load }
}

function toOptions(items: unknown, source: CompiledField['options'], toLabel: (value: string) => string) {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: unknown): Option[] => {
    const value = pick(item, source?.value)
    if (!isChoice(value)) return []
    return [{ value, label: source?.label ? toText(pick(item, source.label)) : toLabel(String(value)) }]
  })
}

const isChoice = (value: unknown): value is Option['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const pick = (item: unknown, property: string | undefined): unknown =>
  property !== undefined && typeof item === 'object' && item !== null ? Reflect.get(item, property) : item

/** The value of an expression over the session, computed when its data changes; equal values keep their identity. */
function useScoped<Value>(expression: CompiledExpression<Value> | undefined): Value | undefined {
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

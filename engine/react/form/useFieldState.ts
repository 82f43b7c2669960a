import { useMemo, useSyncExternalStore } from 'react'
import type { CompiledExpression, CompiledField } from '../../definition/CompiledFlow.ts'
import type { PlanPart } from '../../definition/FormPlan.ts'
import { useCopy, useSession } from '../hooks.ts'
import { type Option, toText } from '../inputs/InputProps.ts'
import { type Session, type SessionState, valueAt } from '../../session/index.ts'
import { equal } from '../../validation/runtime/equal.ts'
import type { ShownPart } from './createFormReader.ts'
import { type DrawnForm, toFieldSettings, useForm } from './FormContext.ts'

/** What the session says of a field that shows. */
interface FieldState {
  readonly shown: ShownPart
  readonly value: unknown
  readonly issue: SessionState['issues'][number] | undefined
  readonly disabled: boolean
  readonly readOnly: boolean
  /** What its choices are made of. */
  readonly items: unknown
  /** How the fetching of its choices stands. */
  readonly load: SessionState['loads'][string] | undefined
}

/**
 * What the session says of a field; undefined while it does not show. All of it is one subscription, since each costs as much
 * as drawing the input.
 */
export function useFieldState(part: PlanPart, path: string): FieldState | undefined {
  const session = useSession()
  const form = useForm()
  const read = useMemo(() => createStateReader(session, form, part, path), [session, form, part, path])
  return useSyncExternalStore(session.store.subscribe, read, read)
}

function createStateReader(session: Session, { form, read }: DrawnForm, part: PlanPart, path: string) {
  const settings = toFieldSettings(form, path)
  const slot = settings?.options?.slot
  const readItems = createReader(session, settings?.options?.from)
  const holds = (predicate: string | undefined) => predicate !== undefined && session.holds(predicate)
  let last: FieldState | undefined
  let of: SessionState | undefined
  return () => {
    const now = session.store.getState()
    // React asks several times for each drawing.
    if (now === of) return last
    of = now
    const { issues, loads } = now
    const { value, show } = read()
    const shown = show(part, path)
    const state = shown && {
      shown,
      value: valueAt(value, path),
      issue: issues.find((issue) => issue.path === path),
      disabled: holds(settings?.disabledWhen),
      readOnly: holds(settings?.readOnlyWhen),
      items: settings?.options ? readItems() : shown.enum,
      load: slot === undefined ? undefined : loads[slot],
    }
    if (!isSame(last, state)) last = state
    return last
  }
}

const isSame = (one: FieldState | undefined, other: FieldState | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    Object.entries(other).every(([name, value]) => Object.is(Reflect.get(one, name), value)))

/** Answers the value of an expression over the session, computed when its data changes; equal values keep their identity. */
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

/** The choices of a field, from the session's data (`source`) or its schema's `enum`. */
export function useOptions(state: FieldState | undefined, source: CompiledField['options']): readonly Option[] {
  const t = useCopy()
  const { items, shown } = state ?? {}
  const words = shown?.ui?.options
  return useMemo(
    () => toOptions(items, source, (value) => (words ? t(`${words}.${value}`) : value)),
    [items, source, words, t],
  )
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

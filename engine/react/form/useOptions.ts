import { useMemo } from 'react'
import type { CompiledField } from '../../definition/CompiledFlow.ts'
import { useCopy } from '../hooks.ts'
import { type Option, toText } from '../inputs/InputProps.ts'
import { toChoice, type Session, type SessionState } from '../../session/index.ts'
import { equal } from '../../validation/runtime/equal.ts'
import type { ShownPart } from './createFormReader.ts'

/** The source of a field's choices. */
export type OptionsSource = NonNullable<CompiledField['options']>

/** Creates a function that reads the items of choices from the session when its data has changed. Equal items keep their identity. */
export function createItemsReader(session: Session): (source: OptionsSource) => unknown {
  const known = new Map<OptionsSource, { readonly data: SessionState['data']; readonly items: unknown }>()
  return (source) => {
    const { data } = session.store.getState()
    const last = known.get(source)
    if (last?.data === data) return last.items
    const items: unknown = source.from(session.scope())
    const kept = last && equal(last.items, items) ? last.items : items
    known.set(source, { data, items: kept })
    return kept
  }
}

/** Returns the choices of a field, from the session's data (`source`) or its schema's `enum`. */
export function useOptions(items: unknown, { ui }: ShownPart, source: OptionsSource | undefined): readonly Option[] {
  const t = useCopy()
  const words = ui?.options
  return useMemo(
    () => toOptions(items, source, (value) => (words ? t(`${words}.${value}`) : value)),
    [items, source, words, t],
  )
}

/** Returns an option for each item; a value that occurs again, which nobody could tell apart, is left out. */
function toOptions(items: unknown, source: OptionsSource | undefined, toLabel: (value: string) => string): Option[] {
  const options = new Map<string, Option>()
  for (const item of Array.isArray(items) ? items : []) {
    const value = toChoice(item, source?.value)
    if (value === undefined || options.has(String(value))) continue
    options.set(String(value), {
      value,
      label: source?.label ? toText(toChoice(item, source.label)) : toLabel(String(value)),
    })
  }
  return [...options.values()]
}

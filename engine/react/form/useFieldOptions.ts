import { useMemo } from 'react'
import type { CompiledField } from '../../definition/CompiledFlow.ts'
import type { PartAttributes } from '../../definition/FormPlan.ts'
import type { Option } from '../inputs/InputProps.ts'
import { toText } from '../inputs/toText.ts'
import { useCopy } from '../useCopy.ts'
import { useScoped } from '../useScoped.ts'
import { useSessionState } from '../useSessionState.ts'

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

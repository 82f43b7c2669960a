import type { CompiledFlow, CompiledStep } from '../../../engine/definition/CompiledFlow.ts'
import { bareFlow, bareStep } from '../bare.ts'

/** A flow for tests: partial steps, and slots with their initial values. */
export interface TestFlow extends Partial<Omit<CompiledFlow, 'steps' | 'start' | 'slots'>> {
  /** The first one is the start step. */
  readonly steps: Readonly<Record<string, Partial<CompiledStep>>>
  readonly slots?: Readonly<Record<string, unknown>>
}

const form = { kind: 'component', component: 'form' } as const
const formStep: CompiledStep = { ...bareStep, view: [form], on: { submit: [{ at: 'submit', stay: true }] } }

/** Creates a runnable flow with one slot `form`. Given values replace the defaults. */
export function toFlow({ steps, slots = { form: {} }, ...rest }: TestFlow): CompiledFlow {
  const [start = ''] = Object.keys(steps)
  return {
    ...bareFlow,
    start,
    slots: Object.fromEntries(Object.entries(slots).map(([name, initial]) => [name, { initial, persist: false }])),
    startUp: [{ at: 'startUp', to: start }],
    ...rest,
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...formStep, ...step }])),
  }
}

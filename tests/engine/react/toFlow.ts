import type { CompiledFlow, CompiledStep } from '../../../engine/definition/CompiledFlow.ts'

/** A flow for tests: partial steps, and slots with their initial values. */
export interface TestFlow extends Partial<Omit<CompiledFlow, 'steps' | 'start' | 'slots'>> {
  /** The first one is the start step. */
  readonly steps: Readonly<Record<string, Partial<CompiledStep>>>
  readonly slots?: Readonly<Record<string, unknown>>
}

const form = { kind: 'component', component: 'form' } as const
const emptyStep: CompiledStep = {
  title: 'title',
  progress: 0,
  resumable: false,
  view: [form],
  dialogs: {},
  on: { submit: [{ at: 'submit', stay: true }] },
  calls: [],
  leadsTo: [],
  loadForms: undefined,
}

/** Creates a runnable flow with one slot `form`. Given values replace the defaults. */
export function toFlow({ steps, slots = { form: {} }, ...rest }: TestFlow): CompiledFlow {
  return {
    name: 'test',
    version: 1,
    start: Object.keys(steps)[0] ?? '',
    constants: {},
    slots: Object.fromEntries(Object.entries(slots).map(([name, initial]) => [name, { initial, persist: false }])),
    predicates: {},
    actions: {},
    events: {},
    failures: [],
    startUp: [{ at: 'startUp', to: Object.keys(steps)[0] ?? '' }],
    loadSavedReader: async () => ({ default: ({ data }) => ({ ...data }) }),
    ...rest,
    steps: Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, { ...emptyStep, ...step }])),
  }
}

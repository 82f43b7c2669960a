import type { CompiledFlow, CompiledStep } from '../../engine/definition/CompiledFlow.ts'
import type { KeyValueStorage, SessionOptions } from '../../engine/session/index.ts'

/** The parts of a flow, a step and a host that a test is not about. */

export const bareStep: CompiledStep = {
  title: 'title',
  progress: 0,
  resumable: false,
  view: [],
  dialogs: {},
  on: {},
  calls: [],
  leadsTo: [],
  loadForms: undefined,
}

export const bareFlow: Omit<CompiledFlow, 'start' | 'startUp' | 'steps' | 'slots'> = {
  name: 'test',
  version: 1,
  constants: {},
  predicates: {},
  actions: {},
  events: {},
  failures: [],
  loadSavedReader: async () => ({ default: ({ data }) => ({ ...data }) }),
}

/** A host that keeps nothing and knows nothing. */
export const bareHost: Omit<SessionOptions<null>, 'flow'> = {
  actions: {},
  services: null,
  storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
  now: () => new Date('2026-06-15T12:00:00'),
  facts: () => ({}),
  functions: {},
}

/** A browser's storage that keeps its texts in this map. */
export const storageIn = (map: Map<string, string>): KeyValueStorage => ({
  getItem: (key) => map.get(key) ?? null,
  setItem: (key, value) => void map.set(key, value),
  removeItem: (key) => void map.delete(key),
})

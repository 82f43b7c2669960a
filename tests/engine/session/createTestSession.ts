import { expect } from 'vitest'
import type { AnyActionRegistry, ActionResult } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledFlow, CompiledInstruction, CompiledStep } from '../../../engine/definition/CompiledFlow.ts'
import { createSavedReader } from '../../../engine/session/createSavedReader.ts'
import {
  createSession,
  createStorage,
  type KeyValueStorage,
  type SessionOptions,
  type Trace,
} from '../../../engine/session/index.ts'
import { bareFlow, bareHost, bareStep, storageIn } from '../bare.ts'

type Instructions = readonly Omit<CompiledInstruction, 'at'>[]

/** Creates a step with only what a test is about. */
export function step(on: Record<string, Instructions>, more: Partial<CompiledStep> = {}): CompiledStep {
  const placed = Object.entries(on).map(([event, list]) => [
    event,
    list.map((instruction, index) => ({ ...instruction, at: `${event}.${index}` })),
  ])
  return {
    ...bareStep,
    progress: 10,
    ...more,
    on: Object.fromEntries(placed),
  }
}

/** Creates a call instruction with only what a test is about. */
export function call(action: string, more: Partial<NonNullable<CompiledInstruction['call']>> = {}) {
  return { call: { action, with: {}, on: {}, ...more } }
}

/** Creates a flow of the given steps, the first of which is the start. */
export function flowOf(steps: Record<string, CompiledStep>, more: Partial<CompiledFlow> = {}): CompiledFlow {
  const [start = ''] = Object.keys(steps)
  const validate = (data: unknown) => typeof data === 'object' && data !== null && !('broken' in data)
  return {
    ...bareFlow,
    version: 2,
    start,
    slots: { form: { initial: {}, persist: false }, kept: { initial: null, persist: true } },
    startUp: [{ at: 'startUp.0', to: start }],
    loadSavedReader: async () => ({ default: createSavedReader({ version: 2, validate, hashes: { 'hash-2': 2 } }) }),
    steps,
    ...more,
  }
}

/** An object without properties, for `toMatchObject`, to which `{}` is any object. */
export const empty: unknown = expect.toSatisfy((value: object) => Object.keys(value).length === 0)

/** Creates a promise with its `resolve` function, so that a test decides when an action answers. */
export function deferred<Value>() {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Creates storage in memory whose content tests can inspect. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return { map, backend: storageIn(map) }
}

interface Options extends Partial<Omit<SessionOptions<null>, 'flow' | 'actions' | 'storage'>> {
  /** The handlers of actions, by name. */
  readonly actions?: Record<string, (input: never, signal: AbortSignal) => Promise<ActionResult>>
  readonly storage?: KeyValueStorage
}

/** Creates a session of a test's flow, with everything that it reports to its host. */
export function createTestSession(flow: CompiledFlow, { actions: handlers = {}, storage, ...host }: Options = {}) {
  const tracked: string[] = []
  const reported: unknown[] = []
  const traces: Trace[] = []
  const { now = () => new Date(2026, 4, 17) } = host
  const backend = storage ?? memoryStorage().backend
  const actions: AnyActionRegistry<null> = Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      () => Promise.resolve({ default: (input: never, { signal }: { signal: AbortSignal }) => handle(input, signal) }),
    ]),
  )
  const session = createSession({
    ...bareHost,
    flow,
    actions,
    storage: createStorage(flow, 'key', () => backend, now),
    now,
    track: (event) => tracked.push(event),
    report: (error) => reported.push(error),
    observe: (trace) => traces.push(trace),
    ...host,
  })
  return { session, state: () => session.store.getState(), tracked, reported, traces }
}

/** Creates a session as `createTestSession` does, and starts it. */
export async function startTestSession(...options: Parameters<typeof createTestSession>) {
  const test = createTestSession(...options)
  await test.session.start()
  return test
}

import type { ActionResult } from '../../actions/ActionHandler.ts'
import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import { createSession, type Session, type SessionState } from '../../session/index.ts'
import type { Example } from './Example.ts'
import type { FlowWorld } from './createPlay.ts'
import { playExample } from './playExample.ts'

/** Options of a scripted session. */
export interface ScriptOptions extends FlowWorld {
  /** Answers every call after the end of the example. Never called with an aborted signal. */
  readonly answer: (action: string, signal: AbortSignal) => Promise<ActionResult>
  /** Receives bugs, as in any session. */
  readonly report?: (error: unknown) => void
}

/**
 * Creates a session at the end of an example, or at the start of the flow without one; `answer` answers every later call. Rejects
 * with an `ExampleError` when the flow does not follow the example.
 */
export async function createScriptedSession(
  flow: CompiledFlow,
  example: Example | undefined,
  { answer, now, functions, report }: ScriptOptions,
): Promise<Session> {
  const { facts = {} } = example ?? {}
  const point = example && (await playExample(flow, example, { now, functions }))
  const session = createSession<undefined>({
    flow: withoutSending(flow),
    services: undefined,
    actions: Object.fromEntries(
      Object.keys(flow.actions).map((action) => [
        action,
        async () => ({ default: (_: never, { signal }: { readonly signal: AbortSignal }) => answer(action, signal) }),
      ]),
    ),
    storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
    now: () => now,
    functions,
    facts: () => facts,
    ...(report ? { report } : {}),
  })
  if (!point) await session.start()
  else {
    session.store.setState(toReady(point.state), true)
    // The state is ready to proceed, and any input makes the machine do so.
    session.initialise({})
  }
  return session
}

/** Returns the state as it was before its open calls, so that the session makes them again. */
const toReady = (state: SessionState): SessionState => ({
  ...state,
  runs: state.runs.map(({ call, ...run }) => ({ ...run, frames: call?.again ?? run.frames })),
  calling: undefined,
  pending: [],
})

/** Turns off sending in the background, which belongs to no move and no event of an example. */
const withoutSending = (flow: CompiledFlow): CompiledFlow => ({
  ...flow,
  slots: Object.fromEntries(Object.entries(flow.slots).map(([name, { sentBy: _, ...slot }]) => [name, slot])),
})

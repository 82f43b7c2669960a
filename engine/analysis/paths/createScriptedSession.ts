import type { ActionResult } from '../../actions/ActionHandler.ts'
import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import { createSession, type Session, type SessionState } from '../../session/index.ts'
import type { Example } from './Example.ts'
import type { FlowWorld } from './createPlay.ts'
import { playExample } from './playExample.ts'

/** What a scripted session is made with. */
export interface ScriptOptions extends FlowWorld {
  /** Answers every call that the example does not: those after its end. Never asked while the signal is aborted. */
  readonly answer: (action: string, signal: AbortSignal) => Promise<ActionResult>
  /** Told of bugs, as in any session. */
  readonly report?: (error: unknown) => void
}

/**
 * Creates a session at the end of an example, or at the start without one; every call from then on is answered by `answer`. Rejects
 * with an `ExampleError` when the flow goes another way.
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
    // Whatever happens next makes it go on.
    session.initialise({})
  }
  return session
}

/** The same state, before its open calls were made: whoever goes on from it makes them anew. */
const toReady = (state: SessionState): SessionState => ({
  ...state,
  runs: state.runs.map(({ call, ...run }) => ({ ...run, frames: call?.again ?? run.frames })),
  calling: undefined,
  pending: [],
})

/** What is sent in the background is nobody's move, and follows no event. */
const withoutSending = (flow: CompiledFlow): CompiledFlow => ({
  ...flow,
  slots: Object.fromEntries(Object.entries(flow.slots).map(([name, { sentBy: _, ...slot }]) => [name, slot])),
})

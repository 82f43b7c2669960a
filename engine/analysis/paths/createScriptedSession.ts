import type { ActionResult } from '../../actions/index.ts'
import { createSession, type Session, type Trace } from '../../session/index.ts'
import type { CompiledFlow } from '../../definition/CompiledFlow.ts'
import type { FlowWorld } from './FlowWorld.ts'
import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'

/** What a scripted session is made with. */
export interface ScriptOptions extends FlowWorld {
  /** Answers every call that the example does not: those after its end. Never asked while the signal is aborted. */
  readonly answer: (action: string, signal: AbortSignal) => Promise<ActionResult>
  /** Told of every instruction that is reached, also while the example is replayed. */
  readonly observe?: (trace: Trace) => void
  /** Told of bugs, as in any session. */
  readonly report?: (error: unknown) => void
}

/** The engine did something else than the example foresees. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError'
}

/** A call that waits for the outside world, and for its move in the example. */
interface Waiting {
  readonly action: string
  readonly signal: AbortSignal
  readonly resolve: (result: ActionResult) => void
}

/**
 * Creates a session of the real engine and brings it to the end of an example, or of its start without one; every call from
 * then on is answered by `answer`. Rejects with a `ExampleError` when the engine goes another way.
 */
export async function createScriptedSession(
  flow: CompiledFlow,
  example: Example | undefined,
  { answer, now, functions, observe, report }: ScriptOptions,
): Promise<Session> {
  const { saved, facts = {} } = example ?? {}
  let script: readonly ExampleAnswer[] = []
  let isReplaying = true
  let isLast = false
  let waiting: readonly Waiting[] = []
  const faults: unknown[] = []
  const moves: readonly ExampleMove[] = example?.moves ?? [
    { kind: 'start', step: undefined, event: 'startUp', answers: [] },
  ]

  function carryOut(action: string, signal: AbortSignal): Promise<ActionResult> {
    if (!isReplaying) return answer(action, signal)
    if (flow.actions[action]?.waits === true) {
      return new Promise((resolve) => {
        waiting = [...waiting, { action, signal, resolve }]
      })
    }
    const [next, ...rest] = script
    if (!next && isLast && example?.asks === action) {
      isReplaying = false
      return answer(action, signal)
    }
    if (next?.action !== action)
      throw toError(`the engine calls ${action}, the example foresees ${next?.action ?? 'no call'}`)
    script = rest
    return Promise.resolve(toResult(next))
  }

  const session = createSession<undefined>({
    flow: withoutSending(flow),
    services: undefined,
    actions: Object.fromEntries(
      Object.keys(flow.actions).map((action) => [
        action,
        async () => ({ default: (_: never, { signal }: { readonly signal: AbortSignal }) => carryOut(action, signal) }),
      ]),
    ),
    storage: { load: () => saved && Promise.resolve(saved), save: () => undefined, clear: () => undefined },
    now: () => now,
    functions,
    facts: () => facts,
    ...(observe ? { observe } : {}),
    report(error) {
      if (isReplaying) faults.push(error)
      else report?.(error)
    },
  })

  /** What comes of a move may wait for whoever answers after the example. */
  async function follow(move: ExampleMove): Promise<void> {
    const { currentStep } = session.store.getState()
    if (move.step !== undefined && move.step !== currentStep)
      throw toError(`the engine is at ${currentStep}, the example at ${move.step}`)
    script = move.answers
    isLast = move === moves.at(-1)
    if (move.kind === 'answer') {
      const [given, ...rest] = move.answers
      const asked = waiting.find((one) => one.action === move.event && !one.signal.aborted)
      if (!asked || !given) throw toError(`nothing waits for ${move.event}`)
      script = rest
      waiting = waiting.filter((one) => one !== asked)
      asked.resolve(toResult(given))
    } else carryOutMove(session, move).catch((error: unknown) => faults.push(error))
    await turns.next()
    const [fault] = faults
    if (fault !== undefined) throw fault instanceof ExampleError ? fault : toError('the engine failed', fault)
    if (script.length > 0) throw toError(`the engine does not call ${script[0]?.action}`)
  }

  const turns = createTurns()
  try {
    for (const move of moves)
      // Each move begins where the one before has led.
      // oxlint-disable-next-line no-await-in-loop
      await follow(move)
  } finally {
    turns.end()
  }
  isReplaying = false
  for (const { action, signal, resolve } of waiting) if (!signal.aborted) void answer(action, signal).then(resolve)
  return session
}

/** What is sent in the background is nobody's move, and follows no event. */
const withoutSending = (flow: CompiledFlow): CompiledFlow => ({
  ...flow,
  slots: Object.fromEntries(Object.entries(flow.slots).map(([name, { sentBy: _, ...slot }]) => [name, slot])),
})

async function carryOutMove(session: Session, { kind, event, value }: ExampleMove): Promise<void> {
  switch (kind) {
    case 'start':
      return session.start()
    case 'send':
      return session.send(event, value)
    case 'submit': {
      const issues = await session.submit(value)
      const [issue] = issues
      if (issue) throw toError(`the form refuses ${issue.path}, by its rule ${issue.rule}`)
      return
    }
    case 'change':
      await session.loadForm()
      return session.draft(value, event.slice('change '.length))
    case 'back':
      return session.back()
    case 'close':
      return session.closeDialog()
    case 'answer':
  }
}

const toError = (reason: string, cause?: unknown) =>
  new ExampleError(
    cause === undefined
      ? reason
      : `${reason}: ${cause instanceof Error ? cause.message : 'something that is no error'}`,
    { cause },
  )

const toResult = ({ outcome, data, failure }: ExampleAnswer): ActionResult =>
  failure ? { outcome: 'failed', failure } : { outcome, data }

/** Everything that a session does by itself has happened when the next task begins; timers would be throttled. */
function createTurns() {
  const { port1, port2 } = new MessageChannel()
  port1.start()
  return {
    next: () =>
      new Promise<void>((resolve) => {
        port1.addEventListener('message', () => resolve(), { once: true })
        port2.postMessage(undefined)
      }),
    end: () => port1.close(),
  }
}

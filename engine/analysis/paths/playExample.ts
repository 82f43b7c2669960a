import type { ActionResult } from '../../actions/ActionHandler.ts'
import type { CompiledFlow, CompiledForm } from '../../definition/CompiledFlow.ts'
import { holds, type Input } from '../../machine/index.ts'
import { createSession, type Session, type SessionState } from '../../session/index.ts'
import { toCleanData, validate } from '../../validation/validate.ts'
import { type FlowWorld, createPlay } from './createPlay.ts'
import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'
import type { Asked, Point } from './Way.ts'

/** Thrown when the flow does something else than the example expects. */
export class ExampleError extends Error {
  override readonly name = 'ExampleError'
}

/** Plays an example to its end, and validates its forms as for an applicant. Rejects with an `ExampleError` when the flow deviates. */
export async function playExample(flow: CompiledFlow, example: Example, world: FlowWorld): Promise<Point> {
  const play = createPlay(flow, world)
  let point = play.open(example.facts)

  function next(input: Input): void {
    try {
      ;({ point } = play.next(point, input))
    } catch (cause) {
      throw toError(
        `the engine failed: ${cause instanceof Error ? cause.message : 'something that is not an error'}`,
        cause,
      )
    }
  }

  async function follow(move: ExampleMove): Promise<void> {
    const { currentStep } = point.state
    if (move.step !== undefined && move.step !== currentStep)
      throw toError(`the engine is at ${currentStep}, the example at ${move.step}`)
    next(await toInput(move))
    for (const given of move.kind === 'answer' ? move.answers.slice(1) : move.answers) {
      const action = point.asked?.call.action
      if (action !== given.action)
        throw toError(`the engine calls ${action ?? 'nothing'}, the example expects ${given.action}`)
      next(toAnswered(point.asked, given))
    }
    const { asked } = point
    const isEnd = move === example.moves.at(-1) && asked?.call.action === example.asks
    if (asked && !isEnd) throw toError(`the engine calls ${asked.call.action}, the example expects no call`)
  }

  async function toInput({ kind, event, value, answers }: ExampleMove): Promise<Input> {
    switch (kind) {
      case 'start':
        return { type: 'start', saved: example.saved }
      case 'send':
        return { type: 'send', event, payload: value }
      case 'submit': {
        const form = await loadForm()
        if (!form) return { type: 'send', event }
        const clean = toCleanData(value)
        const [issue] = validate(form.validate, clean, { today: play.worldOf(point).now.date })
        if (issue) throw toError(`the form refuses ${issue.path}, by its rule ${issue.rule}`)
        return { type: 'submit', slot: form.data, value: clean, issues: [] }
      }
      case 'change': {
        const form = await loadForm()
        if (!form) throw toError(`there is no form at ${point.state.currentStep}`)
        return { type: 'change', slot: form.data, value, field: event.slice('change '.length) }
      }
      case 'answer':
        return toAnswered(
          point.waiting.find(({ call }) => call.action === event),
          answers[0],
        )
      case 'back':
      case 'close':
        return { type: kind }
    }
  }

  async function loadForm(): Promise<CompiledForm | undefined> {
    const forms = await flow.steps[point.state.currentStep]?.loadForms?.()
    const scope = play.scopeOf(point)
    return forms?.default.find(({ when }) => when === undefined || holds(flow, when, scope))
  }

  // Each move starts from the point that the move before it reached.
  // oxlint-disable-next-line no-await-in-loop
  for (const move of example.moves) await follow(move)
  return point
}

function toAnswered(asked: Asked | undefined, given: ExampleAnswer | undefined): Input {
  if (!asked || !given) throw toError('the example answers a call that was not made')
  return { type: 'answered', ticket: asked.ticket, result: toResult(given) }
}

/** Converts the answer of an example to the result of an action. */
export const toResult = ({ outcome, data, failure }: Omit<ExampleAnswer, 'action'>): ActionResult =>
  outcome === 'failed' ? { outcome, failure: failure ?? { status: 'Failed', message: '' } } : { outcome, data }

const toError = (reason: string, cause?: unknown) => new ExampleError(reason, { cause })

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

import type { ActionResult } from '../actions/ActionHandler.ts'
import { isReady, setDraftsAside, type Effect, type Input, type MakeTransition, type World } from '../machine/index.ts'
import type { Outbox } from './createOutbox.ts'
import { createPersistence } from './createStorage.ts'
import type { SessionContext } from './Session.ts'

/** The session's methods for effects that restart something. */
interface Anew {
  readonly start: () => Promise<unknown>
  readonly send: (event: string, payload: unknown) => Promise<unknown>
  /** Validates the current value of the step's form, and submits it. */
  readonly submit: () => Promise<unknown>
}

/** Runs the effects that the machine requests. */
export function createEffects<Services>(context: SessionContext<Services>, { start, send, submit }: Anew) {
  const { options, flow, store, report } = context
  const calls = createCalls(context)
  const persistence = createPersistence(options.storage)
  let outbox: Outbox | undefined

  async function post(now: boolean): Promise<void> {
    // Code that failed to load is requested again with the next write, and when the connection is back.
    const code = await import('./createOutbox.ts').catch(() => undefined)
    if (code && !store.getState().isOver) (outbox ??= code.createOutbox(context)).send(now)
  }

  return {
    load: () => persistence.load(),
    /** Runs an effect. The dispatch waits for a promise that it returns. */
    perform(effect: Effect): unknown {
      switch (effect.type) {
        case 'call':
          return void calls.call(effect)
        case 'abort':
          return calls.abort(effect.ticket)
        case 'track':
          return options.track?.(effect.event)
        case 'report':
          return report(effect.error)
        case 'observe':
          for (const trace of effect.traces) options.observe?.(trace)
          return undefined
        case 'persist':
          // What is typed and not accepted may be incomplete, and nobody could resume it.
          return persistence.keep(flow(), setDraftsAside(store.getState(), true).data)
        case 'post':
          return void post(effect.now)
        case 'resend':
          return outbox?.resend(effect.slot)
        case 'start':
          return start()
        case 'send':
          return send(effect.event, effect.payload)
        case 'submit':
          return submit()
      }
    },
    stop: () => outbox?.stop(),
  }
}

type CallEffect = Effect & { readonly type: 'call' }

/** Runs the calls that the machine requests, each until its answer or until it is aborted. */
function createCalls<Services>(context: SessionContext<Services>) {
  const { options, flow, report, dispatch } = context
  const open = new Map<number, AbortController>()

  let code: typeof import('../actions/runAction.ts') | undefined

  async function attempt(effect: CallEffect, signal: AbortSignal): Promise<ActionResult> {
    // Only the first call waits for the code, so that calls begin in the order of the requests.
    code ??= await import('../actions/runAction.ts').catch((error: unknown) => {
      report(error)
      return undefined
    })
    const { actions, services } = options
    if (code) return code.attemptAction({ actions, services, report }, effect, signal, flow().actions[effect.action])
    return { outcome: 'failed', failure: { status: 'LoadError', message: '' } }
  }

  return {
    async call(effect: CallEffect): Promise<void> {
      const { ticket } = effect
      const controller = new AbortController()
      open.set(ticket, controller)
      const input = await attempt(effect, controller.signal).then(
        (result) => ({ type: 'answered', ticket, result }) as const,
        (error: unknown) => ({ type: 'broken', ticket, error }) as const,
      )
      open.delete(ticket)
      await dispatch(input)
    },
    abort: (ticket: number) => open.get(ticket)?.abort(),
  }
}

/** Creates what keeps errors in the code of the host from stopping the application. */
export function createGuard(options: Pick<SessionContext<unknown>['options'], 'report'>) {
  const report = (error: unknown): void => {
    try {
      const { report: tell = console.error } = options
      tell(error)
    } catch {
      // There is nobody left to tell.
    }
  }
  /** Does something that the host's code takes part in, and reports what it throws. */
  const guard = <Result>(work: () => Result): Result | undefined => {
    try {
      return work()
    } catch (error) {
      report(error)
      return undefined
    }
  }
  return { report, guard }
}

interface DispatchContext extends Pick<SessionContext<unknown>, 'store' | 'flow'> {
  readonly world: () => World
  readonly machine: () => MakeTransition
  /** Runs an effect. The dispatch waits for a promise that it returns. */
  readonly perform: (effect: Effect) => unknown
}

/** Creates the function that passes inputs to the machine. It stores the state after each small step, and runs the effects in order. */
export function createDispatch({ store, flow, world, machine, perform }: DispatchContext) {
  const state = store.getState
  const effects: Effect[] = []
  const begun: unknown[] = []
  let waiting: { readonly first: number; readonly last: number; readonly resolve: () => void }[] = []

  /** Checks whether a run in this range of ids is unfinished. A run that waits for a person does not count. */
  const isUnderWay = (first: number, last: number) =>
    state().runs.some(({ id, call }) => id > first && id <= last && !call?.waits)

  function step(input: Input): void {
    const next = machine()(flow(), state(), input, world())
    // A store subscriber may dispatch another input immediately: its effects come after these.
    effects.push(...next.effects)
    store.setState(next.state, true)
    for (let effect = effects.shift(); effect; effect = effects.shift()) begun.push(perform(effect))
  }

  /** Resolves when the work that the input began has ended, or waits for the outside world and leaves the step usable. */
  return async function dispatch(input: Input): Promise<void> {
    const first = state().serial
    step(input)
    const last = state().serial
    while (isReady(state())) step({ type: 'proceed' })
    waiting = waiting.filter((one) => {
      const isOpen = isUnderWay(one.first, one.last)
      if (!isOpen) one.resolve()
      return isOpen
    })
    await Promise.all(begun.splice(0))
    if (isUnderWay(first, last)) await new Promise<void>((resolve) => waiting.push({ first, last, resolve }))
  }
}

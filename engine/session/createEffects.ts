import type { ActionResult } from '../actions/index.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import type { Effect } from '../machine/index.ts'
import type { SessionContext } from './Session.ts'
import type { Outbox } from './createOutbox.ts'
import type { ApplicationStorage, SavedApplication } from './createStorage.ts'

/** What an effect that begins something anew has the session do. */
interface Anew {
  readonly start: () => Promise<unknown>
  readonly send: (event: string, payload: unknown) => Promise<unknown>
  /** Validates what a slot holds, and submits it. */
  readonly submit: (slot: string) => Promise<unknown>
}

/** Carries out what the machine asks of the world outside. */
export function createEffects<Services>(context: SessionContext<Services>, { start, send, submit }: Anew) {
  const { options, flow, store } = context
  const calls = createCalls(context)
  const persistence = createPersistence(options.storage)
  let outbox: Outbox | undefined

  async function post(now: boolean): Promise<void> {
    // Code that cannot be fetched is asked for again with what is written next, and when the connection is back.
    const code = await import('./createOutbox.ts').catch(() => undefined)
    if (code && !store.getState().isOver) (outbox ??= code.createOutbox(context)).send(now)
  }

  return {
    load: () => persistence.load(),
    /** Carries an effect out; what it answers is waited for. */
    perform(effect: Effect): unknown {
      switch (effect.type) {
        case 'call':
          return void calls.call(effect)
        case 'abort':
          return calls.abort(effect.ticket)
        case 'track':
          return options.track?.(effect.event)
        case 'report':
          return options.report?.(effect.error)
        case 'observe':
          for (const trace of effect.traces) options.observe?.(trace)
          return undefined
        case 'persist':
          return persistence.keep(flow(), store.getState().data)
        case 'post':
          return void post(effect.now)
        case 'resend':
          return outbox?.resend(effect.slot)
        case 'start':
          return start()
        case 'send':
          return send(effect.event, effect.payload)
        case 'submit':
          return submit(effect.slot)
      }
    },
    stop: () => outbox?.stop(),
  }
}

/** Carries out the calls that the machine asks for, each until its answer or until nobody waits for it any more. */
function createCalls<Services>(context: SessionContext<Services>) {
  const { options, dispatch } = context
  const open = new Map<number, AbortController>()

  let code: typeof import('./attemptCall.ts') | undefined

  async function attempt(effect: Effect & { readonly type: 'call' }, signal: AbortSignal): Promise<ActionResult> {
    // Only the first call waits for it, so that calls begin in the order in which they are asked for.
    code ??= await import('./attemptCall.ts').catch((error: unknown) => {
      options.report?.(error)
      return undefined
    })
    if (code) return code.attemptCall(context, effect, signal)
    return { outcome: 'failed', failure: { status: 'LoadError', message: '' } }
  }

  return {
    async call(effect: Effect & { readonly type: 'call' }): Promise<void> {
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

type Data = Readonly<Record<string, unknown>>

/** Keeps the persistent slots of a session in step with its storage. */
function createPersistence(storage: ApplicationStorage) {
  let kept: Data = {}

  return {
    /** What was saved; what cannot be used is dropped, since the next person at this device is another one. */
    load(): Promise<SavedApplication | undefined> | undefined {
      const loading = storage.load()
      if (!loading) storage.clear()
      return loading?.then((saved) => {
        if (!saved) storage.clear()
        kept = saved?.data ?? {}
        return saved
      })
    },
    /** Saves the persistent slots that differ from their defaults, when one of them has changed. */
    keep(flow: CompiledFlow, data: Data): void {
      const next = toKept(flow, data)
      if (isSame(kept, next)) return
      kept = next
      if (Object.keys(next).length > 0) storage.save(next)
      else storage.clear()
    },
  }
}

function toKept(flow: CompiledFlow, data: Data): Data {
  const slots = Object.entries(flow.slots).filter(([name, slot]) => slot.persist && data[name] !== slot.initial)
  return Object.fromEntries(slots.map(([name]) => [name, data[name]]))
}

/** Slots are replaced, never changed in place, so that comparing them by identity is enough. */
function isSame(a: Data, b: Data): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((name) => a[name] === b[name])
}

import { fetchCode } from '../actions/index.ts'
import type { Effect } from '../machine/index.ts'
import { createCalls } from './createCalls.ts'
import type { Outbox } from './createOutbox.ts'
import { createPersistence } from './createPersistence.ts'
import type { SessionContext } from './SessionContext.ts'

/** What an effect that begins something anew has the session do. */
export interface Anew {
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
    const code = await fetchCode(() => import('./createOutbox.ts')).catch(() => undefined)
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

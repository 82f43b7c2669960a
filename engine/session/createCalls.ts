import { LoadError, runAction, type ActionResult } from '../actions/index.ts'
import type { Effect } from '../machine/index.ts'
import type { SessionContext } from './SessionContext.ts'

/** Carries out the calls that the machine asks for, each until its answer or until nobody waits for it any more. */
export function createCalls<Services>({ options, flow, dispatch }: SessionContext<Services>) {
  const open = new Map<number, AbortController>()

  async function attempt({ action, input }: Effect & { readonly type: 'call' }, signal: AbortSignal) {
    try {
      const timeoutMs = flow().actions[action]?.timeoutMs
      // Read now: the start step has begun without them.
      const { actions, services } = options
      return await runAction(actions, action, input, { services, signal, timeoutMs })
    } catch (error) {
      if (!(error instanceof LoadError)) throw error
      options.report?.(error)
      const failed: ActionResult = { outcome: 'failed', failure: { status: error.name, message: '' } }
      return failed
    }
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

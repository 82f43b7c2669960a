import { type ActionResult, LoadError, runAction } from '../actions/index.ts'
import type { Effect } from '../machine/index.ts'
import type { SessionContext } from './Session.ts'

/** Runs the action that a call asks for; where its code cannot be fetched, that is a failure. Rejects for a bug. */
export async function attemptCall<Services>(
  { options, flow }: Pick<SessionContext<Services>, 'options' | 'flow'>,
  { action, input }: Effect & { readonly type: 'call' },
  signal: AbortSignal,
): Promise<ActionResult> {
  try {
    const timeoutMs = flow().actions[action]?.timeoutMs
    // Read now: the start step has begun without them.
    const { actions, services } = options
    return await runAction(actions, action, input, { services, signal, timeoutMs })
  } catch (error) {
    if (!(error instanceof LoadError)) throw error
    options.report?.(error)
    return { outcome: 'failed', failure: { status: error.name, message: '' } }
  }
}

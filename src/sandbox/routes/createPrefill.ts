import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Prefill } from '../../widget/contracts.generated.ts'
import { type Sandbox, Refusal, checkBody } from '../Sandbox.ts'
import type { CallHandlers } from '../registerCalls.ts'

/** How long a token can be exchanged. */
const lifetimeMs = 5 * 60_000

/**
 * Plays what partners' servers know of their customers: the way by which they get a token for it, and the call that exchanges the
 * token, once. Both are in memory alone.
 */
export function createPrefill(app: FastifyInstance, sandbox: Sandbox): Pick<CallHandlers, 'takePrefill'> {
  const known = new Map<string, { readonly prefill: Prefill; readonly until: number }>()

  app.post<{ Body: Prefill }>('/sandbox/prefill', ({ body }) => {
    checkBody(sandbox, 'api/prefill.response.schema.json', body)
    const token = randomBytes(24).toString('base64url')
    const until = sandbox.now().getTime() + lifetimeMs
    known.set(token, { prefill: body, until })
    return { token, expiresAt: new Date(until).toISOString() }
  })

  return {
    takePrefill({ body: { token } }) {
      const found = known.get(token)
      known.delete(token)
      if (!found || found.until <= sandbox.now().getTime()) {
        throw new Refusal(404, 'The token is not known, or was used, or is too old.')
      }
      return found.prefill
    },
  }
}

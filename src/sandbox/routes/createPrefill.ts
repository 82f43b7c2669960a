import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Prefill } from '../../widget/contracts.generated.ts'
import { type Sandbox, Refusal, checkBody } from '../Sandbox.ts'
import type { CallHandlers } from '../registerCalls.ts'

/** How long a token can be exchanged, in milliseconds. */
const lifetimeMs = 5 * 60_000

/**
 * Simulates the data that partners' servers hold about their customers: a route that issues a token for it, and the call that
 * exchanges the token once. Tokens and data are only in memory.
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

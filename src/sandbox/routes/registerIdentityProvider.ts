import type { FastifyInstance } from 'fastify'
import { checkBody } from '../checkBody.ts'
import { findSession } from '../findSession.ts'
import { sendText } from '../sendText.ts'
import type { IdentitySession } from '../SandboxState.ts'
import type { Sandbox } from '../Sandbox.ts'

// Its schema decides which of these a body has.
type ProviderBody = { authToken: string; phoneNumber: string; code: string; returnUrl?: string }

/** Plays the vendor that checks phones: opens a check, takes the number or the code, and tells when the instant link was opened. */
export function registerIdentityProvider(app: FastifyInstance, sandbox: Sandbox): void {
  const { store, confirmations, statusWaitMs } = sandbox

  const post = (action: string, schema: string, handle: (session: IdentitySession, body: ProviderBody) => unknown) => {
    app.post<{ Body: ProviderBody }>(`/sandbox/identity/${action}`, async ({ body }) => {
      checkBody(sandbox, `sandbox/${schema}.request.schema.json`, body)
      const answer = await handle(findSession(sandbox, { authToken: body.authToken }), body)
      await store.save()
      return answer
    })
  }

  post('open', 'identity-open', (session, { returnUrl }) => {
    if (returnUrl) session.returnUrl = returnUrl
    return session.phone ? sendText(sandbox, session) : { asks: 'phone' }
  })

  post('phone', 'identity-phone', (session, { phoneNumber }) => {
    session.phone = phoneNumber
    return sendText(sandbox, session)
  })

  post('change', 'identity-session', (session) => {
    // What was sent to the phone of before proves nothing any more.
    delete session.code
    delete session.linkId
    return { asks: 'phone' }
  })

  post('resend', 'identity-session', (session) => sendText(sandbox, session))

  post('code', 'identity-code', (session, { code }) => {
    const accepted = session.code !== undefined && session.code === code
    if (accepted) session.confirmed = true
    return { accepted }
  })

  post('cancel', 'identity-session', (session) => {
    delete session.code
    delete session.linkId
    confirmations.ring(session.authToken)
    return { confirmed: session.confirmed }
  })

  app.post<{ Params: { phoneLast4: string } }>('/sandbox/identity/expire/:phoneLast4', async ({ params }) => {
    for (const session of Object.values(store.state.sessions)) {
      if (session.phone?.endsWith(params.phoneLast4)) session.authToken = ''
    }
    for (const contact of Object.values(store.state.contacts)) {
      if (contact.cellPhone.endsWith(params.phoneLast4)) contact.isExpired = true
    }
    await store.save()
    return {}
  })

  post('status', 'identity-session', async (session) => {
    const isPending = session.linkId !== undefined || session.code !== undefined
    if (isPending && !session.confirmed) await confirmations.wait(session.authToken, statusWaitMs)
    return { confirmed: session.confirmed }
  })
}

import type { FastifyInstance } from 'fastify'
import { randomInt, randomUUID } from 'node:crypto'
import { type Sandbox, Refusal, checkBody, findSession } from '../Sandbox.ts'
import type { IdentitySession, TextMessage } from '../createStore.ts'
import { behaviorOf } from '../personas.ts'

// The schema of each route decides which of these fields a body has.
type ProviderBody = { authToken: string; phoneNumber: string; code: string; returnUrl?: string }

/** Simulates the vendor that checks phones: opens a check, accepts the number or the code, and reports when the instant link was opened. */
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
    // A message sent to the previous phone no longer proves anything.
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

const kept = 100

/**
 * Sends a new code or instant link to the phone of an identity check and returns what the applicant has to do. Throws a 409
 * without a phone, and a 502 when the message cannot be sent.
 */
function sendText({ store, now }: Sandbox, session: IdentitySession) {
  const { phone } = session
  if (!phone) throw new Refusal(409, 'The phone number is not known yet: call sandbox/identity/phone first.')
  const behavior = behaviorOf('phone ending in', phone)
  if (behavior === 'failsText') throw new Refusal(502, 'The text message could not be sent.')

  const kind: TextMessage['kind'] = session.flowType === 'DESKTOP' || behavior === 'sendsLink' ? 'link' : 'code'
  const phoneLast4 = phone.slice(-4)
  const message: TextMessage = { phoneLast4, kind, at: now().toISOString() }
  if (kind === 'code') {
    // Starts with a zero, which a code treated as a number would lose.
    session.code = String(randomInt(1000)).padStart(4, '0')
    message.code = session.code
  } else {
    session.linkId = randomUUID()
    message.link = `/phone/link/${session.linkId}`
  }
  store.state.messages = [message, ...store.state.messages].slice(0, kept)
  return { asks: kind, phoneLast4 }
}

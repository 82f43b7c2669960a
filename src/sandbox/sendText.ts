import { randomInt, randomUUID } from 'node:crypto'
import { findPersona } from './personas.ts'
import { Refusal } from './Refusal.ts'
import type { IdentitySession, TextMessage } from './SandboxState.ts'
import type { Sandbox } from './Sandbox.ts'

const kept = 100

/** Sends a fresh code or instant link to the phone of an identity check and says what the applicant has to do; throws 409 without a phone and 502 when no text gets through. */
export function sendText({ store, now }: Sandbox, session: IdentitySession) {
  const { phone } = session
  if (!phone) throw new Refusal(409, 'The phone number is not known yet: call sandbox/identity/phone first.')
  const behaviour = findPersona('phone ending in', phone)?.behaviour
  if (behaviour === 'failsText') throw new Refusal(502, 'The text message could not be sent.')

  const kind: TextMessage['kind'] = session.flowType === 'DESKTOP' || behaviour === 'sendsLink' ? 'link' : 'code'
  const phoneLast4 = phone.slice(-4)
  const message: TextMessage = { phoneLast4, kind, at: now().toISOString() }
  if (kind === 'code') {
    // With a zero first, which whoever takes a code for a number loses.
    session.code = String(randomInt(1000)).padStart(4, '0')
    message.code = session.code
  } else {
    session.linkId = randomUUID()
    message.link = `/phone/link/${session.linkId}`
  }
  store.state.messages = [message, ...store.state.messages].slice(0, kept)
  return { asks: kind, phoneLast4 }
}

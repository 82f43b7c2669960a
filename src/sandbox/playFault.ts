import { setTimeout as pause } from 'node:timers/promises'
import { type Sandbox, Refusal, countTry } from './Sandbox.ts'
import { type Persona, findPersona } from './personas.ts'
import type { Call } from './registerCalls.ts'

/** Long enough that an applicant may give up waiting. */
const verySlowMs = 12_000

/** Simulates the fault of a call for this input's persona, if it has one: waits, throws a `Refusal` or breaks the connection. */
export async function playFault(
  sandbox: Sandbox,
  call: Pick<Call, 'disconnect'>,
  enter: Persona['enter'],
  entry: string | number,
): Promise<void> {
  const persona = findPersona(enter, entry)
  if (!persona) return
  const { behaviour, value } = persona
  if (behaviour === 'isSlow') await pause(sandbox.slowMs)
  if (behaviour === 'isVerySlow') await pause(verySlowMs)
  if (behaviour === 'fails') throw new Refusal(500, 'The service is down.')
  if (behaviour === 'refuses') throw toPartnerRefusal()
  if (behaviour === 'seesBot') throw new Refusal(401, 'The bot check failed.')
  if (behaviour === 'suspectsBot') throw new Refusal(207, 'Seems like a bot.')
  if (behaviour === 'saysEmpty') throw new Refusal(207, 'Accepted.')
  if (behaviour === 'disconnects') {
    call.disconnect()
    throw new Refusal(500, 'The connection was broken.')
  }
  if (behaviour === 'failsOnce' || behaviour === 'asksToWait') {
    if (countTry(sandbox, `${enter} ${value}`) % 2 === 0) return
    if (behaviour === 'asksToWait') throw new Refusal(503, 'Too many people are here at once.', 2)
    throw new Refusal(500, 'The service is down for a moment.')
  }
}

/** Creates the service's answer when one of its partners refused: a 422 with a message inside the message. */
export function toPartnerRefusal(): Refusal {
  return new Refusal(422, JSON.stringify({ message: 'A partner service refused this.' }))
}

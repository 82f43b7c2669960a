import { setTimeout as pause } from 'node:timers/promises'
import { type Sandbox, Refusal, countTry } from './Sandbox.ts'
import { type Entry, findPersona } from './personas.ts'
import type { Call } from './registerCalls.ts'

/** Long enough that an applicant may give up waiting. */
const verySlowMs = 12_000

/** Simulates the fault of a call for this input's persona, if it has one: waits, throws a `Refusal` or breaks the connection. */
export async function playFault(
  sandbox: Sandbox,
  call: Pick<Call, 'disconnect'>,
  enter: Entry,
  entry: string | number,
): Promise<void> {
  const persona = findPersona(enter, entry)
  if (!persona) return
  const { behavior, value } = persona
  if (behavior === 'isSlow') await pause(sandbox.slowMs)
  if (behavior === 'isVerySlow') await pause(verySlowMs)
  if (behavior === 'fails') throw new Refusal(500, 'The service is down.')
  if (behavior === 'refuses') throw toPartnerRefusal()
  if (behavior === 'seesBot') throw new Refusal(401, 'The bot check failed.')
  if (behavior === 'suspectsBot') throw new Refusal(207, 'Seems like a bot.')
  if (behavior === 'saysEmpty') throw new Refusal(207, 'Accepted.')
  if (behavior === 'disconnects') {
    call.disconnect()
    throw new Refusal(500, 'The connection was broken.')
  }
  if (behavior === 'failsOnce' || behavior === 'asksToWait') {
    if (countTry(sandbox, `${enter} ${value}`) % 2 === 0) return
    if (behavior === 'asksToWait') throw new Refusal(503, 'Too many people are here at once.', 2)
    throw new Refusal(500, 'The service is down for a moment.')
  }
}

/** Creates the service's answer when one of its partners refused: a 422 with a message inside the message. */
export function toPartnerRefusal(): Refusal {
  return new Refusal(422, JSON.stringify({ message: 'A partner service refused this.' }))
}

import { type Sandbox, Refusal, findSession, toSeed } from '../Sandbox.ts'
import { behaviorOf } from '../personas.ts'
import { playFault, toPartnerRefusal } from '../playFault.ts'
import type { CallHandlers } from '../registerCalls.ts'

/** Creates the handlers of the calls that start an identity check, read its result and complete it. */
export function toIdentityCalls(
  sandbox: Sandbox,
): Pick<CallHandlers, 'startIdentity' | 'validateIdentity' | 'requestChallenge' | 'completeIdentity'> {
  return {
    startIdentity: async (call) => {
      const { flowType, dob, phoneNumber } = call.body
      const phone = phoneNumber?.slice(2) ?? toHandset(dob)
      await playFault(sandbox, call, 'phone ending in', phone)
      const behavior = behaviorOf('phone ending in', phone)
      const carrierKnows = flowType === 'DESKTOP' || behavior !== 'asksForPhone'
      const correlationId = sandbox.createId()
      const isTokenless = behavior === 'hasNoToken'
      const authToken = isTokenless ? '' : sandbox.createAuthToken({ flowType, isPhoneKnown: carrierKnows })
      sandbox.store.state.sessions[correlationId] = {
        correlationId,
        authToken,
        flowType,
        dob,
        ...(carrierKnows ? { phone } : {}),
        confirmed: false,
        validated: false,
        failed: false,
        completed: false,
      }
      return { authToken, correlationId, next: 'validate' }
    },

    validateIdentity: (call) => {
      const session = findSession(sandbox, call.body)
      if (!session.confirmed || !session.phone) throw new Refusal(409, 'The phone has not been confirmed yet.')
      const behavior = behaviorOf('phone ending in', session.phone)
      session.failed = behavior === 'failsValidate'
      session.validated = !session.failed
      return {
        success: session.validated,
        next: behavior === 'completesNext' ? 'complete' : 'challenge',
        challengeMissing: behavior === 'missesChallenge',
        ...(behavior === 'hidesPhone' ? {} : { phoneNumber: session.phone }),
      }
    },

    requestChallenge: (call) => {
      const session = findSession(sandbox, call.body)
      if (!session.validated || !session.phone) throw new Refusal(409, 'Call prove/validate first, with success.')
      const behavior = behaviorOf('phone ending in', session.phone)
      const { dob } = call.body
      if (behavior === 'refusesChallenge') throw toPartnerRefusal()
      if (behavior === 'losesChallenge') throw new Refusal(503, 'The personal data cannot be looked up now.')
      if (behavior === 'missesChallenge' && !dob) throw new Refusal(400, 'dob is missing.')
      const isKnown = behavior !== 'hasNoIndividual' && (dob === undefined || dob === session.dob)
      return { next: 'complete', ...(isKnown ? { individual: toIndividual(session.phone, session.dob) } : {}) }
    },

    completeIdentity: (call) => {
      // Applicants who got no text message enter everything by hand, so neither a confirmed phone nor a challenge is required.
      const session = findSession(sandbox, call.body)
      session.completed = !session.failed && behaviorOf('phone ending in', session.phone ?? '') !== 'failsComplete'
      return { success: session.completed, next: session.completed ? 'done' : 'complete', challengeMissing: false }
    },
  }
}

// A mobile sends no number, so applicants born in 1960 get one that ends in their month and day: every persona stays reachable.
function toHandset(dob: string): string {
  const [year, month, day] = dob.split('-')
  return year === '1960' ? `303555${month}${day}` : '3035550100'
}

const firstNames = ['Avery', 'Jordan', 'Riley', 'Morgan', 'Casey', 'Quinn', 'Rowan', 'Taylor'] as const
const lastNames = ['Bennett', 'Castillo', 'Nguyen', 'Okafor', 'Petersen', 'Ramirez', 'Sullivan', 'Whitfield'] as const
const cities = [
  { city: 'Denver', region: 'CO', postalCode: '80202' },
  { city: 'Boise', region: 'ID', postalCode: '83702' },
  { city: 'Tampa', region: 'FL', postalCode: '33602' },
  { city: 'Madison', region: 'WI', postalCode: '53703' },
] as const

/**
 * Returns the identity provider's record for the owner of a ten-digit phone: a fictional person whose SSN ends like the phone
 * and starts with 9, unlike any real SSN.
 */
function toIndividual(phone: string, dob: string) {
  const seed = toSeed(phone)
  const pick = <List extends readonly [unknown, ...unknown[]]>(list: List, shift: number): List[number] =>
    list[(seed >>> shift) % list.length] ?? list[0]
  const firstName = pick(firstNames, 0)
  const lastName = pick(lastNames, 4)
  return {
    firstName,
    lastName,
    dob,
    ssn: `90012${phone.slice(-4)}`,
    emailAddresses: [`${firstName}.${lastName}@example.com`.toLowerCase()],
    addresses: [
      { address: `${100 + (seed % 900)} Maple Street`, extendedAddress: '', ...pick(cities, 8) },
      { address: `${10 + (seed % 90)} Cedar Avenue`, extendedAddress: 'Apt 2', ...pick(cities, 12) },
    ],
  }
}

import { toE164 } from '../rules/toPhoneText.ts'
import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Starts the identity check: by phone and date of birth, or on a mobile by date of birth alone. The client keeps the credential. */
const startIdentity: Handler<'startIdentity'> = async ({ person, isMobile }, { services, signal }) => {
  const dob = person.dateOfBirth
  const phone = person.phone === undefined ? {} : { phoneNumber: toE164(person.phone) }
  const body = isMobile ? { flowType: 'MOBILE' as const, dob } : { flowType: 'DESKTOP' as const, dob, ...phone }
  const answer = await services.api.call('startIdentity', { body, signal })
  if (answer.ok && answer.data) services.api.setIdentity(answer.data)
  return toOutcome('started', answer)
}

export default startIdentity

import { toE164 } from '../rules/digits.ts'
import { type Handler, toOutcome } from '../toOutcome.ts'
import { toIndividual } from '../contact/contactRequest.ts'

/** Starts the identity check: by phone and date of birth, or on a mobile by date of birth alone. The client keeps the credential. */
export const startIdentity: Handler<'startIdentity'> = async (
  { verifyYourIdentity: person, isMobile },
  { services, signal },
) => {
  const dob = person.dateOfBirth
  const phone = person.phone === undefined ? {} : { phoneNumber: toE164(person.phone) }
  const body = isMobile ? { flowType: 'MOBILE' as const, dob } : { flowType: 'DESKTOP' as const, dob, ...phone }
  const answer = await services.api.call('startIdentity', { body, signal })
  if (answer.ok && answer.data) services.api.setIdentity(answer.data)
  return toOutcome('started', answer)
}

/** Requests what is known of the person behind the phone, with the date of birth when the challenge lacked it. */
export const requestChallenge: Handler<'requestChallenge'> = async (
  { correlationId, dateOfBirth },
  { services, signal },
) => {
  const body = dateOfBirth === null ? { correlationId } : { correlationId, dob: dateOfBirth }
  return toOutcome('answered', await services.api.call('requestChallenge', { body, signal }))
}

/** Has the reviewed person checked against the identity that was started. */
export const completeIdentity: Handler<'completeIdentity'> = async (
  { identity, verifyYourInformation },
  { services, signal },
) => {
  const body = { correlationId: identity?.correlationId ?? '', individual: toIndividual(verifyYourInformation) }
  return toOutcome('answered', await services.api.call('completeIdentity', { body, signal }))
}

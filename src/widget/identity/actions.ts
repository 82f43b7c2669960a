import { toE164 } from '../rules/personal.ts'
import { type Handler, toOutcome } from '../toOutcome.ts'
import { toIndividual } from '../contact/contactRequest.ts'
import { type IdentityErrorReason, IdentityError } from '../integrations/identity/IdentityProvider.ts'

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

/**
 * Has the identity provider ask the applicant's phone for a proof, if a text is left for it; what it asks for decides the form
 * that is shown.
 */
export const openVerification: Handler<'openVerification'> = async (
  { authToken, isMobile, textsLeft },
  { services, signal },
) => {
  if (textsLeft <= 0) return { outcome: 'usedUp' }
  try {
    const flowType = isMobile ? 'MOBILE' : 'DESKTOP'
    const verification = await services.verification.open({ authToken, flowType, signal })
    return { outcome: 'asked', data: verification.asked() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Gives the identity provider the phone number that it could not find out by itself. */
export const sendVerificationPhone: Handler<'sendVerificationPhone'> = async ({ phone }, { services }) => {
  try {
    const verification = services.verification.current()
    await verification.sendPhone(phone)
    return { outcome: 'asked', data: verification.asked() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Has the identity provider ask for another phone than the one that it sent a text message to. */
export const changeVerificationPhone: Handler<'changeVerificationPhone'> = async (_, { services }) => {
  try {
    return { outcome: 'asked', data: await services.verification.current().changePhone() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Submits the one-time code. */
export const checkVerificationCode: Handler<'checkVerificationCode'> = async ({ code }, { services }) => {
  try {
    return { outcome: await services.verification.current().checkCode(code) }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Sends the code or the link once more, if a text is left for it. */
export const resendVerification: Handler<'resendVerification'> = async ({ textsLeft }, { services }) => {
  if (textsLeft <= 0) return { outcome: 'usedUp' }
  try {
    await services.verification.current().resend()
    return { outcome: 'sent' }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Waits until the applicant has proven the phone. Leaving the step cancels the authentication that is pending. */
export const awaitVerification: Handler<'awaitVerification'> = async (_, { services, signal }) => {
  const verification = services.verification.current()
  const cancel = () => void verification.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    // Somebody else than this step may have given the check up, such as a second tab.
    if ((await verification.whenFinished) === 'canceled') throw new IdentityError('canceled')
    return { outcome: 'confirmed' }
  } catch (error) {
    return toVerificationFailure(error)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** What the flow knows the provider's foreseen errors by. */
const statuses: Readonly<Record<IdentityErrorReason, string>> = {
  code: 'CodeNotSent',
  link: 'LinkNotSent',
  canceled: 'PhoneCheckCanceled',
  unreachable: 'PhoneCheckLost',
}

/** The provider's foreseen errors as a failure; anything else is a bug and is thrown on. */
export function toVerificationFailure(error: unknown) {
  if (!(error instanceof IdentityError)) throw error
  return { outcome: 'failed' as const, failure: { status: statuses[error.reason], message: error.message } }
}

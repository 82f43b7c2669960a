import { omitBlank } from '../rules/entries.ts'
import { toE164 } from '../rules/personal.ts'
import { type Handler, toOutcome } from '../toOutcome.ts'
import { toIndividual } from '../contact/contactRequest.ts'
import { type IdentityErrorReason, IdentityError } from '../integrations/identity/IdentityProvider.ts'

/** Starts the identity check by phone and date of birth, or on a mobile by date of birth alone. The API client keeps the credential. */
export const startIdentity: Handler<'startIdentity'> = async (
  { verifyYourIdentity: person, isMobile },
  { services, signal },
) => {
  const dob = person.dateOfBirth
  const phone = person.phone === undefined ? {} : { phoneNumber: toE164(person.phone) }
  const body = isMobile ? { flowType: 'MOBILE' as const, dob } : { flowType: 'DESKTOP' as const, dob, ...phone }
  const answer = await services.api.call('startIdentity', { body, signal })
  // A token cannot be used without its session.
  if (answer.ok && answer.data?.authToken && !answer.data.correlationId)
    return toOutcome('started', { ok: true, data: null })
  if (answer.ok && answer.data) services.api.setIdentity(answer.data)
  return toOutcome('started', answer)
}

/**
 * The client errors that say nothing about the person: the caller is not known, the request took too long, or came too early or
 * too often.
 */
const passingStatuses: readonly unknown[] = [401, 408, 425, 429]

/** Requests the known data of the phone's owner, with the date of birth if the challenge lacked it. A refusal means that none are known. */
export const requestChallenge: Handler<'requestChallenge'> = async (
  { correlationId, dateOfBirth },
  { services, signal },
) => {
  const body = dateOfBirth === null ? { correlationId } : { correlationId, dob: dateOfBirth }
  const answer = await services.api.call('requestChallenge', { body, signal })
  const status = answer.ok ? 0 : Number(answer.failure.status)
  if (status >= 400 && status < 500 && !passingStatuses.includes(status)) return { outcome: 'refused' }
  return toOutcome('answered', answer)
}

/** Has the reviewed person checked against the started identity, if the host began a session. */
export const completeIdentity: Handler<'completeIdentity'> = async (
  { identity, verifyYourInformation },
  { services, signal },
) => {
  const session = omitBlank({ correlationId: identity?.correlationId })
  const body = { ...session, individual: toIndividual(verifyYourInformation) }
  return toOutcome('answered', await services.api.call('completeIdentity', { body, signal }))
}

/**
 * Asks the identity provider to check the applicant's phone, if a text message is left for it; the provider's prompt decides
 * which form is shown.
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

/** Sends the identity provider the phone number that it could not find out by itself. */
export const sendVerificationPhone: Handler<'sendVerificationPhone'> = async ({ phone }, { services }) => {
  try {
    return { outcome: 'asked', data: await services.verification.current().sendPhone(phone) }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Makes the identity provider ask for another phone than the one that it texted. */
export const changeVerificationPhone: Handler<'changeVerificationPhone'> = async (_, { services }) => {
  try {
    return { outcome: 'asked', data: await services.verification.current().changePhone() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Submits the one-time code. Not through a shared function for the errors: a closure passed to it would keep the code in memory. */
export const checkVerificationCode: Handler<'checkVerificationCode'> = async ({ code }, { services }) => {
  try {
    return { outcome: await services.verification.current().checkCode(code) }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Sends the code or the link again, if a text message is left for it. */
export const resendVerification: Handler<'resendVerification'> = async ({ textsLeft }, { services }) => {
  if (textsLeft <= 0) return { outcome: 'usedUp' }
  try {
    await services.verification.current().resend()
    return { outcome: 'sent' }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

/** Waits until the applicant has confirmed the phone. Leaving the step cancels the pending authentication. */
export const awaitVerification: Handler<'awaitVerification'> = async (_, { services, signal }) => {
  const verification = services.verification.current()
  const cancel = () => void verification.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    // Something other than this step may have canceled the check, such as a newer check.
    if ((await verification.whenFinished) === 'canceled') throw new IdentityError('canceled')
    return { outcome: 'confirmed' }
  } catch (error) {
    return toVerificationFailure(error)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** The statuses by which the flow knows the provider's expected errors. */
const statuses: Readonly<Record<IdentityErrorReason, string>> = {
  code: 'CodeNotSent',
  link: 'LinkNotSent',
  canceled: 'PhoneCheckCanceled',
  unreachable: 'PhoneCheckLost',
}

/** Turns the provider's expected errors into a failure; rethrows anything else, which is a bug. */
export function toVerificationFailure(error: unknown) {
  if (!(error instanceof IdentityError)) throw error
  return { outcome: 'failed' as const, failure: { status: statuses[error.reason], message: error.message } }
}

import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Waits until the applicant has proven the phone. Leaving the step cancels the authentication that is pending. */
const awaitVerification: Handler<'awaitVerification'> = async (_, { services, signal }) => {
  const verification = services.verification.current()
  const cancel = () => verification.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    await verification.whenFinished
    return { outcome: 'confirmed' }
  } catch (error) {
    return toVerificationFailure(error)
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

export default awaitVerification

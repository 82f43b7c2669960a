import { IdentityError } from '../integrations/identity/IdentityError.ts'
import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Waits until the applicant has proven the phone. Leaving the step cancels the authentication that is pending. */
const awaitVerification: Handler<'awaitVerification'> = async (_, { services, signal }) => {
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

export default awaitVerification

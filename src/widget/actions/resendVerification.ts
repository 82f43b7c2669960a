import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Sends the code or the link once more. */
const resendVerification: Handler<'resendVerification'> = async (_, { services }) => {
  try {
    await services.verification.current().resend()
    return { outcome: 'sent' }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

export default resendVerification

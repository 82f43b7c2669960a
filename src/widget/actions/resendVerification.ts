import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Sends the code or the link once more, if a text is left for it. */
const resendVerification: Handler<'resendVerification'> = async ({ textsLeft }, { services }) => {
  if (textsLeft <= 0) return { outcome: 'usedUp' }
  try {
    await services.verification.current().resend()
    return { outcome: 'sent' }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

export default resendVerification

import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/**
 * Has the identity provider ask the applicant's phone for a proof, if a text is left for it; what it asks for decides the form
 * that is shown.
 */
const openVerification: Handler<'openVerification'> = async (
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

export default openVerification

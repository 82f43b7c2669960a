import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Submits the one-time code. */
const checkVerificationCode: Handler<'checkVerificationCode'> = async ({ code }, { services }) => {
  try {
    return { outcome: await services.verification.current().checkCode(code) }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

export default checkVerificationCode

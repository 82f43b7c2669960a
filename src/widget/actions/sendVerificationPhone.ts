import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Gives the identity provider the phone number that it could not find out by itself. */
const sendVerificationPhone: Handler<'sendVerificationPhone'> = async ({ phone }, { services }) => {
  try {
    const verification = services.verification.current()
    await verification.sendPhone(phone)
    return { outcome: 'asked', data: verification.asked() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

export default sendVerificationPhone

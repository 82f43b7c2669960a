import type { Handler } from './Handler.ts'
import { toVerificationFailure } from './toVerificationFailure.ts'

/** Has the identity provider ask for another phone than the one that it sent a text message to. */
const changeVerificationPhone: Handler<'changeVerificationPhone'> = async (_, { services }) => {
  try {
    return { outcome: 'asked', data: await services.verification.current().changePhone() }
  } catch (error) {
    return toVerificationFailure(error)
  }
}

export default changeVerificationPhone

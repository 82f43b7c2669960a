import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Requests what is known of the person behind the phone, with the date of birth when the challenge lacked it. */
const requestChallenge: Handler<'requestChallenge'> = async ({ correlationId, dateOfBirth }, { services, signal }) => {
  const body = dateOfBirth === null ? { correlationId } : { correlationId, dob: dateOfBirth }
  return toOutcome('answered', await services.api.call('requestChallenge', { body, signal }))
}

export default requestChallenge

import { toIndividual } from '../rules/toIndividual.ts'
import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Has the reviewed person checked against the identity that was started. */
const completeIdentity: Handler<'completeIdentity'> = async ({ identity, person }, { services, signal }) => {
  const body = { correlationId: identity?.correlationId ?? '', individual: toIndividual(person) }
  return toOutcome('answered', await services.api.call('completeIdentity', { body, signal }))
}

export default completeIdentity

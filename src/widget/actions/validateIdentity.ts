import type { Handler } from './Handler.ts'
import { toOutcome } from './toOutcome.ts'

/** Asks the product's own server what came of the phone check; the provider's word alone is not trusted. */
const validateIdentity: Handler<'validateIdentity'> = async ({ correlationId }, { services, signal }) =>
  toOutcome('answered', await services.api.call('validateIdentity', { body: { correlationId }, signal }))

export default validateIdentity

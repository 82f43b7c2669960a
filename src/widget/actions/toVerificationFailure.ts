import { IdentityError } from '../integrations/identity/IdentityError.ts'

/** The provider's foreseen errors as a failure; anything else is a bug and is thrown on. */
export function toVerificationFailure(error: unknown) {
  if (!(error instanceof IdentityError)) throw error
  return { outcome: 'failed' as const, failure: { status: error.name, message: error.message } }
}

import { IdentityError, type IdentityErrorReason } from '../integrations/identity/IdentityError.ts'

/** What the flow knows the provider's foreseen errors by. */
const statuses: Readonly<Record<IdentityErrorReason, string>> = {
  code: 'CodeNotSent',
  link: 'LinkNotSent',
  canceled: 'PhoneCheckCanceled',
  unreachable: 'PhoneCheckLost',
}

/** The provider's foreseen errors as a failure; anything else is a bug and is thrown on. */
export function toVerificationFailure(error: unknown) {
  if (!(error instanceof IdentityError)) throw error
  return { outcome: 'failed' as const, failure: { status: statuses[error.reason], message: error.message } }
}

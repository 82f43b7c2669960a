import { Refusal } from './Refusal.ts'
import type { IdentitySession } from './SandboxState.ts'
import type { Sandbox } from './Sandbox.ts'

/** Finds the identity check of a correlation id or of an authToken, or throws a 409 that says which step is missing. */
export function findSession(
  { store }: Sandbox,
  by: { correlationId: string | undefined } | { authToken: string },
): IdentitySession {
  const session = Object.values(store.state.sessions).find((one) =>
    'authToken' in by ? by.authToken !== '' && one.authToken === by.authToken : one.correlationId === by.correlationId,
  )
  if (session) return session
  const what = 'authToken' in by ? 'authToken' : 'correlation id'
  throw new Refusal(409, `There is no identity check with this ${what}: call prove/start first.`)
}

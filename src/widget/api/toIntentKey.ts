import type { CallName } from './ApiContract.ts'
import { toCanonicalJson } from './toCanonicalJson.ts'
import { toNameUuid } from './toNameUuid.ts'

/**
 * The idempotency key of an intent: a UUID from the application's id (itself a UUID), the call and its body (the deal's
 * id where it has none), so that a retry has the same key, even after a reload, and nothing needs to be stored.
 */
export const toIntentKey = (applicationId: string, call: CallName, body: unknown): Promise<string> =>
  toNameUuid(applicationId, `${call} ${toCanonicalJson(withoutSsn(body))}`)

// Keys end up in servers' logs, and who knows the rest of a body finds nine digits by trying them all.
const withoutSsn = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (name, value: unknown) =>
      name === 'ssn' && typeof value === 'string' ? value.slice(-4) : value,
    ),
  )

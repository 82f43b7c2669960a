import type { CallName } from './ApiContract.ts'
import { toCanonicalJson } from './toCanonicalJson.ts'
import { toNameUuid } from './toNameUuid.ts'

/**
 * The idempotency key of an intent: a UUID from the intent's id (itself a UUID), the call and its body, so that each call of
 * one intent has its own and a retry has the same key.
 */
export const toIntentKey = (intentId: string, call: CallName, body: unknown): Promise<string> =>
  toNameUuid(intentId, `${call} ${toCanonicalJson(withoutSsn(body))}`)

// Keys end up in servers' logs, and who knows the rest of a body finds nine digits by trying them all.
const withoutSsn = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (name, value: unknown) =>
      name === 'ssn' && typeof value === 'string' ? value.slice(-4) : value,
    ),
  )

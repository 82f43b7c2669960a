import { toIntentKey as toKey } from '../../../engine/index.ts'
import type { CallName } from './ApiContract.ts'

/** The idempotency key of an intent for a call and its body; see the engine's. */
export const toIntentKey = (intentId: string, call: CallName, body: unknown): Promise<string> =>
  toKey(intentId, call, withoutSsn(body))

// Keys end up in servers' logs, and who knows the rest of a body finds nine digits by trying them all.
const withoutSsn = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body ?? null, (name, value: unknown) =>
      name === 'ssn' && typeof value === 'string' ? value.slice(-4) : value,
    ),
  )

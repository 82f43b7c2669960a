import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Sandbox, Refusal } from './Sandbox.ts'
import type { Store } from './createStore.ts'

const remembered = 10_000

/** Creates the check of a call's bot headers. It throws a 401 that mentions the bot unless there is an override or an unused token. */
export function createBotCheck(): (token: string | undefined, override: string | undefined) => void {
  const seen = new Set<string>()
  return (token, override) => {
    if (override) return
    if (!token) throw new Refusal(401, 'The bot token is missing.')
    if (seen.has(token)) throw new Refusal(401, 'The bot token was used before.')
    seen.add(token)
    const [oldest] = seen
    if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
  }
}

/** The calls made before anybody can have a token. */
const openPaths = /^\/(vehicle|prove|prefill)\//

/**
 * Throws a 401 for an unknown authorization. A missing one is accepted, because a resumed application no longer has a token,
 * unless `needsAuthorization` is set or the contact has expired.
 */
export function checkAuthorization(
  { store, needsAuthorization }: Sandbox,
  header: string | undefined,
  { params, body, url }: Pick<FastifyRequest, 'params' | 'body' | 'url'>,
): void {
  if (header === undefined) {
    if (needsAuthorization && !openPaths.test(url)) throw new Refusal(401, 'The authorization is missing.')
    const { contactId } = { ...Object(body), ...Object(params) }
    if (store.state.contacts[contactId]?.isExpired) throw new Refusal(401, 'The session has expired.')
    return
  }
  const known = Object.values(store.state.sessions).some(
    ({ authToken }) => authToken && header === `Bearer ${authToken}`,
  )
  if (!known) throw new Refusal(401, 'The authorization is not known.')
}

/** Runs a request once per key. A retry gets the first answer; the same key with another path or body is refused with a 422. */
type Idempotency = (key: string, path: string, body: unknown, run: () => Promise<unknown>) => Promise<unknown>

/** Creates an idempotency guard that keeps its answers in the store. A failed run is forgotten, so that it can be retried. */
export function createIdempotency({ state }: Store): Idempotency {
  const running = new Map<string, { fingerprint: string; answer: Promise<unknown> }>()

  return async (key, path, body, run) => {
    const fingerprint = toFingerprint(path, body)
    const known = state.answers[key] ?? running.get(key)
    if (known && known.fingerprint !== fingerprint) {
      throw new Refusal(422, 'The idempotency key was used before with another request.')
    }
    if (known) return 'answer' in known ? known.answer : known.body

    const answer = run()
    running.set(key, { fingerprint, answer })
    try {
      const done = await answer
      state.answers[key] = { fingerprint, body: done }
      return done
    } finally {
      running.delete(key)
    }
  }
}

// Hashes only the last digits of an SSN, so that the state file cannot reveal one, not even by hashing every candidate.
function toFingerprint(path: string, body: unknown): string {
  const text = JSON.stringify([path, body], (key, value: unknown) =>
    key === 'ssn' && typeof value === 'string' ? value.slice(-4) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Sandbox, Refusal } from './Sandbox.ts'
import type { Store } from './createStore.ts'

const remembered = 10_000

/** Makes the check of the bot headers of a call: throws a 401 that mentions the bot unless there is an override or a token never seen before. */
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

/** What is called before anybody can have a token. */
const openPaths = /^\/(vehicle|prove|prefill)\//

/**
 * Throws a 401 for an authorization that is not known. A resumed application has no token any more, so a missing one is fine,
 * unless told otherwise.
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

/** Runs an intent once for each key: a retry gets the first answer, another path or body under the same key is refused with 422. */
type Idempotency = (key: string, path: string, body: unknown, run: () => Promise<unknown>) => Promise<unknown>

/** Makes an idempotency guard that keeps its answers in the store; a failed run is forgotten, so that it can be tried again. */
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

// The state file must not help anybody to find an SSN, not even by hashing every candidate.
function toFingerprint(path: string, body: unknown): string {
  const text = JSON.stringify([path, body], (key, value: unknown) =>
    key === 'ssn' && typeof value === 'string' ? value.slice(-4) : value,
  )
  return createHash('sha256').update(text).digest('hex')
}

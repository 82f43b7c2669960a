import { createHash } from 'node:crypto'
import { Refusal } from './Refusal.ts'
import type { Store } from './createStore.ts'

/** Runs an intent once for each key: a retry gets the first answer, another path or body under the same key is refused with 422. */
export type Idempotency = (key: string, path: string, body: unknown, run: () => Promise<unknown>) => Promise<unknown>

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

import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { Contact, IdentitySession, Store } from './createStore.ts'
import type { SchemaCheck } from './compileSchemas.ts'
import type { MessageHub } from './hub/createMessageHub.ts'
import type { Speech } from './toSpoken.ts'

/** The state and settings that all routes share. The functions below look up what a call refers to. */
export type Sandbox = {
  store: Store
  hub: Pick<MessageHub, 'send' | 'connectionCount'>
  check: SchemaCheck
  /** Rings with the authToken of an identity check when its phone was confirmed or the check was canceled. */
  confirmations: Doorbell
  now: () => Date
  slowMs: number
  statusWaitMs: number
  /** The style of its answers. */
  speech: Speech
  /** Whether calls after the identity check are refused without its token. */
  needsAuthorization: boolean
  /** Creates a unique id. */
  createId: () => string
  /** Creates a unique token for an identity check. A vendor's SDK may require a certain format. */
  createAuthToken: (check: { flowType: 'MOBILE' | 'DESKTOP'; isPhoneKnown: boolean }) => string
}

/** Finds the contact with these ids, or throws a 409 that names the missing step. An omitted id is not compared. */
export function findContact(
  { store }: Sandbox,
  ids: { contactId: string; leadId?: string; assetId?: string },
): Contact {
  const contact = store.state.contacts[ids.contactId]
  if (!contact) throw new Refusal(409, 'There is no such contact yet: call contacts/contact/create first.')
  if (ids.leadId !== undefined && ids.leadId !== contact.leadId) {
    throw new Refusal(409, 'The leadId is not the one of this contact.')
  }
  if (ids.assetId !== undefined && ids.assetId !== contact.assetId) {
    throw new Refusal(409, 'The assetId is not the one of this contact.')
  }
  return contact
}

/** Finds the identity check by its correlation id or authToken, or throws a 409 that names the missing step. */
export function findSession(
  { store }: Sandbox,
  by: { correlationId?: string | undefined } | { authToken: string },
): IdentitySession {
  const session = Object.values(store.state.sessions).find((one) =>
    'authToken' in by ? by.authToken !== '' && one.authToken === by.authToken : one.correlationId === by.correlationId,
  )
  if (session) return session
  const what = 'authToken' in by ? 'authToken' : 'correlation id'
  throw new Refusal(409, `There is no identity check with this ${what}: call prove/start first.`)
}

/** Throws a 400 that names each invalid field of a body, according to the schema with that `$id`. */
export function checkBody({ check }: Pick<Sandbox, 'check'>, schemaId: string, body: unknown): void {
  const problems = check(schemaId, body)
  if (problems.length > 0) throw new Refusal(400, `${problems.join('; ')}.`)
}

/** Counts an attempt at a named fault, across restarts too, and returns the count including this attempt. */
export function countTry({ store: { state } }: Pick<Sandbox, 'store'>, name: string): number {
  const tries = (state.tries[name] ?? 0) + 1
  state.tries[name] = tries
  return tries
}

/** Hashes words to a whole number from 0 to 2^32 - 1; the same words always give the same number. */
export function toSeed(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0)
}

/** An error that ends a call early: an HTTP status and a message without personal data, sent as `{status, message}`. */
export class Refusal extends Error {
  readonly status: number
  /** The number of seconds until the call may be retried. */
  readonly retryAfter: number | undefined

  constructor(status: number, message: string, retryAfter?: number) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Makes an app answer every error as `{status, message}`. Unexpected errors are logged, and the answer does not reveal them. */
export function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ status: 404, message: 'There is no such call.' }))

  app.setErrorHandler((error: FastifyError | Refusal, _request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    const isOurs = !(error instanceof Refusal) && status >= 500
    if (isOurs) log(error.stack ?? error.message)
    if (error instanceof Refusal && error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
    const message = isOurs ? 'The sandbox has a fault: see its log.' : error.message
    return reply.code(status).send({ status, message })
  })
}

/** Wakes the callers that wait for a key. `close` wakes all of them and makes further waits return at once. */
export type Doorbell = { wait(key: string, timeoutMs: number): Promise<void>; ring(key: string): void; close(): void }

/** Creates a doorbell. A `wait` ends at the next `ring` of its key or at its timeout, whichever comes first. */
export function createDoorbell(): Doorbell {
  const waiting = new Map<string, Set<() => void>>()
  let closed = false
  const wake = (key: string) => waiting.get(key)?.forEach((end) => end())

  return {
    wait: (key, timeoutMs) =>
      new Promise((resolve) => {
        if (closed) return resolve()
        const mine = waiting.get(key) ?? new Set()
        waiting.set(key, mine)
        const end = () => {
          clearTimeout(timer)
          mine.delete(end)
          if (mine.size === 0) waiting.delete(key)
          resolve()
        }
        const timer = setTimeout(end, timeoutMs)
        mine.add(end)
      }),
    ring: wake,
    close() {
      closed = true
      for (const key of waiting.keys()) wake(key)
    },
  }
}

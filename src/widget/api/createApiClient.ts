import type { Failure } from '../../../engine/index.ts'
import type { ApiContract, CallName } from './ApiContract.ts'
import type { toData } from './readAnswer.ts'
import { toAbortError } from '../integrations/waiting.ts'
import { type Answer, failureMessages, toAnswer, toNetworkFailure } from './toAnswer.ts'
import { type BotToken, type Identity, toHeaders } from './toHeaders.ts'
import { UnusableValue, type UrlValues, toUrl } from './toUrl.ts'
import type { ApiContracts } from '../contracts.generated.ts'

type ToData = typeof toData

/** What a client is made of. */
export interface ApiClientOptions {
  readonly baseUrl: string
  readonly contract: ApiContract
  /** Asked anew for every call. */
  readonly botToken: (call: CallName) => Promise<BotToken>
  /** Told of every failure: the call, the status and, of an answer that cannot be read, the place; never a value. */
  readonly report: (error: Error) => void
  /** Told what the server's clock said, with each answer. */
  readonly tellTime?: ((date: string | undefined) => void) | undefined
  /** Resolves when a call may be sent; waited for at the last moment. */
  readonly ready?: ((call: CallOptions) => Promise<void>) | undefined
}

/** Creates a client of the refinancing API that has no identity yet. */
export function createApiClient({ baseUrl, contract, botToken, report, tellTime, ready }: ApiClientOptions): ApiClient {
  let identity: Identity | undefined
  /** The calls that the host wants to wait, and what it said. */
  const held = new Map<CallName, Failure>()

  /** Everything that may be missing is fetched before anything is sent: what was sent must also be understood. */
  async function ask(name: CallName, url: string, call: CallOptions & { body?: unknown }) {
    const { body, signal, idempotencyKey } = call
    const [{ sendRequest }, { toData }, token] = await Promise.all([
      import('./sendRequest.ts'),
      import('./readAnswer.ts'),
      botToken(name),
    ])
    await ready?.(call)
    if (signal.aborted) throw toAbortError()
    const headers = toHeaders(contract.headers, { botToken: token, identity, idempotencyKey })
    const answer = await sendRequest({ method: contract.calls[name].method, url, headers, body, signal })
    tellTime?.(answer.date)
    return { answer: toAnswer(answer, contract.calls[name].saves), toData }
  }

  function toResult<Name extends CallName>(name: Name, answer: Answer, toData: ToData): CallResult<Name> {
    if (answer.kind === 'failed') return fail(name, answer.failure)
    if (answer.kind === 'nothing') return { ok: true, data: null }
    try {
      return { ok: true, data: toData(name, answer.data) }
    } catch (error) {
      return failUnclear(name, error instanceof Error ? error.message : '')
    }
  }

  /** The service has said what cannot be used, now or when it gave an id. */
  function failUnclear(name: CallName, why: string) {
    return fail(name, { status: 'InvalidAnswer', message: failureMessages.anything }, ` ${why}`)
  }

  function fail(name: CallName, failure: Failure, why = ''): { ok: false; failure: Failure } {
    report(new Error(`The call ${name} failed with ${failure.status}.${why}`))
    return { ok: false, failure }
  }

  return {
    async call(name, request) {
      const definition = contract.calls[name]
      if (definition.idempotent && !request.idempotencyKey)
        throw new Error(`The call ${name} is idempotent and has no idempotencyKey. Make one with toIntentKey.`)
      let url: string
      try {
        url = toUrl(baseUrl, definition, request.params, request.query)
      } catch (error) {
        if (error instanceof UnusableValue) return failUnclear(name, error.message)
        throw error
      }
      const wait = held.get(name)
      if (wait?.retryAt !== undefined && performance.now() < wait.retryAt) return { ok: false, failure: wait }
      const caller = identity
      const asked = await ask(name, url, request).catch((error: unknown) => ({ failure: toNetworkFailure(error) }))
      if (request.signal.aborted) throw toAbortError()
      if ('failure' in asked) return fail(name, asked.failure)
      const result = toResult(name, asked.answer, asked.toData)
      // Sent along with the call for a new token, an expired one would have that refused as well.
      if (!result.ok && result.failure.status === 401 && identity === caller) identity = undefined
      if (result.ok) held.delete(name)
      else held.set(name, result.failure)
      return result
    },
    setIdentity(given) {
      identity = given
    },
    clearIdentity() {
      identity = undefined
    },
    accessToken: () => identity?.authToken ?? '',
  }
}

/** What any call may need besides its name and body. Personal data belongs in the body alone. */
export interface CallOptions {
  readonly params?: UrlValues
  readonly query?: UrlValues
  readonly signal: AbortSignal
  /** Required by idempotent calls: see `toIntentKey`. */
  readonly idempotencyKey?: string
}

/** The body of a call, undefined for one that has none. */
type CallBody<Name extends CallName> = ApiContracts[Name] extends { request: infer Body } ? Body : undefined

/** What one call needs: a body exactly when its contract has one. */
type CallRequest<Name extends CallName> = CallOptions &
  (CallBody<Name> extends undefined ? { readonly body?: undefined } : { readonly body: CallBody<Name> })

/** Data that keeps the contract, or null where the service accepted the call and had nothing to say; else a failure. */
type CallResult<Name extends CallName> =
  | { readonly ok: true; readonly data: ApiContracts[Name]['response'] | null }
  | { readonly ok: false; readonly failure: Failure }

/** The refinancing API. */
export interface ApiClient {
  /** Makes one call. Rejects with an `AbortError` when aborted, and for a bug; whatever the service does is a result. */
  call<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<CallResult<Name>>
  /** Has every later call prove who is calling. Held in memory only. */
  setIdentity(identity: Identity): void
  clearIdentity(): void
  /** The token of the identity, empty when there is none; for the message hub. */
  accessToken(): string
}

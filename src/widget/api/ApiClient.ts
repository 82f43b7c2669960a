import type { Failure } from '../../../engine/index.ts'
import type { ApiContracts } from '../contracts.generated.ts'
import type { CallName } from './ApiContract.ts'
import type { UrlValues } from './toUrl.ts'

/** What identity gave to prove who is calling. */
export interface Identity {
  readonly authToken: string
  readonly correlationId: string
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
export type CallBody<Name extends CallName> = ApiContracts[Name] extends { request: infer Body } ? Body : undefined

/** What one call needs: a body exactly when its contract has one. */
export type CallRequest<Name extends CallName> = CallOptions &
  (CallBody<Name> extends undefined ? { readonly body?: undefined } : { readonly body: CallBody<Name> })

/** Data that keeps the contract, or null where the service accepted the call and had nothing to say; else a failure. */
export type CallResult<Name extends CallName> =
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

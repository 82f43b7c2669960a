import { type CallClientOptions, type CallOptions, type Failure, createCallClient } from '../../../engine/index.ts'
import type { ApiContract, CallName } from './ApiContract.ts'
import { toBotRefusal } from './toBotRefusal.ts'
import { type BotToken, type Identity, toHeaders } from './toHeaders.ts'
import type { ApiContracts } from '../contracts.generated.ts'

/** What a client is made of. */
export interface ApiClientOptions extends Omit<
  CallClientOptions<CallName>,
  'contract' | 'headers' | 'loadAnswers' | 'toOwnFailure'
> {
  readonly contract: ApiContract
  /** Asked anew for every call. */
  readonly botToken: (call: CallName) => Promise<BotToken>
}

/** Creates a client of the refinancing API that has no identity yet. */
export function createApiClient({ botToken, ...options }: ApiClientOptions): ApiClient {
  let identity: Identity | undefined
  const client = createCallClient<CallName>({
    ...options,
    loadAnswers: () => import('../../../flows/refinance.json?answers'),
    async headers(call) {
      const token = await botToken(call)
      return () => toHeaders(options.contract.headers, { botToken: token, identity })
    },
    toOwnFailure: toBotRefusal,
  })

  return {
    async call<Name extends CallName>(name: Name, request: CallRequest<Name>) {
      const caller = identity
      const result = await client.call(name, request)
      // Sent along with the call for a new token, an expired one would have that refused as well.
      if (!result.ok && result.failure.status === 401 && identity === caller) identity = undefined
      // What is read by a schema is of the type that is generated from the same schema.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return result as CallResult<Name>
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

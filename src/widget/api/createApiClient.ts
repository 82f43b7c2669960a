import {
  type CallClientOptions,
  type CallOptions,
  type Failure,
  type CallContract,
  type HttpAnswer,
  createCallClient,
  toMessage,
} from '../../../engine/index.ts'
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

/** The name of a call, as the contract and the action handlers use it. */
export type CallName = keyof ApiContracts

/** The API as data: the names of its headers, and its calls. */
export interface ApiContract extends CallContract<CallName> {
  readonly headers: {
    readonly botToken: string
    readonly botOverride: string
    readonly authorization: string
    readonly correlationId: string
    readonly idempotencyKey: string
  }
}

/** What shows that a person is calling: a token of the bot check, or the value that stands in for one. */
interface BotToken {
  readonly header: 'token' | 'override'
  readonly value: string
}

/** What identity gave to prove who is calling. */
interface Identity {
  readonly authToken: string
  readonly correlationId: string
}

/** What the headers of a call are made of. */
interface HeaderValues {
  readonly botToken: BotToken
  readonly identity?: Identity | undefined
}

/** The headers of a call, by the names of the contract; an empty token is no token. */
function toHeaders(names: ApiContract['headers'], { botToken, identity }: HeaderValues): Record<string, string> {
  const { authToken, correlationId } = identity ?? {}
  return {
    [botToken.header === 'token' ? names.botToken : names.botOverride]: botToken.value,
    ...(authToken ? { [names.authorization]: `Bearer ${authToken}` } : {}),
    ...(correlationId ? { [names.correlationId]: correlationId } : {}),
  }
}

const noContent = 204

/** The failure of a call that was taken for a program's; undefined for any other answer. */
function toBotRefusal({ status, data }: HttpAnswer): Failure | undefined {
  const message = toMessage(data) ?? ''
  const isRefused =
    (status === 401 && message.toLowerCase().includes('bot')) ||
    (status > noContent && status < 300 && message.includes('Seems like a bot.'))
  if (!isRefused) return undefined
  return { status: 'BotRefused', message: 'We are unable to move forward with your application online currently.' }
}

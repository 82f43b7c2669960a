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

/** The options of an API client. */
export interface ApiClientOptions extends Omit<
  CallClientOptions<CallName>,
  'contract' | 'headers' | 'loadAnswers' | 'toOwnFailure'
> {
  readonly contract: ApiContract
  /** Returns a bot token for a call; runs before every call. */
  readonly botToken: (call: CallName) => Promise<BotToken>
}

/** The calls before anybody is known, which need no token: one that has expired does not stop them. */
const openCalls: ReadonlySet<CallName> = new Set([
  'lookUpPlate',
  'listYears',
  'listMakes',
  'listModels',
  'startIdentity',
])

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
      let result = await client.call(name, request)
      if (!result.ok && result.failure.status === 401 && identity === caller) {
        // An expired token would also get the call for a new one refused.
        identity = undefined
        if (caller && openCalls.has(name)) result = await client.call(name, request)
      }
      // The schema that validated the response also generated this type.
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

/** The body of a call; undefined for a call without one. */
type CallBody<Name extends CallName> = ApiContracts[Name] extends { request: infer Body } ? Body : undefined

/** The options of one call: with a body exactly when its contract has one. */
type CallRequest<Name extends CallName> = CallOptions &
  (CallBody<Name> extends undefined ? { readonly body?: undefined } : { readonly body: CallBody<Name> })

/** The result of a call: data that matches the contract, null for a success without content, or a failure. */
type CallResult<Name extends CallName> =
  | { readonly ok: true; readonly data: ApiContracts[Name]['response'] | null }
  | { readonly ok: false; readonly failure: Failure }

/** The client of the refinancing API. */
export interface ApiClient {
  /** Makes one call. Rejects with an `AbortError` when aborted, and for a bug; whatever the service does is a result. */
  call<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<CallResult<Name>>
  /** Sets the identity that every later call sends. Held in memory only. */
  setIdentity(identity: Identity): void
  clearIdentity(): void
  /** Returns the token of the identity, for the message hub; empty if there is none. */
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

/** The proof that a person is calling: a token of the bot check, or the configured override. */
interface BotToken {
  readonly header: 'token' | 'override'
  readonly value: string
}

/** The credential that an identity check returned. */
interface Identity {
  readonly authToken: string
  readonly correlationId: string
}

/** The values for the headers of a call. */
interface HeaderValues {
  readonly botToken: BotToken
  readonly identity?: Identity | undefined
}

/** Returns the headers of a call, by the names of the contract; an empty token is left out. */
function toHeaders(names: ApiContract['headers'], { botToken, identity }: HeaderValues): Record<string, string> {
  const { authToken, correlationId } = identity ?? {}
  return {
    [botToken.header === 'token' ? names.botToken : names.botOverride]: botToken.value,
    ...(authToken ? { [names.authorization]: `Bearer ${authToken}` } : {}),
    ...(correlationId ? { [names.correlationId]: correlationId } : {}),
  }
}

const noContent = 204

/** Returns the failure of a call that the service blames on a bot; undefined for any other response. */
function toBotRefusal({ status, data }: HttpAnswer): Failure | undefined {
  const message = toMessage(data) ?? ''
  const isRefused =
    (status === 401 && message.toLowerCase().includes('bot')) ||
    (status > noContent && status < 300 && message.includes('Seems like a bot.'))
  if (!isRefused) return undefined
  return { status: 'BotRefused', message: 'We are unable to move forward with your application online currently.' }
}

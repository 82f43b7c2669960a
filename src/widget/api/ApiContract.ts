import type { ApiContracts } from '../contracts.generated.ts'

/** The name of a call, as the contract and the action handlers use it. */
export type CallName = keyof ApiContracts

/** One call as data: `path` is relative to the API base, `{name}` in it is a parameter, all of `query` is required. */
export interface CallDefinition {
  readonly method: string
  readonly path: string
  readonly query?: readonly string[]
  readonly idempotent?: boolean
  /** Whether it only stores what it is given, so that any good answer will do. */
  readonly saves?: boolean
}

/** How the message hub is reached and kept alive; times in milliseconds. */
export interface HubDefinition {
  readonly path: string
  readonly connectionParameter: string
  readonly event: string
  readonly reconnectDelaysMs: readonly number[]
  /** Of the first connection with all its tries: a negotiation that nobody answers would never end by itself. */
  readonly connectTimeoutMs: number
  readonly serverTimeoutMs: number
  readonly keepAliveMs: number
  readonly longPollTimeoutMs: number
}

/** The API as data: the names of its headers, and its calls. */
export interface ApiContract {
  readonly headers: {
    readonly botToken: string
    readonly botOverride: string
    readonly authorization: string
    readonly correlationId: string
    readonly idempotencyKey: string
  }
  readonly calls: Readonly<Record<CallName, CallDefinition>>
}

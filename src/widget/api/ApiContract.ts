import type { CallContract } from '../../../engine/index.ts'
import type { ApiContracts } from '../contracts.generated.ts'

/** The name of a call, as the contract and the action handlers use it. */
export type CallName = keyof ApiContracts

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
export interface ApiContract extends CallContract<CallName> {
  readonly headers: {
    readonly botToken: string
    readonly botOverride: string
    readonly authorization: string
    readonly correlationId: string
    readonly idempotencyKey: string
  }
}

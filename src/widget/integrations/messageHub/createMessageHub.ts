import type { HubConnection } from '@microsoft/signalr'
import { toAbortError, toUrl } from '../../../../engine/index.ts'
import type { Log } from '../../early/consoleLog.ts'
import { toScrubbed } from '../toScrubbed.ts'
import { pause } from '../waiting.ts'

import contract from '../../../../flows/api.json' with { type: 'json' }

/** Who needs longer than this to connect, in milliseconds, may have missed a message. */
const slowMs = 2_000

/** How the message hub is reached and kept alive; times in milliseconds. */
interface HubDefinition {
  readonly path: string
  readonly connectionParameter: string
  readonly event: string
  readonly reconnectDelaysMs: readonly number[]
  /** The limit of the first connection with all its retries: a negotiation without a response would never end by itself. */
  readonly connectTimeoutMs: number
  readonly serverTimeoutMs: number
  readonly keepAliveMs: number
  readonly longPollTimeoutMs: number
}

/** The API base (`baseUrl`), the hub's definition, the caller's token, and the log for failed connections. */
export interface MessageHubOptions {
  readonly baseUrl: string
  /** The product's own by default. */
  readonly hub?: HubDefinition
  readonly accessToken: () => string
  readonly log: Log
}

/** Creates the client of the message hub; SignalR is loaded with the first wait. */
export function createMessageHub({ baseUrl, hub = contract.hub, accessToken, log }: MessageHubOptions): MessageHub {
  async function connect(connectionId: string): Promise<HubConnection> {
    const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
    const url = toUrl(
      baseUrl,
      { path: hub.path, query: [hub.connectionParameter] },
      {},
      { [hub.connectionParameter]: connectionId },
    )
    let [connectedAt, losses] = [-Infinity, 0]
    const connection = new HubConnectionBuilder()
      .withUrl(url, { accessTokenFactory: accessToken, timeout: hub.longPollTimeoutMs, withCredentials: false })
      .withAutomaticReconnect({
        // SignalR counts anew after each connection: a hub that closes every one would be called without end and without a pause.
        nextRetryDelayInMilliseconds({ previousRetryCount: failures }) {
          const isBrief = performance.now() - connectedAt < hub.serverTimeoutMs
          if (failures === 0) losses = isBrief ? losses + 1 : 0
          return hub.reconnectDelaysMs[losses + failures] ?? null
        },
      })
      .withServerTimeout(hub.serverTimeoutMs)
      .withKeepAliveInterval(hub.keepAliveMs)
      // SignalR's own log writes URLs, which hold tokens.
      .configureLogging(LogLevel.None)
      .build()
    connection.onreconnected(() => (connectedAt = performance.now()))
    return connection
  }

  /**
   * Starts a connection with the same delays as a lost one, because SignalR retries only after it was connected. Returns how many
   * attempts have failed.
   */
  async function start(connection: HubConnection, signal: AbortSignal): Promise<number> {
    for (const [failures, delay] of [...hub.reconnectDelaysMs, undefined].entries()) {
      if (signal.aborted) return failures
      try {
        await connection.start()
        return failures
      } catch (error) {
        if (delay === undefined || signal.aborted) throw error
        log.warn(`The message hub cannot be reached, next try in ${delay} ms: ${toReason(error)}`)
        await pause(delay, signal)
      }
    }
    return 0
  }

  function lose(error: unknown): HubMessage {
    const reason = toReason(error)
    log.warn(`The connection to the message hub is lost: ${reason}`)
    return { kind: 'lost', reason }
  }

  /**
   * Listens until the caller aborts `over`, which happens as soon as there is a result. A message that says nothing still says that
   * something has happened.
   */
  function listen(
    connection: HubConnection,
    begunAt: number,
    over: AbortSignal,
    hasMissed: HasMissed,
  ): Promise<HubMessage> {
    return new Promise((resolve) => {
      const end = (error: unknown) => over.aborted || resolve(lose(error))
      const lookBack = async () => {
        if (!over.aborted && (await hasMissed())) end(new Error('A message came while nobody listened.'))
      }
      connection.on(hub.event, (value: unknown) => {
        const text = Number.isSafeInteger(value) ? String(value) : value
        if (typeof text === 'string' && text !== '') return resolve({ kind: 'message', value: text })
        log.warn(`The message hub sent ${hub.event} with a ${typeof value} in place of a text.`)
        lookBack().catch(end)
      })
      connection.onreconnecting((error) => {
        if (!over.aborted) log.warn(`The message hub is connected to again: ${toReason(error)}`)
      })
      connection.onreconnected(() => void lookBack().catch(end))
      connection.onclose(end)
      const timer = setTimeout(() => end(new Error('Nobody answered in time.')), hub.connectTimeoutMs)
      start(connection, over)
        .finally(() => clearTimeout(timer))
        .then((failures) => (failures > 0 || performance.now() - begunAt > slowMs ? lookBack() : undefined))
        .catch(end)
    })
  }

  return {
    async waitForMessage(connectionId, signal, hasMissed) {
      if (signal.aborted) throw toAbortError()
      if (!connectionId) {
        log.warn('There is no connection id to wait for a message with.')
        return { kind: 'lost', reason: 'There is no connection id.' }
      }
      const begunAt = performance.now()
      const over = new AbortController()
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(toAbortError()), { signal: over.signal })
      })
      const connecting = connect(connectionId)
      try {
        return await Promise.race([
          aborted,
          connecting.then((connection) => listen(connection, begunAt, over.signal, hasMissed), lose),
        ])
      } finally {
        over.abort()
        // Not awaited: on a dead network, stopping takes long.
        connecting.then(stop).catch(() => undefined)
      }
    },
  }
}

/**
 * Ends a connection for good. If it is stopped in the last moment of its start, such as by a message that comes with the first
 * response, SignalR treats that as a loss and connects again. A second stop prevents this.
 */
async function stop(connection: HubConnection): Promise<void> {
  await connection.stop()
  await connection.stop()
}

function toReason(error: unknown): string {
  return error instanceof Error ? toScrubbed(error.message) : 'The connection was closed.'
}

/** The result of waiting: the message's value, or the reason why there is none. */
export type HubMessage =
  { readonly kind: 'message'; readonly value: string } | { readonly kind: 'lost'; readonly reason: string }

/** Returns whether something has happened that a message would have told. */
type HasMissed = () => Promise<boolean>

/**
 * Waits for the one message of a connection id. A lost connection is a value; an abort rejects with an `AbortError`. No hub has to keep a
 * message for somebody who is away, so `hasMissed` is asked whenever the connection is there after it was not, and a message that was
 * missed counts as a lost connection.
 */
export interface MessageHub {
  waitForMessage(connectionId: string, signal: AbortSignal, hasMissed: HasMissed): Promise<HubMessage>
}

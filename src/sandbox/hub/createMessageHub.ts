import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type HubConnection, createHubConnection } from './createHubConnection.ts'
import { type HubDoor, claimUpgrades, registerHubRoutes } from './registerHubRoutes.ts'
import type { ServerMessage } from './HubMessage.ts'

/** The server side of a SignalR hub that sends messages to its clients and accepts no calls from them. */
export interface MessageHub {
  /** Serves the hub at `path` of an app that does not listen yet. Closing the app closes the hub. */
  attach(app: FastifyInstance, path: string): void
  /**
   * Invokes `method` on the clients that connected with `?connectionId=`. Resolves to false if there is none yet and the
   * message waits for the next one.
   */
  send(connectionId: string, method: string, ...args: unknown[]): Promise<boolean>
  /** Returns how many clients with this `connectionId` have finished their handshake. */
  connectionCount(connectionId: string): number
  /** Cuts the connections of these clients without a close message, like a lost network. */
  drop(connectionId: string): void
  /** Closes every connection and accepts no more. */
  close(): void
}

interface MessageHubOptions {
  /** Decides whether clients with this `connectionId` are refused. */
  refuses?: (recipient: string) => boolean
  /** Whether a negotiation issues the hub's own access token, which is valid for a minute and required to open a connection. */
  hasOwnTokens?: boolean
  keepAliveMs?: number
  longPollTimeoutMs?: number
}

const TOKEN_MS = 60_000
const OUTBOX_LIMITS = { maxAgeMs: 10 * 60_000, maxMessages: 20 }

/** Creates a hub that speaks the JSON protocol of ASP.NET Core SignalR over WebSockets, server-sent events and long polling. */
export function createMessageHub({
  refuses = () => false,
  hasOwnTokens = false,
  keepAliveMs = 15_000,
  longPollTimeoutMs = 90_000,
}: MessageHubOptions = {}): MessageHub {
  const connections = new Map<string, HubConnection>()
  const outbox = createOutbox<ServerMessage>(OUTBOX_LIMITS)
  const accessTokens = new Set<string>()
  let closed = false

  const reach = (recipient: string) =>
    [...connections.values()].filter((one) => one.state === 'ready' && one.recipient === recipient)

  const heartbeat = setInterval(() => {
    for (const connection of connections.values()) connection.tick()
  }, keepAliveMs).unref()

  const door: HubDoor = {
    longPollTimeoutMs,
    open: (recipient, negotiateVersion) => {
      if (closed || (recipient !== undefined && refuses(recipient))) return undefined
      const id = randomUUID()
      const connection = createHubConnection({
        id,
        // Before version 1 of the negotiation, the id was also the token.
        token: negotiateVersion > 0 ? randomUUID() : id,
        recipient,
        onReady: (ready) => {
          if (recipient !== undefined) for (const message of outbox.take(recipient)) ready.send(message)
        },
        onGone: ({ token }) => connections.delete(token),
      })
      connections.set(connection.token, connection)
      return connection
    },
    issue: () => {
      if (!hasOwnTokens) return undefined
      const accessToken = randomUUID()
      accessTokens.add(accessToken)
      setTimeout(() => accessTokens.delete(accessToken), TOKEN_MS).unref()
      return accessToken
    },
    find: (token, accessToken = '') => {
      const connection = connections.get(token)
      return !hasOwnTokens || connection?.transport || accessTokens.has(accessToken) ? connection : undefined
    },
  }

  const hub: MessageHub = {
    attach: (app, path) => {
      const route = path.startsWith('/') ? path : `/${path}`
      void app.register((scope, _options, done) => {
        registerHubRoutes(scope, route, door)
        done()
      })
      claimUpgrades(app.server, app.prefix + route, door)
      app.addHook('preClose', (done) => {
        hub.close()
        done()
      })
    },
    send: (connectionId, method, ...args) => {
      const message: ServerMessage = { type: 1, target: method, arguments: args }
      const reached = reach(connectionId)
      for (const connection of reached) connection.send(message)
      if (reached.length === 0) outbox.put(connectionId, message)
      return Promise.resolve(reached.length > 0)
    },
    connectionCount: (connectionId) => reach(connectionId).length,
    drop: (connectionId) => {
      for (const connection of reach(connectionId)) connection.drop()
    },
    close: () => {
      closed = true
      clearInterval(heartbeat)
      for (const connection of connections.values()) connection.close()
    },
  }
  return hub
}

/** Keeps undelivered messages by recipient. */
interface Outbox<Message> {
  put(recipient: string, message: Message): void
  /** Removes and returns the messages for this recipient, oldest first. */
  take(recipient: string): Message[]
}

interface OutboxLimits {
  maxAgeMs: number
  maxMessages: number
}

/** Creates an outbox that drops messages older than `maxAgeMs`, and the oldest of a recipient beyond `maxMessages`. */
export function createOutbox<Message>({ maxAgeMs, maxMessages }: OutboxLimits): Outbox<Message> {
  const waiting = new Map<string, { message: Message; at: number }[]>()

  const forgetExpired = () => {
    const oldest = Date.now() - maxAgeMs
    for (const [recipient, letters] of waiting) {
      const fresh = letters.filter((letter) => letter.at > oldest)
      if (fresh.length > 0) waiting.set(recipient, fresh)
      else waiting.delete(recipient)
    }
  }

  return {
    put: (recipient, message) => {
      forgetExpired()
      const letters = [...(waiting.get(recipient) ?? []), { message, at: Date.now() }]
      waiting.set(recipient, letters.slice(-maxMessages))
    },
    take: (recipient) => {
      forgetExpired()
      const letters = waiting.get(recipient) ?? []
      waiting.delete(recipient)
      return letters.map((letter) => letter.message)
    },
  }
}

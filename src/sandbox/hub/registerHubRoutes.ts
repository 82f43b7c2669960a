import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { HubConnection } from './createHubConnection.ts'
import {
  createLongPollingTransport,
  createServerSentEventsTransport,
  createWebSocketTransport,
} from './HubTransport.ts'
import { RECORD_LIMIT } from './HubMessage.ts'

const AVAILABLE_TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}))

/** Adds the HTTP routes of a hub to a Fastify scope: the negotiation, the two HTTP transports, and the messages their clients send. */
export function registerHubRoutes(scope: FastifyInstance, path: string, door: HubDoor): void {
  // Clients post records as text/plain, and every content type is read as text.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // The query contains tokens, so these requests stay out of the app's log.
  const options = { logLevel: 'silent', exposeHeadRoute: false, bodyLimit: 2 * RECORD_LIMIT } as const

  scope.post(`${path}/negotiate`, options, (request, reply) => {
    const { recipient, negotiateVersion } = toHubQuery(request.raw.url)
    const connection = door.open(recipient, negotiateVersion)
    if (!connection) return reply.code(503).send()
    const accessToken = door.issue()
    const token = {
      ...(negotiateVersion > 0 && { connectionToken: connection.token }),
      ...(accessToken !== undefined && { accessToken }),
    }
    const version = Math.min(negotiateVersion, 1)
    const answer = { negotiateVersion: version, connectionId: connection.id, ...token }
    return reply.header('cache-control', 'no-store').send({ ...answer, availableTransports: AVAILABLE_TRANSPORTS })
  })

  scope.get(path, options, (request, reply) => {
    const connection = find(door, request.raw)
    if (!connection) return reply.code(404).send()
    reply.header('cache-control', 'no-cache, no-store')
    return request.headers.accept?.includes('text/event-stream')
      ? stream(connection, reply)
      : answerPoll(connection, reply, door.longPollTimeoutMs)
  })

  scope.post(path, options, (request, reply) => {
    const connection = find(door, request.raw)
    if (!connection?.transport) return reply.code(404).send()
    if (typeof request.body === 'string') connection.receive(request.body)
    return reply.type('text/plain').send('')
  })

  scope.delete(path, options, (request, reply) => {
    const connection = find(door, request.raw)
    connection?.drop()
    return reply.code(connection ? 202 : 404).send()
  })
}

function find(door: HubDoor, { url, headers }: IncomingMessage): HubConnection | undefined {
  const { token, accessToken } = toHubQuery(url, headers.authorization)
  return token === undefined ? undefined : door.find(token, accessToken)
}

function stream(connection: HubConnection, reply: FastifyReply): FastifyReply {
  if (connection.transport) return reply.code(409).send()
  const transport = createServerSentEventsTransport()
  connection.use(transport)
  transport.body.on('close', () => connection.drop())
  return reply.type('text/event-stream').send(transport.body)
}

async function answerPoll(connection: HubConnection, reply: FastifyReply, timeoutMs: number): Promise<FastifyReply> {
  if (!connection.transport) connection.use(createLongPollingTransport(timeoutMs))
  const poll = connection.transport?.poll
  if (!poll) return reply.code(409).send()
  connection.touch()
  // A client that abandons a poll reconnects. If it still counted as connected, messages for its next connection would be lost.
  reply.raw.once('close', () => reply.raw.writableFinished || connection.drop())

  const result = await poll()
  // A closing server waits for busy connections, so the last response closes its own.
  if (connection.state === 'gone') reply.header('connection', 'close')
  if (result.kind === 'records') return reply.type('text/plain').send(result.text)
  if (result.kind === 'ended') return reply.code(204).send()
  reply.hijack()
  reply.raw.destroy()
  return reply
}

/** The parts of the hub that the HTTP routes and the WebSocket upgrade use. */
export interface HubDoor {
  readonly longPollTimeoutMs: number
  /** Starts a connection. Returns undefined when the hub is closed or refuses the recipient. */
  open(recipient: string | undefined, negotiateVersion: number): HubConnection | undefined
  /** Issues an access token after a negotiation, if the hub has its own tokens. */
  issue(): string | undefined
  /** Finds the connection for a negotiated token. If the hub has its own access tokens, one is required until the connection is open. */
  find(token: string, accessToken: string | undefined): HubConnection | undefined
}

/** The parameters in the address of a SignalR client's request. */
interface HubQuery {
  path: string
  /** SignalR's own `id`: the token of a negotiated connection. */
  token: string | undefined
  /** The application's `connectionId`. */
  recipient: string | undefined
  /** In the query where a browser cannot set headers: for WebSockets and event streams. */
  accessToken: string | undefined
  negotiateVersion: number
}

/** Parses the address of a request, such as `/hub?connectionId=a&id=b`. Absent or empty values are undefined. */
export function toHubQuery(url = '/', authorization?: string): HubQuery {
  const mark = url.indexOf('?')
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark))
  return {
    path: mark < 0 ? url : url.slice(0, mark),
    token: query.get('id') || undefined,
    recipient: query.get('connectionId') || undefined,
    accessToken: query.get('access_token') ?? authorization?.replace(/^Bearer /, ''),
    negotiateVersion: Number(query.get('negotiateVersion')) || 0,
  }
}

/** Handles WebSocket upgrades at exactly `path` for the hub and leaves all others to the server's other listeners. */
export function claimUpgrades(server: Server, path: string, door: HubDoor): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * RECORD_LIMIT })

  server.on('upgrade', (request, wire, head) => {
    const query = toHubQuery(request.url, request.headers.authorization)
    if (query.path !== path) {
      // Node leaves an upgrade open if any listener exists, so without another listener we must refuse it ourselves.
      if (server.listenerCount('upgrade') === 1) refuse(wire, 404)
      return
    }
    // A client may skip the negotiation and then has no token.
    const connection =
      query.token === undefined ? door.open(query.recipient, 1) : door.find(query.token, query.accessToken)
    if (!connection) return refuse(wire, query.token === undefined ? 503 : 404)
    if (connection.transport) return refuse(wire, 409)
    sockets.handleUpgrade(request, wire, head, (socket) => converse(socket, connection))
  })
}

function converse(socket: WebSocket, connection: HubConnection): void {
  connection.use(createWebSocketTransport(socket))
  socket.on('message', (data, isBinary) => {
    if (Buffer.isBuffer(data) && !isBinary) connection.receive(data.toString())
    else connection.close('This hub speaks text only.')
  })
  socket.on('close', () => connection.drop())
  // Every socket error is followed by `close`, which is all that matters here.
  socket.on('error', () => {})
}

function refuse(wire: Duplex, status: number): void {
  wire.on('error', () => wire.destroy())
  wire.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

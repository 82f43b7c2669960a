import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { HubConnection } from './createHubConnection.ts'
import { RECORD_LIMIT } from './HubMessage.ts'
import { createWebSocketTransport } from './HubTransport.ts'
import { type HubDoor, toHubQuery } from './registerHubRoutes.ts'

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

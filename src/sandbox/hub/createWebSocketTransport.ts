import type { WebSocket } from 'ws'
import { CLIENT_SILENCE_MS, type HubTransport } from './HubTransport.ts'

const CLOSE_GRACE_MS = 500

/** Carries records over an open WebSocket, one record a text message. */
export function createWebSocketTransport(socket: WebSocket): HubTransport {
  return {
    silenceLimitMs: CLIENT_SILENCE_MS,
    write: (record) => socket.send(record),
    end: () => {
      socket.close(1000)
      // A client that never answers the closing frame would keep the server from closing.
      const grace = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS)
      socket.once('close', () => clearTimeout(grace))
    },
    cut: () => socket.terminate(),
  }
}

import { HubConnectionBuilder, HttpTransportType, LogLevel, type HubConnection } from '@microsoft/signalr'
import fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createMessageHub, type MessageHub } from '../../../src/sandbox/hub/createMessageHub.ts'

export interface StartedHub {
  app: FastifyInstance
  hub: MessageHub
  /** The hub's address, without a query. */
  url: string
  /** A real client, not started, that tries again after 0, 50 and 100 ms, and the values it was sent. */
  client: (
    connectionId: string,
    transport: HttpTransportType,
  ) => { connection: HubConnection; next: () => Promise<unknown> }
}

/** Serves a hub at /message-hub of an app on a free port for the length of one test. */
export async function startHub(
  options: Parameters<typeof createMessageHub>[0] = {},
  // Node's fetch may leave a spare connection open on which it never asked anything, and for which a server waits.
  app: FastifyInstance = fastify({ forceCloseConnections: true }),
): Promise<StartedHub> {
  const hub = createMessageHub(options)
  hub.attach(app, 'message-hub')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const url = `${address}/message-hub`

  const client: StartedHub['client'] = (connectionId, transport) => {
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}?connectionId=${connectionId}`, { transport, accessTokenFactory: () => 'secret-token' })
      .withAutomaticReconnect([0, 50, 100])
      .configureLogging(LogLevel.None)
      .build()
    onTestFinished(() => connection.stop())
    return { connection, next: collect(connection) }
  }
  return { app, hub, url, client }
}

/** Collects what the server invokes as ReceiveMessage, and hands it out one by one, waiting when there is none. */
function collect(connection: HubConnection): () => Promise<unknown> {
  const received: unknown[] = []
  let wake: (() => void) | undefined
  connection.on('ReceiveMessage', (value: unknown) => {
    received.push(value)
    wake?.()
  })
  return async () => {
    if (received.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return received.shift()
  }
}

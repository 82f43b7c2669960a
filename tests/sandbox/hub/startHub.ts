import { HubConnectionBuilder, HttpTransportType, LogLevel, type HubConnection } from '@microsoft/signalr'
import fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createMessageHub, type MessageHub } from '../../../src/sandbox/hub/createMessageHub.ts'

export interface StartedHub {
  app: FastifyInstance
  hub: MessageHub
  /** The hub's address, without a query. */
  url: string
  /** Creates a real client that reconnects after 0, 50 and 100 ms and is not yet started; `next` returns the values it receives. */
  client: (
    connectionId: string,
    transport: HttpTransportType,
  ) => { connection: HubConnection; next: () => Promise<unknown> }
}

/** Serves a hub at /message-hub of an app on a free port for the length of one test. */
export async function startHub(
  options: Parameters<typeof createMessageHub>[0] = {},
  // Node's fetch may leave a spare connection open without a request, and closing the server would wait for it.
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

/**
 * Collects the values that the server sends as ReceiveMessage; the returned function returns them one by one, and waits
 * for the next.
 */
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

import { type ServerMessage, createRecordReader, toClientMessage, toHandshakeError, toRecord } from './HubMessage.ts'
import type { HubTransport } from './HubTransport.ts'

/**
 * One client, from its negotiation to its end. It performs the handshake, sends the required replies, and reports when it is
 * ready and gone.
 */
export interface HubConnection {
  readonly id: string
  /** The secret part of the identity, by which requests find their connection. */
  readonly token: string
  /** The application's own name for this client, shared by all of its tabs and reconnects. */
  readonly recipient: string | undefined
  readonly transport: HubTransport | undefined
  readonly state: 'new' | 'ready' | 'gone'
  use(transport: HubTransport): void
  receive(text: string): void
  send(message: ServerMessage): void
  /** Records a sign of life from the client. */
  touch(): void
  /** Pings the client, or drops it after too long a silence. */
  tick(): void
  /** Closes the connection with a protocol message, including the error if there is one. */
  close(error?: string): void
  /** Cuts the connection without a close message. */
  drop(): void
}

interface HubConnectionOptions {
  id: string
  token: string
  recipient: string | undefined
  onReady: (connection: HubConnection) => void
  onGone: (connection: HubConnection) => void
}

const HANDSHAKE_MS = 15_000

/** Creates a connection that waits for its transport and then its handshake, 15 seconds in all. */
export function createHubConnection({ id, token, recipient, onReady, onGone }: HubConnectionOptions): HubConnection {
  const read = createRecordReader()
  let state: HubConnection['state'] = 'new'
  let transport: HubTransport | undefined
  let lastSeen = Date.now()

  const leave = (): boolean => {
    if (state === 'gone') return false
    state = 'gone'
    onGone(connection)
    return true
  }

  const goodbye = (message: ServerMessage) => {
    if (!leave()) return
    transport?.write(toRecord(message))
    transport?.end()
  }

  const shakeHands = (record: string) => {
    const error = toHandshakeError(record)
    if (error !== undefined) return goodbye({ error })
    connection.send({})
    state = 'ready'
    onReady(connection)
  }

  const obey = (record: string) => {
    const message = toClientMessage(record)
    if (message.kind === 'malformed') connection.close('A message of the client is malformed.')
    else if (message.kind === 'close') connection.close()
    else if (message.kind === 'call' && message.invocationId !== undefined) {
      const error = `Unknown hub method '${message.target}'`
      connection.send({ type: 3, invocationId: message.invocationId, error })
    }
  }

  const connection: HubConnection = {
    id,
    token,
    recipient,
    get transport() {
      return transport
    },
    get state() {
      return state
    },
    use: (given) => {
      transport = given
    },
    receive: (text) => {
      connection.touch()
      const records = read(text)
      if (records === undefined) return connection.close('A message of the client is too long.')
      for (const record of records) {
        if (state === 'new') shakeHands(record)
        else if (state === 'ready') obey(record)
      }
    },
    send: (message) => {
      if (state !== 'gone') transport?.write(toRecord(message))
    },
    touch: () => {
      lastSeen = Date.now()
    },
    tick: () => {
      const limit = state === 'ready' && transport ? transport.silenceLimitMs : HANDSHAKE_MS
      if (Date.now() - lastSeen > limit) connection.drop()
      // Polls keep themselves alive, and a ping would only end them early.
      else if (state === 'ready' && !transport?.poll) connection.send({ type: 6 })
    },
    close: (error) => goodbye({ type: 7, ...(error !== undefined && { error }), allowReconnect: error === undefined }),
    drop: () => {
      leave()
      transport?.cut()
    },
  }
  return connection
}

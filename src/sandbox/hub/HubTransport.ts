import { PassThrough } from 'node:stream'
import type { WebSocket } from 'ws'

/** The result of a poll: records (none on a timeout), the end of the transport, or a cut connection. */
type PollResult = { kind: 'records'; text: string } | { kind: 'ended' } | { kind: 'cut' }

/** A way to reach one client. The connection that owns it decides what to send; the transport only delivers it. */
export interface HubTransport {
  /** How long the client may be silent before it counts as gone, in milliseconds. */
  readonly silenceLimitMs: number
  write(record: string): void
  /** Closes the transport after delivering everything written. */
  end(): void
  /** Cuts the connection at once. Does nothing on a transport that has ended. */
  cut(): void
  /** Waits for records. Exists only on transports whose client polls. */
  readonly poll?: () => Promise<PollResult>
}

/** The client silence that ASP.NET Core SignalR tolerates, in milliseconds: twice its clients' ping interval. */
const CLIENT_SILENCE_MS = 30_000

/** Creates a transport that delivers records as responses to polls, each held for at most `timeoutMs` milliseconds. */
export function createLongPollingTransport(timeoutMs: number): Required<HubTransport> {
  let backlog = ''
  let opened = false
  let over: PollResult | undefined
  let answer: ((result: PollResult) => void) | undefined

  const flush = () => {
    const text = backlog
    backlog = ''
    answer?.({ kind: 'records', text })
  }

  const finish = (result: PollResult) => {
    over ??= result
    answer?.(over)
  }

  return {
    silenceLimitMs: timeoutMs + CLIENT_SILENCE_MS,
    write: (record) => {
      backlog += record
      if (answer) flush()
    },
    end: () => finish({ kind: 'ended' }),
    cut: () => finish({ kind: 'cut' }),
    poll: () =>
      new Promise((resolve) => {
        // A second poll alongside the first means that the client has abandoned the first one.
        answer?.({ kind: 'ended' })
        const timeout = setTimeout(flush, timeoutMs)
        answer = (result) => {
          clearTimeout(timeout)
          answer = undefined
          resolve(result)
        }
        // The first poll only tells the client that it may start, so it is answered at once.
        if (!opened || backlog !== '') flush()
        else if (over) answer(over)
        opened = true
      }),
  }
}

/** Creates a transport that delivers records as server-sent events (WHATWG HTML, section 9.2). `body` is the text/event-stream response. */
export function createServerSentEventsTransport(): HubTransport & { body: PassThrough } {
  const body = new PassThrough()
  // The headers are sent with the first byte, and the client waits for them before its handshake.
  body.write(':\n\n')
  return {
    silenceLimitMs: CLIENT_SILENCE_MS,
    body,
    write: (record) => body.write(`data: ${record}\n\n`),
    end: () => body.end(),
    cut: () => body.destroy(),
  }
}

const CLOSE_GRACE_MS = 500

/** Creates a transport that delivers each record as a text message over an open WebSocket. */
export function createWebSocketTransport(socket: WebSocket): HubTransport {
  return {
    silenceLimitMs: CLIENT_SILENCE_MS,
    write: (record) => socket.send(record),
    end: () => {
      socket.close(1000)
      // Otherwise a client that never answers the close frame would keep the server from closing.
      const grace = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS)
      socket.once('close', () => clearTimeout(grace))
    },
    cut: () => socket.terminate(),
  }
}

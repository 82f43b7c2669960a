import { PassThrough } from 'node:stream'
import type { WebSocket } from 'ws'

/** How one poll ends: with records (none at a time-out), because the transport has ended, or because it was cut. */
type PollResult = { kind: 'records'; text: string } | { kind: 'ended' } | { kind: 'cut' }

/** One way to reach one client; the connection that owns it decides what is said, the transport only how it travels. */
export interface HubTransport {
  /** How long the client may say nothing before it is taken for gone, in milliseconds. */
  readonly silenceLimitMs: number
  write(record: string): void
  /** Ends in good order, after what was written. */
  end(): void
  /** Cuts the wire at once; without effect on a transport that is over. */
  cut(): void
  /** Waits for records; only on transports whose client asks again and again. */
  readonly poll?: () => Promise<PollResult>
}

/** The client's silence that ASP.NET Core SignalR tolerates: twice the ping interval of its clients. */
const CLIENT_SILENCE_MS = 30_000

/** Carries records as answers to polls, each held for at most `timeoutMs` milliseconds. */
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
        // A second poll beside the first means that the client has given the first one up.
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

/** Carries records as server-sent events (WHATWG HTML, section 9.2); `body` is the text/event-stream to answer with. */
export function createServerSentEventsTransport(): HubTransport & { body: PassThrough } {
  const body = new PassThrough()
  // The headers leave with the first byte, and the client waits for them before its handshake.
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

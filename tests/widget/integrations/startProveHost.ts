import { randomUUID } from 'node:crypto'
import { type ServerResponse, createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type WebSocket, WebSocketServer } from 'ws'
import { listen } from '../../listen.ts'

/** Prove's own bundle of the web SDK, which this host serves as `/prove-auth.js` unless it is blocked. */
export const bundleFile = 'node_modules/@prove-identity/prove-auth/build/bundle/release/prove-auth.js'

/** A request of Prove's web SDK to this host: the path below `/v1/client/`, and the body. */
export interface ProveCall {
  readonly path: string
  /** The token of the check. */
  readonly token: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the token of a check contains: its first step, and whether Prove already knows the phone. */
export interface ProveTokenOptions {
  readonly next: string
  readonly knowsPhone?: boolean
}

/** An answer to the SDK. */
export type ProveAnswer = {
  readonly next?: string
  readonly data?: object
  readonly error?: { code: number; message: string }
}

/**
 * Simulates the part of Prove's backend that its web SDK uses. The code is 1234. `answers` holds replacement answers by path,
 * used in order; a number is an HTTP status. `reply` takes precedence over the default answers.
 */
export async function startProveHost(
  reply: (call: ProveCall) => Promise<ProveAnswer | undefined> = async () => undefined,
) {
  const host = { isBlocked: false }
  const failures: unknown[] = []
  const calls: ProveCall[] = []
  const sockets = new Map<WebSocket, string>()
  const answers: Record<string, (ProveAnswer | number)[]> = {}

  const usual = ({ path, body }: ProveCall): ProveAnswer => {
    if (path === 'mobile/otp/finish')
      return body['otp'] === '1234' ? { next: 'done' } : { data: { code: 10_100, message: 'OTP is wrong' } }
    // An error that the SDK reports ends the check, and the SDK then resolves as if nothing was wrong.
    return path.endsWith('/error') ? { next: '' } : {}
  }

  function send(response: ServerResponse, answer: ProveAnswer | number): void {
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }

  async function sendBundle(response: ServerResponse): Promise<void> {
    if (host.isBlocked) return void response.socket?.destroy()
    response.writeHead(200, { 'content-type': 'text/javascript' })
    response.end(await readFile(bundleFile))
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, pa-version')
    if (request.url === '/prove-auth.js') return void sendBundle(response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const answer = async () => {
      const path = (request.url ?? '').replace('/v1/client/', '')
      const token = (request.headers.authorization ?? '').replace('Bearer ', '')
      const call = { path, token, body: JSON.parse((await text(request)) || '{}') }
      calls.push(call)
      send(response, answers[path]?.shift() ?? (await reply(call)) ?? usual(call))
    }
    // Collected and thrown by `close`, because the waiting test alone would only report a timeout.
    answer().catch((error: unknown) => {
      failures.push(error)
      send(response, 500)
    })
  })
  new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
    sockets.set(socket, new URL(url, 'ws://host').searchParams.get('token') ?? '')
    socket.on('close', () => sockets.delete(socket))
    socket.on('message', () => socket.send('pong'))
  })
  const { url, close } = await listen(server)

  return Object.assign(host, {
    url,
    calls,
    answers,
    /** Returns how often a call was made. */
    count: (path: string) => calls.filter((call) => call.path === path).length,
    /** The sockets that wait for the link to be opened, with the token of their check. */
    sockets,
    /** Reports that the link was opened, for one check or for all. */
    openLink(token?: string) {
      for (const [socket, its] of sockets) if (token === undefined || token === its) socket.send('{"next":"done"}')
    },
    dropSockets() {
      for (const socket of sockets.keys()) socket.terminate()
    },
    /** Creates a token like those of Prove's server, but unsigned: it names this host, and the SDK checks no signature. */
    toToken({ next, knowsPhone = true }: ProveTokenOptions): string {
      const mobile = { otp: { mnp: knowsPhone }, inln: { mnp: knowsPhone }, inst: {} }
      const subjects = { dev: { auths: { pasv: { uvlvl: 'none' } } }, mob: { auths: mobile } }
      const auth = { id: randomUUID(), ans: 'namespace', endp: url, chlg: 'challenge', subs: subjects, next }
      return ['{"alg":"none"}', JSON.stringify({ rid: 'request-1', auth }), ''].map((part) => btoa(part)).join('.')
    },
    async close() {
      for (const socket of sockets.keys()) socket.terminate()
      await close()
      if (failures.length > 0) throw new AggregateError(failures, 'The host of Prove could not answer.')
    },
  })
}

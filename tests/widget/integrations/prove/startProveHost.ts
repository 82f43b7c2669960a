import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer, type WebSocket } from 'ws'

/** What Prove's web SDK was told on this host: a path below `/v1/client/`, and the body. */
export interface ProveCall {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the token of a check says: where it begins, and whether Prove knows the phone already. */
export interface ProveTokenOptions {
  readonly next: string
  readonly knowsPhone?: boolean
}

type Answer = { readonly next?: string; readonly data?: object; readonly error?: { code: number; message: string } }

/**
 * Plays Prove's backend on this machine, as far as its web SDK asks it. The code is 1234; `answers` replaces what it says to
 * single calls, the first of a list first, a number being an HTTP status.
 */
export async function startProveHost() {
  const calls: ProveCall[] = []
  const sockets = new Set<WebSocket>()
  const answers: Record<string, (Answer | number)[]> = {}

  const usual = ({ path, body }: ProveCall): Answer => {
    if (path === 'mobile/otp/finish')
      return body['otp'] === '1234' ? { next: 'done' } : { data: { code: 10_100, message: 'OTP is wrong' } }
    // An error that the SDK reports ends the check, and the SDK then resolves as if all was well.
    return path.endsWith('/error') ? { next: '' } : {}
  }

  function send(response: ServerResponse, answer: Answer | number): void {
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  }

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization, content-type, pa-version')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const answer = async () => {
      const path = (request.url ?? '').replace('/v1/client/', '')
      const call = { path, body: JSON.parse((await text(request)) || '{}') }
      calls.push(call)
      send(response, answers[path]?.shift() ?? usual(call))
    }
    void answer()
  })
  new WebSocketServer({ server }).on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('message', () => socket.send('pong'))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.')
  const url = `http://localhost:${address.port}`

  return {
    url,
    calls,
    answers,
    /** How often a call was made. */
    count: (path: string) => calls.filter((call) => call.path === path).length,
    /** The sockets that wait for the link to be opened. */
    sockets,
    openLink: () => sockets.forEach((socket) => socket.send(JSON.stringify({ next: 'done' }))),
    dropSockets: () => sockets.forEach((socket) => socket.terminate()),
    /** A token as Prove's server issues it, but unsigned: it names this host, and the SDK checks no signature. */
    toToken({ next, knowsPhone = true }: ProveTokenOptions): string {
      const mobile = { otp: { mnp: knowsPhone }, inln: { mnp: knowsPhone }, inst: {} }
      const subjects = { dev: { auths: { pasv: { uvlvl: 'none' } } }, mob: { auths: mobile } }
      const auth = { id: 'auth-1', ans: 'namespace', endp: url, chlg: 'challenge', subs: subjects, next }
      return ['{"alg":"none"}', JSON.stringify({ rid: 'request-1', auth }), ''].map((part) => btoa(part)).join('.')
    },
    close() {
      for (const socket of sockets) socket.terminate()
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

import { createServer, request as ask, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault, HostAnswer } from './faults.ts'
import { listen } from '../listen.ts'

/** The parts of a request that a fault depends on. */
export interface Asked {
  readonly method: string
  readonly path: string
}

/** A server between the product and an API host, which makes calls go wrong. */
export interface FaultyHost {
  readonly url: string
  close(): Promise<void>
}

/** Creates a faulty host in front of the one at this address, on a free port; `choose` selects the fault for each request. */
export async function createFaultyHost(
  hostUrl: string,
  choose: (asked: Asked) => Fault | undefined,
): Promise<FaultyHost> {
  const { hostname, port } = new URL(hostUrl)
  const strike = ({ method = '', url = '/' }: IncomingMessage) =>
    // CORS preflight requests never fail.
    method === 'OPTIONS' ? undefined : choose({ method, path: new URL(url, hostUrl).pathname })
  const forward = async (request: IncomingMessage, body: Buffer): Promise<HostAnswer> => {
    const { method, url: path, headers } = request
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = ask({ hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } })
      sent.on('error', reject)
      sent.on('response', resolve)
      sent.end(body)
    })
    const given = Object.entries(response.headers).filter(([name]) => !hopByHop.test(name))
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      body: (await toBody(response)).toString(),
    }
  }
  const answer = async (request: IncomingMessage): Promise<HostAnswer | 'cut' | 'silence'> => {
    const body = await toBody(request)
    const fault = strike(request)
    if (!fault) return forward(request, body)
    const own = fault.isDone ? await forward(request, body) : nothing
    if (fault.delayMs) await pause(fault.delayMs)
    const reply = fault.reply(own)
    if (typeof reply === 'string' || fault.isHidden) return typeof reply === 'string' ? reply : toHidden(reply)
    return { ...reply, headers: { ...toReadable(request), ...reply.headers } }
  }

  const server = createServer((request, response) => {
    const serve = async () => {
      const reply = await answer(request)
      if (reply === 'cut') request.socket.destroy()
      if (typeof reply === 'string') return
      // A browser retries by itself when a reused connection breaks, so each answer closes its connection.
      response.writeHead(reply.status, { ...reply.headers, connection: 'close' })
      response.end(reply.body)
    }
    serve().catch(() => request.socket.destroy())
  })
  server.on('upgrade', (request, socket, head) => {
    const reply = strike(request)?.reply(nothing)
    if (reply === 'silence') return
    if (reply !== undefined)
      return void socket.end(reply === 'cut' ? '' : `HTTP/1.1 ${reply.status} No\r\nconnection: close\r\n\r\n`)
    const host = connect(Number(port), hostname, () => {
      const headers = request.rawHeaders.flatMap((name, index, all) =>
        index % 2 ? [] : [`${name}: ${all[index + 1]}\r\n`],
      )
      host.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
      host.write(head)
      host.pipe(socket).pipe(host)
    })
    host.on('error', () => socket.destroy())
    socket.on('error', () => host.destroy())
  })
  return listen(server)
}

/** Headers that belong to one connection, or to the body in transfer. */
const hopByHop = /^(content-length|connection|keep-alive|transfer-encoding)$/

const nothing: HostAnswer = { status: 200, headers: {}, body: '{}' }

async function toBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const toReadable = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'Retry-After',
})

const toHidden = ({ headers, ...rest }: HostAnswer): HostAnswer => ({
  ...rest,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('access-control'))),
})

import { once } from 'node:events'
import cors from '@fastify/cors'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { openWire, refusedUpgrade } from './openWire.ts'
import { startHub } from './startHub.ts'

const HANDSHAKE = { protocol: 'json', version: 1 }

interface Negotiated {
  connectionId: string
  connectionToken?: string
}

async function negotiate(url: string, version = 1): Promise<Negotiated> {
  const response = await fetch(`${url}/negotiate?connectionId=a&negotiateVersion=${version}`, { method: 'POST' })
  expect(response.status).toBe(200)
  const answer: Negotiated = await response.json()
  return answer
}

async function shakeHands(url: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: `${JSON.stringify(HANDSHAKE)}\u001e` })
  expect(response.status).toBe(200)
}

/** Fakes only the time of day, for one test: timers and sockets go on. */
function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

const allowedOrigin = (response: Response) => response.headers.get('access-control-allow-origin')

describe('the negotiation', () => {
  it('offers the three transports for text, and a token that differs from the id', async () => {
    const { url } = await startHub()
    const answer = await negotiate(url)
    expect(answer).toMatchObject({
      negotiateVersion: 1,
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text'] },
      ],
    })
    expect(answer.connectionToken).toBeTruthy()
    expect(answer.connectionToken).not.toBe(answer.connectionId)
  })

  it('lets a client of version 0 connect by the id', async () => {
    const { hub, url } = await startHub()
    const { connectionId, connectionToken } = await negotiate(url, 0)
    expect(connectionToken).toBeUndefined()
    const wire = await openWire(`${url}?id=${connectionId}`)
    wire.send(HANDSHAKE)
    expect(await wire.next()).toEqual({})
    expect(hub.connectionCount('a')).toBe(1)
  })

  it('is required: a request with an unknown token gets a 404', async () => {
    const { url } = await startHub()
    expect(await refusedUpgrade(`${url}?id=stranger`)).toBe(404)
    for (const method of ['GET', 'POST', 'DELETE']) {
      for (const query of ['', '?id=stranger']) {
        const response = await fetch(url + query, { method })
        expect([method, query, response.status]).toEqual([method, query, 404])
      }
    }
  })

  it('allows only one transport for each connection', async () => {
    const { url } = await startHub()
    const { connectionToken } = await negotiate(url)
    await openWire(`${url}?id=${connectionToken}`)
    expect(await refusedUpgrade(`${url}?id=${connectionToken}`)).toBe(409)
    for (const accept of ['text/event-stream', '*/*']) {
      const response = await fetch(`${url}?id=${connectionToken}`, { headers: { accept } })
      expect([accept, response.status]).toEqual([accept, 409])
    }
  })
})

describe('the handshake', () => {
  it.each([
    ['another protocol', { protocol: 'messagepack', version: 1 }],
    ['another version', { protocol: 'json', version: 2 }],
    ['something else', 'hello'],
  ])('refuses %s with a reason and ends the connection', async (_what, handshake) => {
    const { hub, url } = await startHub()
    const wire = await openWire(`${url}?connectionId=a`)
    wire.send(handshake)
    expect(await wire.next()).toEqual({ error: expect.any(String) })
    await wire.ended
    expect(hub.connectionCount('a')).toBe(0)
  })

  it('closes the connection when it does not arrive in time', async () => {
    fakeClock()
    const { url } = await startHub({ keepAliveMs: 10 })
    const wire = await openWire(`${url}?connectionId=a`)
    vi.setSystemTime(Date.now() + 16_000)
    await wire.ended
  })

  it('is answered before any message is sent to the client', async () => {
    const { hub, url } = await startHub()
    const wire = await openWire(`${url}?connectionId=a`)
    expect(await hub.send('a', 'ReceiveMessage', 'early')).toBe(false)
    wire.send(HANDSHAKE)
    expect(await wire.next()).toEqual({})
    expect(await wire.next()).toEqual({ type: 1, target: 'ReceiveMessage', arguments: ['early'] })
  })
})

describe('a connection', () => {
  it('is kept alive with pings', async () => {
    const { url } = await startHub({ keepAliveMs: 10 })
    const wire = await openWire(url)
    wire.send(HANDSHAKE)
    expect([await wire.next(), await wire.next(), await wire.next()]).toEqual([{}, { type: 6 }, { type: 6 }])
  })

  it('is closed when its client has been silent for too long', async () => {
    fakeClock()
    const { hub, url } = await startHub({ keepAliveMs: 10 })
    const wire = await openWire(`${url}?connectionId=a`)
    wire.send(HANDSHAKE)
    await wire.next()
    vi.setSystemTime(Date.now() + 31_000)
    await wire.ended
    expect(hub.connectionCount('a')).toBe(0)
  })

  it.each([
    ['is malformed', (wire: Wire) => wire.send({ kind: 'nonsense' })],
    ['is too long', (wire: Wire) => wire.send({ type: 6, padding: 'x'.repeat(33_000) })],
    ['is not text', (wire: Wire) => wire.sendBytes(new Uint8Array([1, 2, 3]))],
  ])('ends with a reason and without reconnect when a message %s', async (_what, misbehave) => {
    const { url } = await startHub()
    const wire = await openWire(url)
    wire.send(HANDSHAKE)
    await wire.next()
    misbehave(wire)
    expect(await wire.next()).toEqual({ type: 7, error: expect.any(String), allowReconnect: false })
    await wire.ended
  })

  it('survives an oversized message on another connection', async () => {
    const { hub, url } = await startHub()
    const [greedy, modest] = [await openWire(`${url}?connectionId=b`), await openWire(`${url}?connectionId=a`)]
    modest.send(HANDSHAKE)
    await modest.next()
    greedy.send('x'.repeat(200_000))
    await greedy.ended
    expect(await hub.send('a', 'ReceiveMessage', 'still here')).toBe(true)
  })

  it('is removed when its socket breaks without a close message', async () => {
    const { hub, url } = await startHub()
    const wire = await openWire(`${url}?connectionId=a`)
    wire.send(HANDSHAKE)
    await wire.next()
    expect(hub.connectionCount('a')).toBe(1)
    wire.cut()
    await vi.waitFor(() => expect(hub.connectionCount('a')).toBe(0))
  })

  it('is asked to reconnect when the hub closes', async () => {
    const { hub, url } = await startHub()
    const wire = await openWire(url)
    wire.send(HANDSHAKE)
    await wire.next()
    hub.close()
    expect(await wire.next()).toEqual({ type: 7, allowReconnect: true })
    await wire.ended
    expect((await fetch(`${url}/negotiate`, { method: 'POST' })).status).toBe(503)
    expect(await refusedUpgrade(url)).toBe(503)
  })
})

type Wire = Awaited<ReturnType<typeof openWire>>

describe('server-sent events', () => {
  it('remove a client whose stream breaks', async () => {
    const { hub, url } = await startHub()
    const { connectionToken } = await negotiate(url)
    const stream = await fetch(`${url}?id=${connectionToken}`, { headers: { accept: 'text/event-stream' } })
    await shakeHands(`${url}?id=${connectionToken}`)
    expect(hub.connectionCount('a')).toBe(1)
    await stream.body?.cancel()
    await vi.waitFor(() => expect(hub.connectionCount('a')).toBe(0))
  })
})

describe('long polling', () => {
  it('answers a poll with an empty response at its timeout', async () => {
    const { url } = await startHub({ longPollTimeoutMs: 10 })
    const { connectionToken } = await negotiate(url)
    for (const poll of ['first', 'second', 'third']) {
      const response = await fetch(`${url}?id=${connectionToken}`)
      expect([poll, response.status, await response.text()]).toEqual([poll, 200, ''])
    }
  })

  it('sends no pings', async () => {
    const { url } = await startHub({ keepAliveMs: 5, longPollTimeoutMs: 50 })
    const { connectionToken } = await negotiate(url)
    await fetch(`${url}?id=${connectionToken}`)
    await shakeHands(`${url}?id=${connectionToken}`)
    expect(await (await fetch(`${url}?id=${connectionToken}`)).text()).toBe('{}\u001e')
    expect(await (await fetch(`${url}?id=${connectionToken}`)).text()).toBe('')
  })

  it('ends a poll when the client sends another one', async () => {
    const { url } = await startHub()
    const { connectionToken } = await negotiate(url)
    await fetch(`${url}?id=${connectionToken}`)
    const polls = [fetch(`${url}?id=${connectionToken}`), fetch(`${url}?id=${connectionToken}`)]
    expect((await Promise.race(polls)).status).toBe(204)
  })

  it('removes a client that aborted its poll', async () => {
    const { app, hub, url } = await startHub()
    const { connectionToken } = await negotiate(url)
    await fetch(`${url}?id=${connectionToken}`)
    await shakeHands(`${url}?id=${connectionToken}`)
    expect(await (await fetch(`${url}?id=${connectionToken}`)).text()).toBe('{}\u001e')
    const giveUp = new AbortController()
    const arrived = once(app.server, 'request')
    const poll = fetch(`${url}?id=${connectionToken}`, { signal: giveUp.signal })
    await arrived
    expect(hub.connectionCount('a')).toBe(1)
    giveUp.abort()
    await expect(poll).rejects.toThrow('aborted')
    await vi.waitFor(() => expect(hub.connectionCount('a')).toBe(0))
    expect(await hub.send('a', 'ReceiveMessage', 'for the next one')).toBe(false)
  })
})

describe('the app around the hub', () => {
  it('applies its CORS rules to the hub', async () => {
    const app = fastify({ forceCloseConnections: true })
    await app.register(cors, { origin: 'https://partner.example' })
    const { url } = await startHub({}, app)
    expect(allowedOrigin(await fetch(`${url}/negotiate`, { method: 'POST' }))).toBe('https://partner.example')
    const { connectionToken } = await negotiate(url)
    const stream = await fetch(`${url}?id=${connectionToken}`, { headers: { accept: 'text/event-stream' } })
    expect([allowedOrigin(stream), stream.headers.get('content-type')]).toEqual([
      'https://partner.example',
      'text/event-stream',
    ])
    await stream.body?.cancel()
  })

  it('closes promptly while a client has an open poll', { timeout: 3000 }, async () => {
    const { app, url } = await startHub({}, fastify({ forceCloseConnections: false }))
    const { connectionToken } = await negotiate(url)
    await fetch(`${url}?id=${connectionToken}`)
    const arrived = once(app.server, 'request')
    const poll = fetch(`${url}?id=${connectionToken}`)
    await arrived
    await app.close()
    expect(await (await poll).text()).toContain('"type":7')
  })

  it('closes promptly even when a client never closes its WebSocket', { timeout: 3000 }, async () => {
    const { app, url } = await startHub({}, fastify({ forceCloseConnections: false }))
    const wire = await openWire(url)
    wire.send(HANDSHAKE)
    await wire.next()
    wire.fallAsleep()
    await app.close()
  })

  it('keeps its own body parsers', async () => {
    const app = fastify({ forceCloseConnections: true })
    app.post('/echo', (request) => ({ body: request.body }))
    const { url } = await startHub({}, app)
    const headers = { 'content-type': 'application/json' }
    const echo = await fetch(new URL('/echo', url), { method: 'POST', headers, body: '{"a":1}' })
    expect(await echo.json()).toEqual({ body: { a: 1 } })
    const odd = await fetch(new URL('/echo', url), {
      method: 'POST',
      headers: { 'content-type': 'odd/type' },
      body: 'x',
    })
    expect(odd.status).toBe(415)
  })

  it('never logs a query of the hub', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => lines.push(line) }
    const app = fastify({ forceCloseConnections: true, logger: { level: 'trace', stream } })
    app.get('/seen', () => 'seen')
    const { url } = await startHub({}, app)
    await fetch(new URL('/seen', url))
    await fetch(`${url}/negotiate?connectionId=hidden-id&access_token=hidden-token`, { method: 'POST' })
    await fetch(`${url}?id=hidden-token`)
    await refusedUpgrade(`${url}?id=hidden-token`)
    expect(lines.join()).toContain('/seen')
    expect(lines.join()).not.toContain('hidden')
  })

  it('leaves upgrades of other paths to its other listeners', async () => {
    const { app, url } = await startHub()
    const others = new WebSocketServer({ noServer: true })
    others.on('connection', (socket) => socket.send('"from elsewhere"\u001e'))
    app.server.on('upgrade', (request, wire, head) => {
      if (request.url === '/elsewhere')
        others.handleUpgrade(request, wire, head, (socket) => others.emit('connection', socket))
    })
    const wire = await openWire(new URL('/elsewhere', url).href)
    expect(await wire.next()).toBe('from elsewhere')
  })

  it('refuses upgrades of paths without a listener', async () => {
    const { url } = await startHub()
    expect(await refusedUpgrade(new URL('/elsewhere', url).href)).toBe(404)
  })
})

import fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMessageHub as createSandboxHub } from '../../../src/sandbox/hub/createMessageHub.ts'
import { sendJson, startServer } from '../api/startServer.ts'
import { createMessageHub } from '../../../src/widget/integrations/messageHub/createMessageHub.ts'

const settings = {
  path: 'message-hub',
  connectionParameter: 'connectionId',
  event: 'ReceiveMessage',
  reconnectDelaysMs: [0, 20, 40],
  connectTimeoutMs: 10_000,
  serverTimeoutMs: 30_000,
  keepAliveMs: 15_000,
  longPollTimeoutMs: 100_000,
}

/** How a client may be connected, named after its first request. */
type Wire = 'web socket' | 'event stream' | 'long polling'

/** Generous: the awaited events happen at once unless the machine is busy. */
const patience = 10_000

interface Circumstances {
  readonly accessToken?: string
  readonly refused?: readonly Wire[]
  readonly hasOwnTokens?: boolean
  /** How many negotiations fail at first. */
  readonly failures?: number
  /** Whether something has happened that a message would have told. */
  readonly hasMissed?: () => Promise<boolean>
}

const hasMissedNothing = () => Promise.resolve(false)

async function start(circumstances: Circumstances = {}) {
  const { accessToken = '', refused = [], hasOwnTokens = false, failures = 0 } = circumstances
  const hasMissed = vi.fn<() => Promise<boolean>>(circumstances.hasMissed ?? hasMissedNothing)
  const app = fastify({ forceCloseConnections: true })
  const server = createSandboxHub({ hasOwnTokens })
  const negotiations: (string | undefined)[] = []
  const tried: Wire[] = []
  const shown: (string | undefined)[] = []
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('/negotiate')) {
      negotiations.push(request.headers.authorization)
      if (negotiations.length <= failures) await reply.code(503).send()
    } else if (request.method === 'GET') {
      const wire = request.headers.accept === 'text/event-stream' ? 'event stream' : 'long polling'
      tried.push(wire)
      if (refused.includes(wire)) await reply.code(403).send()
    }
  })
  server.attach(app, settings.path)
  if (refused.includes('web socket')) app.server.removeAllListeners('upgrade')
  app.server.on('upgrade', (request, socket) => {
    // A browser sends the token in the URL, Node in a header.
    shown.push(request.headers.authorization)
    tried.push('web socket')
    if (refused.includes('web socket')) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const warnings: string[] = []
  const client = createMessageHub({
    baseUrl: `${address}/`,
    hub: settings,
    accessToken: () => accessToken,
    log: { warn: (message) => warnings.push(message) },
  })
  const connected = () => vi.waitFor(() => expect(server.connectionCount('c')).toBe(1), patience)
  const gone = () => vi.waitFor(() => expect(server.connectionCount('c')).toBe(0), patience)
  /** Waits for a message; when a test fails before it looks at the result, the rejection must not hide the failure. */
  const wait = (connectionId = 'c') => {
    const waiting = client.waitForMessage(connectionId, controller.signal, hasMissed)
    waiting.catch(() => undefined)
    return waiting
  }
  return { app, server, wait, controller, warnings, negotiations, tried, shown, connected, gone, hasMissed }
}

describe('waiting for a message', () => {
  it('ends with the message’s value, and closes the connection', async () => {
    const { server, wait, warnings, connected, gone } = await start()
    const waiting = wait()
    await connected()
    await server.send('c', 'ReceiveMessage', 'stip-1')
    expect(await waiting).toEqual({ kind: 'message', value: 'stip-1' })
    await gone()
    expect(warnings).toEqual([])
  })

  it('receives a message sent before it connected, and does not reconnect afterwards', async () => {
    const { server, wait, warnings, negotiations, gone } = await start()
    await server.send('c', 'ReceiveMessage', 'early')
    expect(await wait()).toEqual({ kind: 'message', value: 'early' })
    await gone()
    expect(warnings).toEqual([])
    expect(negotiations, 'it has not connected again').toHaveLength(1)
    expect(await server.send('c', 'ReceiveMessage', 'late'), 'nobody is there').toBe(false)
  })

  it('skips a value that is not text, with a warning, and asks what it would have told', async () => {
    const { server, wait, warnings, hasMissed } = await start()
    await server.send('c', 'ReceiveMessage', { ssn: 1 })
    await server.send('c', 'ReceiveMessage', '')
    await server.send('c', 'ReceiveMessage', 'right')
    expect(await wait()).toEqual({ kind: 'message', value: 'right' })
    expect(warnings[0]).toBe('The message hub sent ReceiveMessage with a object in place of a text.')
    expect(hasMissed).toHaveBeenCalledTimes(2)
  })

  it('is lost when a message without a text comes after something has happened', async () => {
    const { server, wait } = await start({ hasMissed: async () => true })
    await server.send('c', 'ReceiveMessage', null)
    expect(await wait()).toMatchObject({ kind: 'lost', reason: 'A message came while nobody listened.' })
  })

  it('takes a number for its text', async () => {
    const { server, wait } = await start()
    await server.send('c', 'ReceiveMessage', 4711)
    expect(await wait()).toEqual({ kind: 'message', value: '4711' })
  })

  it('sends its token', async () => {
    const { server, wait, negotiations } = await start({ accessToken: 'auth-1' })
    await server.send('c', 'ReceiveMessage', 'x')
    await wait()
    expect(negotiations).toEqual(['Bearer auth-1'])
  })

  it('sends each web socket the token of its own negotiation, and the access token only to negotiations', async () => {
    const { server, wait, negotiations, shown, connected, gone } = await start({
      accessToken: 'auth-1',
      hasOwnTokens: true,
    })
    const waiting = wait()
    await connected()
    server.drop('c')
    await gone()
    await server.send('c', 'ReceiveMessage', 'x')
    expect(await waiting).toEqual({ kind: 'message', value: 'x' })
    expect(negotiations, 'each connection has a negotiation of its own').toEqual(['Bearer auth-1', 'Bearer auth-1'])
    expect(new Set(shown).size, 'and a token of its own').toBe(2)
    expect(shown.every((token) => /^Bearer [\da-f-]{36}$/.test(token ?? ''))).toBe(true)
  })

  it.each<Wire[][]>([[['web socket']], [['web socket', 'event stream']]])(
    'sends the negotiated token too when %j is refused',
    async (refused) => {
      const { server, wait, warnings, connected } = await start({ accessToken: 'auth-1', hasOwnTokens: true, refused })
      const waiting = wait()
      await connected()
      await server.send('c', 'ReceiveMessage', 'x')
      expect(await waiting).toEqual({ kind: 'message', value: 'x' })
      expect(warnings).toEqual([])
    },
  )

  it('reconnects when the connection is cut, and only warns', async () => {
    const { server, wait, warnings, connected } = await start()
    const waiting = wait()
    await connected()
    server.drop('c')
    await server.send('c', 'ReceiveMessage', 'afterwards')
    expect(await waiting).toEqual({ kind: 'message', value: 'afterwards' })
    expect(warnings).toEqual([expect.stringContaining('is connected to again')])
  })

  it('is lost once it is connected again, if a message came while it was away', async () => {
    const { server, wait, connected, gone } = await start({ hasMissed: () => Promise.resolve(true) })
    const waiting = wait()
    await connected()
    server.drop('c')
    expect(await waiting).toEqual({ kind: 'lost', reason: 'A message came while nobody listened.' })
    await gone()
  })

  it('is lost once it is connected after a failure, if a message came before', async () => {
    const { wait, gone } = await start({ failures: 1, hasMissed: () => Promise.resolve(true) })
    expect(await wait()).toMatchObject({ kind: 'lost', reason: 'A message came while nobody listened.' })
    await gone()
  })

  it('is lost once it is connected after a slow negotiation, if a message came before', async () => {
    const { wait, gone } = await start({ hasMissed: () => Promise.resolve(true) })
    const clock = performance.now.bind(performance)
    const waiting = wait()
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + 20_000)
    expect(await waiting).toMatchObject({ kind: 'lost', reason: 'A message came while nobody listened.' })
    await gone()
  })

  it('is lost when each connection is closed as soon as it is there', async () => {
    const { server, wait, negotiations, gone } = await start()
    const timer = setInterval(() => server.drop('c'), 1)
    onTestFinished(() => clearInterval(timer))
    expect(await wait()).toMatchObject({ kind: 'lost' })
    expect(negotiations).toHaveLength(1 + settings.reconnectDelaysMs.length)
    await gone()
  })

  it('asks what it missed each time that it was away, and never otherwise', async () => {
    const { server, wait, connected, gone, hasMissed } = await start()
    const waiting = wait()
    for (const times of [1, 2]) {
      await connected()
      expect(hasMissed).toHaveBeenCalledTimes(times - 1)
      server.drop('c')
      await vi.waitFor(() => expect(hasMissed).toHaveBeenCalledTimes(times), patience)
    }
    await connected()
    await server.send('c', 'ReceiveMessage', 'later')
    expect(await waiting).toEqual({ kind: 'message', value: 'later' })
    await gone()
  })

  it.each<[Wire, Wire[]]>([
    ['web socket', []],
    ['event stream', ['web socket']],
    ['long polling', ['web socket', 'event stream']],
  ])('uses %s when %j is refused, and closes that connection, too', async (wire, refused) => {
    const { server, wait, warnings, tried, connected, gone } = await start({ refused })
    const waiting = wait()
    await connected()
    await server.send('c', 'ReceiveMessage', 'over it')
    expect(await waiting).toEqual({ kind: 'message', value: 'over it' })
    await gone()
    expect([...new Set(tried)]).toEqual([...refused, wire])
    expect(warnings, 'another way is not a failure').toEqual([])
  })

  it('is lost when every transport is refused', async () => {
    const { wait, warnings } = await start({ refused: ['web socket', 'event stream', 'long polling'] })
    expect(await wait()).toMatchObject({ kind: 'lost' })
    expect(warnings.at(-1)).toContain('The connection to the message hub is lost')
  })

  it('is lost after a hundred redirects', async () => {
    const { baseUrl, seen } = await startServer((response) => sendJson(response, { url: `${baseUrl}next` }))
    const hub = { ...settings, reconnectDelaysMs: [] }
    const client = createMessageHub({ baseUrl, hub, accessToken: () => '', log: { warn: () => undefined } })
    const { signal } = new AbortController()
    expect(await client.waitForMessage('c', signal, hasMissedNothing)).toMatchObject({ kind: 'lost' })
    expect(seen).toHaveLength(100)
  })

  it('is lost when the negotiation is never answered', async () => {
    const { baseUrl } = await startServer(() => undefined)
    const hub = { ...settings, connectTimeoutMs: 50 }
    const client = createMessageHub({ baseUrl, hub, accessToken: () => '', log: { warn: () => undefined } })
    expect(await client.waitForMessage('c', new AbortController().signal, hasMissedNothing)).toMatchObject({
      kind: 'lost',
    })
  })

  it('is lost when the hub cannot be reached after every delay', async () => {
    const warnings: string[] = []
    const log = { warn: (message: string) => warnings.push(message) }
    const hub = createMessageHub({ baseUrl: 'http://127.0.0.1:1/', hub: settings, accessToken: () => 't', log })
    const result = await hub.waitForMessage('c', new AbortController().signal, hasMissedNothing)
    expect(result).toMatchObject({ kind: 'lost' })
    expect(warnings.map((warning) => warning.split(':')[0])).toEqual([
      'The message hub cannot be reached, next try in 0 ms',
      'The message hub cannot be reached, next try in 20 ms',
      'The message hub cannot be reached, next try in 40 ms',
      'The connection to the message hub is lost',
    ])
  })

  it('is lost when the hub closes the connection', async () => {
    const { app, wait, connected } = await start()
    const waiting = wait()
    await connected()
    await app.close()
    expect(await waiting).toMatchObject({ kind: 'lost' })
  })

  it('is lost without a connection id, and only warns', async () => {
    const { wait, warnings } = await start()
    expect(await wait('')).toEqual({
      kind: 'lost',
      reason: 'There is no connection id.',
    })
    expect(warnings).toEqual(['There is no connection id to wait for a message with.'])
  })

  it('rejects with an AbortError when aborted, and closes the connection', async () => {
    const { wait, controller, warnings, connected, gone } = await start()
    const waiting = wait()
    await connected()
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await gone()
    expect(warnings).toEqual([])
  })
})

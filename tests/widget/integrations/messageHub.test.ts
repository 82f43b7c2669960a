import fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMessageHub as createSandboxHub } from '../../../src/sandbox/hub/createMessageHub.ts'
import { createMessageHub } from '../../../src/widget/integrations/messageHub/createMessageHub.ts'

const settings = {
  path: 'message-hub',
  connectionParameter: 'connectionId',
  event: 'ReceiveMessage',
  reconnectDelaysMs: [0, 20, 40],
  serverTimeoutMs: 30_000,
  keepAliveMs: 15_000,
  longPollTimeoutMs: 100_000,
}

async function start(accessToken = '') {
  const app = fastify({ forceCloseConnections: true })
  const server = createSandboxHub()
  server.attach(app, settings.path)
  const negotiations: (string | undefined)[] = []
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.includes('/negotiate')) negotiations.push(request.headers.authorization)
    done()
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
  const connected = () => vi.waitFor(() => expect(server.connectionCount('c')).toBe(1))
  const gone = () => vi.waitFor(() => expect(server.connectionCount('c')).toBe(0))
  return { app, server, client, controller, warnings, negotiations, connected, gone }
}

describe('waiting for a message', () => {
  it('ends with its value, and with the connection', async () => {
    const { server, client, controller, warnings, connected, gone } = await start()
    const waiting = client.waitForMessage('c', controller.signal)
    await connected()
    await server.send('c', 'ReceiveMessage', 'stip-1')
    expect(await waiting).toEqual({ kind: 'message', value: 'stip-1' })
    await gone()
    expect(warnings).toEqual([])
  })

  it('receives what was sent before it came', async () => {
    const { server, client, controller } = await start()
    await server.send('c', 'ReceiveMessage', 'early')
    expect(await client.waitForMessage('c', controller.signal)).toEqual({ kind: 'message', value: 'early' })
  })

  it('passes over a value that is no text, with a warning', async () => {
    const { server, client, controller, warnings } = await start()
    await server.send('c', 'ReceiveMessage', { ssn: 1 })
    await server.send('c', 'ReceiveMessage', 'right')
    expect(await client.waitForMessage('c', controller.signal)).toEqual({ kind: 'message', value: 'right' })
    expect(warnings).toEqual(['The message hub sent ReceiveMessage with a object in place of a text.'])
  })

  it('shows its token', async () => {
    const { server, client, controller, negotiations } = await start('auth-1')
    await server.send('c', 'ReceiveMessage', 'x')
    await client.waitForMessage('c', controller.signal)
    expect(negotiations).toEqual(['Bearer auth-1'])
  })

  it('comes back when the connection is cut, and only warns', async () => {
    const { server, client, controller, warnings, connected } = await start()
    const waiting = client.waitForMessage('c', controller.signal)
    await connected()
    server.drop('c')
    await server.send('c', 'ReceiveMessage', 'afterwards')
    expect(await waiting).toEqual({ kind: 'message', value: 'afterwards' })
    expect(warnings).toEqual([expect.stringContaining('is connected to again')])
  })

  it('is lost when the hub cannot be reached after every delay', async () => {
    const warnings: string[] = []
    const log = { warn: (message: string) => warnings.push(message) }
    const hub = createMessageHub({ baseUrl: 'http://127.0.0.1:1/', hub: settings, accessToken: () => 't', log })
    const result = await hub.waitForMessage('c', new AbortController().signal)
    expect(result).toMatchObject({ kind: 'lost' })
    expect(warnings.map((warning) => warning.split(':')[0])).toEqual([
      'The message hub cannot be reached, next try in 0 ms',
      'The message hub cannot be reached, next try in 20 ms',
      'The message hub cannot be reached, next try in 40 ms',
      'The connection to the message hub is lost',
    ])
  })

  it('is lost when the hub says goodbye', async () => {
    const { app, client, controller, connected } = await start()
    const waiting = client.waitForMessage('c', controller.signal)
    await connected()
    await app.close()
    expect(await waiting).toMatchObject({ kind: 'lost' })
  })

  it('is lost without a connection id, and only warns', async () => {
    const { client, controller, warnings } = await start()
    expect(await client.waitForMessage('', controller.signal)).toEqual({
      kind: 'lost',
      reason: 'There is no connection id.',
    })
    expect(warnings).toEqual(['There is no connection id to wait for a message with.'])
  })

  it('ends with an AbortError when aborted, and with the connection', async () => {
    const { client, controller, warnings, connected, gone } = await start()
    const waiting = client.waitForMessage('c', controller.signal)
    await connected()
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    await gone()
    expect(warnings).toEqual([])
  })
})

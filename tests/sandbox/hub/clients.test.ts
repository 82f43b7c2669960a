import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr'
import fastify from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { startHub } from './startHub.ts'

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

describe.each([
  ['WebSockets', WebSockets],
  ['server-sent events', ServerSentEvents],
  ['long polling', LongPolling],
])('a real client over %s', (_name, transport) => {
  it('receives a message', async () => {
    const { hub, client } = await startHub()
    const { connection, next } = client('a', transport)
    await connection.start()
    expect(await hub.send('a', 'ReceiveMessage', 'hello')).toBe(true)
    expect(await next()).toBe('hello')
  })

  it('receives many messages in order', async () => {
    const { hub, client } = await startHub()
    const { connection, next } = client('a', transport)
    await connection.start()
    const sent = Array.from({ length: 30 }, (_, index) => `line\n${index} – ü`)
    for (const value of sent) await hub.send('a', 'ReceiveMessage', value)
    for (const value of sent) expect(await next()).toBe(value)
  })

  it('receives the messages that were sent before it connected', async () => {
    const { hub, client } = await startHub()
    expect(await hub.send('a', 'ReceiveMessage', 'early')).toBe(false)
    expect(await hub.send('a', 'ReceiveMessage', 'second')).toBe(false)
    const { connection, next } = client('a', transport)
    await connection.start()
    expect([await next(), await next()]).toEqual(['early', 'second'])
  })

  it('reconnects after its connection was dropped, and receives the messages of that time and later ones', async () => {
    const { hub, client } = await startHub()
    const { connection, next } = client('a', transport)
    const reconnected = new Promise((resolve) => connection.onreconnected(resolve))
    await connection.start()
    hub.drop('a')
    expect(hub.connectionCount('a')).toBe(0)
    expect(await hub.send('a', 'ReceiveMessage', 'meanwhile')).toBe(false)
    await reconnected
    expect(await hub.send('a', 'ReceiveMessage', 'afterwards')).toBe(true)
    expect([await next(), await next()]).toEqual(['meanwhile', 'afterwards'])
  })

  it('is counted until it stops', async () => {
    const { hub, client } = await startHub()
    const { connection } = client('a', transport)
    await connection.start()
    expect(hub.connectionCount('a')).toBe(1)
    await connection.stop()
    await vi.waitFor(() => expect(hub.connectionCount('a')).toBe(0))
    expect(await hub.send('a', 'ReceiveMessage', 'late')).toBe(false)
  })

  it('gets an error for an unknown hub method and stays connected', async () => {
    const { client } = await startHub()
    const { connection } = client('a', transport)
    await connection.start()
    await expect(connection.invoke('Shout', 'hello')).rejects.toThrow("Unknown hub method 'Shout'")
    expect(connection.state).toBe(HubConnectionState.Connected)
  })

  it('does not keep the app from closing, and notices the lost connection', { timeout: 3000 }, async () => {
    const { app, client } = await startHub({}, fastify({ forceCloseConnections: false }))
    const { connection } = client('a', transport)
    const left = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()))
    await connection.start()
    await Promise.all([app.close(), left])
  })
})

describe('several clients', () => {
  it('all receive a message when they share a connectionId', async () => {
    const { hub, client } = await startHub()
    const all = [WebSockets, ServerSentEvents, LongPolling].map((transport) => client('a', transport))
    await Promise.all(all.map(({ connection }) => connection.start()))
    expect(hub.connectionCount('a')).toBe(3)
    await hub.send('a', 'ReceiveMessage', 'for all')
    expect(await Promise.all(all.map(({ next }) => next()))).toEqual(['for all', 'for all', 'for all'])
  })

  it('do not receive what is meant for another connectionId', async () => {
    const { hub, client } = await startHub()
    const [one, other] = [client('a', WebSockets), client('b', WebSockets)]
    await Promise.all([one.connection.start(), other.connection.start()])
    await hub.send('b', 'ReceiveMessage', 'for b')
    await hub.send('a', 'ReceiveMessage', 'for a')
    expect([await one.next(), await other.next()]).toEqual(['for a', 'for b'])
  })

  it('can skip the negotiation over WebSockets', async () => {
    const { hub, url } = await startHub()
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}?connectionId=a`, { transport: WebSockets, skipNegotiation: true })
      .configureLogging(LogLevel.None)
      .build()
    await connection.start()
    expect(hub.connectionCount('a')).toBe(1)
    await connection.stop()
  })
})

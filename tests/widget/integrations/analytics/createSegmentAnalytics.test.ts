import type { ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSegmentAnalytics } from '../../../../src/widget/integrations/analytics/createSegmentAnalytics.ts'
import { startServer, type SeenRequest } from '../../api/startServer.ts'

interface Batch {
  readonly writeKey: string
  readonly context: object
  readonly batch: readonly { readonly event: string; readonly anonymousId: string; readonly messageId: string }[]
}

const toBatch = ({ body }: SeenRequest): Batch => JSON.parse(body)

async function start(reply: (response: ServerResponse) => void = (response) => response.end('{"success":true}')) {
  const page = new EventTarget()
  const shown = { visibilityState: 'visible' }
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', shown)
  onTestFinished(() => void vi.unstubAllGlobals())
  const server = await startServer(reply)
  const analytics = createSegmentAnalytics({ settings: { writeKey: 'key-1', apiUrl: server.baseUrl } })
  const events = () => server.seen.flatMap((request) => toBatch(request).batch)
  return { page, shown, analytics, server, events }
}

describe('Segment analytics', () => {
  it('sends events with the key, a random id and no IP address', async () => {
    const { analytics, server, events } = await start()
    analytics.track('Lead Created', { step: 'VERIFY_YOUR_INFO' })
    await vi.waitFor(() => expect(events()).toHaveLength(1))
    const [request] = server.seen
    expect(request).toMatchObject({ method: 'POST', url: '/v1/batch' })
    expect(request?.headers['content-type']).toBe('text/plain')
    expect(request && toBatch(request)).toEqual({
      writeKey: 'key-1',
      sentAt: expect.any(String),
      context: { direct: true, ip: '0.0.0.0' },
      batch: [
        {
          type: 'track',
          event: 'Lead Created',
          properties: { step: 'VERIFY_YOUR_INFO' },
          anonymousId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          timestamp: expect.any(String),
        },
      ],
    })
  })

  it('sends events in order: new ones wait for the request that is running', async () => {
    const held: ServerResponse[] = []
    const { analytics, server, events } = await start((response) => void held.push(response))
    for (const event of ['one', 'two', 'three']) analytics.track(event)
    await vi.waitFor(() => expect(held).toHaveLength(1))
    held[0]?.end()
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.end()
    expect(server.seen.map((request) => toBatch(request).batch.length)).toEqual([1, 2])
    expect(events().map(({ event }) => event)).toEqual(['one', 'two', 'three'])
  })

  it('sends waiting events when the page is left, and then removes its listener', async () => {
    const held: ServerResponse[] = []
    const { page, analytics, events } = await start((response) => void held.push(response))
    const [listen, forget] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')]
    analytics.track('one')
    analytics.track('two')
    await vi.waitFor(() => expect(events()).toHaveLength(1))
    page.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => expect(events().map(({ event }) => event)).toEqual(['one', 'two']))
    for (const response of held) response.end()
    await vi.waitFor(() => expect(forget.mock.calls).toContainEqual(listen.mock.lastCall))
    expect(listen).toHaveBeenCalledOnce()
  })

  it('sends at once what is measured after the page was hidden', async () => {
    const held: ServerResponse[] = []
    const { shown, analytics, events } = await start((response) => void held.push(response))
    analytics.track('one')
    shown.visibilityState = 'hidden'
    analytics.track('two')
    await vi.waitFor(() =>
      expect(
        events()
          .map(({ event }) => event)
          .toSorted(),
      ).toEqual(['one', 'two']),
    )
    for (const response of held) response.end()
  })

  it('survives a failed request and sends the next event', async () => {
    const { analytics, server } = await start((response) => void response.destroy())
    analytics.track('lost')
    await vi.waitFor(() => expect(server.seen).toHaveLength(1))
    analytics.track('told')
    await vi.waitFor(() =>
      expect(server.seen.map((request) => toBatch(request).batch[0]?.event)).toEqual(['lost', 'told']),
    )
  })

  it('uses a new id for a new application', async () => {
    const { analytics, events } = await start()
    analytics.track('one')
    analytics.track('two')
    analytics.startOver?.()
    analytics.track('three')
    await vi.waitFor(() => expect(events()).toHaveLength(3))
    const [first, second, third] = events().map(({ anonymousId }) => anonymousId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

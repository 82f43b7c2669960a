import { describe, expect, it, vi } from 'vitest'
import type { Analytics } from '../../../src/widget/integrations/analytics/Analytics.ts'
import { createAnalytics } from '../../../src/widget/integrations/analytics/createAnalytics.ts'
import { createSandboxAnalytics } from '../../../src/widget/integrations/analytics/createSandboxAnalytics.ts'
import { toAllowed } from '../../../src/widget/integrations/analytics/toAllowed.ts'

describe('the properties of an event', () => {
  it('are the allowed ones, their texts scrubbed', () => {
    const told = toAllowed({
      step: 'YOUR_INFO',
      ssn: '123456789',
      email: 'ann@example.com',
      partnerName: 'ann@example.com',
    })
    expect(told).toEqual({ step: 'YOUR_INFO', partnerName: '[email]' })
  })
})

describe('analytics', () => {
  it('load their adapter with the first event and keep the order', async () => {
    const adapter = createSandboxAnalytics()
    const load = vi.fn<() => Promise<Analytics>>(() => Promise.resolve(adapter))
    const analytics = createAnalytics([load])
    expect(load).not.toHaveBeenCalled()
    analytics.track('Lead Created')
    analytics.track('Soft Pull Authorized', { step: 'S', phone: '3035550142' })
    await vi.waitFor(() => expect(adapter.events).toHaveLength(2))
    expect(adapter.events).toEqual([
      { event: 'Lead Created', properties: {} },
      { event: 'Soft Pull Authorized', properties: { step: 'S' } },
    ])
    expect(load).toHaveBeenCalledOnce()
  })

  it('never throw, whatever their adapter does', async () => {
    const track = vi.fn<Analytics['track']>(() => {
      throw new Error('vendor')
    })
    const other = createSandboxAnalytics()
    const analytics = createAnalytics([() => Promise.resolve({ track }), () => Promise.resolve(other)])
    expect(() => analytics.track('x')).not.toThrow()
    await vi.waitFor(() => expect(track).toHaveBeenCalled())
    expect(other.events, 'the other one is told all the same').toHaveLength(1)
  })
})

describe('the sandbox analytics', () => {
  it('dispatch each event on their own target and keep the last hundred', () => {
    const analytics = createSandboxAnalytics()
    const heard: unknown[] = []
    analytics.target.addEventListener('track', (event) => heard.push(event instanceof CustomEvent && event.detail))
    for (let index = 0; index < 101; index += 1) analytics.track(`event ${index}`)
    expect(heard).toHaveLength(101)
    expect(heard[0]).toEqual({ event: 'event 0', properties: {} })
    expect([analytics.events.length, analytics.events[0]?.event]).toEqual([100, 'event 1'])
  })
})

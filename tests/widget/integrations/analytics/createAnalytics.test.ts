import { array, assert, constantFrom, dictionary, emailAddress, integer, oneof, property, string } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  type Analytics,
  createAnalytics,
  toAllowed,
} from '../../../../src/widget/integrations/analytics/createAnalytics.ts'
import { createSandboxAnalytics } from '../../../../src/widget/integrations/sandboxSinks.ts'

describe('toAllowed', () => {
  it('keeps only the properties that the flow names, with personal data scrubbed from their texts', () => {
    const given = { step: 'YOUR_INFO', ssn: '123456789', email: 'ann@example.com', partnerName: 'ann@example.com' }
    expect(toAllowed(given, ['step', 'partnerName', 'language'])).toEqual({ step: 'YOUR_INFO', partnerName: '[email]' })
  })

  it('cuts a text to 100 characters', () => {
    expect(toAllowed({ partnerName: 'x'.repeat(101) }, ['partnerName'])['partnerName']).toHaveLength(100)
  })

  it('lets no personal data through, whatever is passed', () => {
    const digits = (length: number) =>
      array(integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
    const secret = oneof(
      emailAddress(),
      digits(9).map((ssn) => `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}`),
      digits(10),
      digits(4),
    )
    const around = constantFrom('', 'Acme ', '(', 'from: ')
    const names = ['step', 'partnerName']
    assert(
      property(
        dictionary(oneof(constantFrom('ssn', 'phone', 'step', 'partnerName', '__proto__'), string()), secret),
        around,
        (given, before) => {
          const entries = Object.entries(given).map(([name, value]) => [name, `${before}${value}`])
          const told = toAllowed(Object.fromEntries(entries), names)
          expect(Object.keys(told).filter((name) => !names.includes(name))).toEqual([])
          for (const value of Object.values(given)) expect(JSON.stringify(told)).not.toContain(value)
        },
      ),
    )
  })
})

describe('analytics', () => {
  const propertiesOf = (event: string) => (event === 'Unknown' ? undefined : ['step'])

  it('load their adapter with the first event, and keep the order of events', async () => {
    const adapter = createSandboxAnalytics()
    const load = vi.fn<() => Promise<Analytics>>(() => Promise.resolve(adapter))
    const analytics = createAnalytics({ sinks: [load], propertiesOf })
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

  it('ignore an event that the flow does not know', async () => {
    const adapter = createSandboxAnalytics()
    const analytics = createAnalytics({ sinks: [() => Promise.resolve(adapter)], propertiesOf })
    analytics.track('Unknown')
    analytics.track('Known')
    await vi.waitFor(() => expect(adapter.events.map(({ event }) => event)).toEqual(['Known']))
  })

  it('never throw, whatever their adapter does', async () => {
    const track = vi.fn<Analytics['track']>(() => {
      throw new Error('vendor')
    })
    const other = createSandboxAnalytics()
    const gone = () => Promise.reject(new Error('blocked'))
    const analytics = createAnalytics({
      sinks: [gone, () => Promise.resolve({ track }), () => Promise.resolve(other)],
      propertiesOf,
    })
    expect(() => analytics.track('x')).not.toThrow()
    expect(() => analytics.startOver()).not.toThrow()
    await vi.waitFor(() => expect(track).toHaveBeenCalled())
    await vi.waitFor(() => expect(other.events, 'the other one is told all the same').toHaveLength(1))
  })
})

describe('the sandbox analytics', () => {
  it('keep the last hundred events', () => {
    const analytics = createSandboxAnalytics()
    for (let index = 0; index < 101; index += 1) analytics.track(`event ${index}`)
    expect([analytics.events.length, analytics.events[0]]).toEqual([100, { event: 'event 1', properties: {} }])
  })
})

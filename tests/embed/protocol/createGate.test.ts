import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  type Content,
  type FrameMessage,
  type HostMessage,
  createGate,
  fromFrame,
  fromHost,
  longestOptions,
} from '../../../src/embed/protocol.ts'
import { createSender } from '../../../src/frame/connectToHost.ts'

const origin = 'https://widget.example'
const instance = '1-2-3-4'
const name = fc.stringMatching(/^[\w-]{1,64}$/)
const pixels = fc.double({ min: 0, max: 1e6, noNaN: true })

const frameContents: fc.Arbitrary<Content<FrameMessage>> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), campaign: fc.array(name, { maxLength: 63 }) }),
  fc.record({ type: fc.constant('ready' as const) }),
  fc.record({ type: fc.constantFrom('leadCreated' as const, 'completed' as const) }),
  fc.record({ type: fc.constant('height' as const), height: pixels }),
  fc.record({ type: fc.constant('step' as const), step: name, progress: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ type: fc.constant('error' as const), code: name }),
)

const options = fc.dictionary(fc.string({ maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 })
const hostContents: fc.Arbitrary<Content<HostMessage>> = fc.oneof(
  fc.record({
    type: fc.constant('start' as const),
    options,
    campaign: fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 5 }),
    width: pixels,
  }),
  fc.record({ type: fc.constant('options' as const), options }),
  fc.record({
    type: fc.constant('view' as const),
    top: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
    height: pixels,
  }),
)

/** Two windows: the sender's, and any other one. */
const [sender, stranger]: [MessageEventSource, MessageEventSource] = [
  new MessageChannel().port1,
  new MessageChannel().port1,
]
const toEvent = (data: unknown) => ({ data, origin, source: sender })

const directions = [
  {
    side: 'the partner’s page',
    contents: frameContents,
    open: () => createGate<FrameMessage>(fromFrame, origin, () => sender, instance),
  },
  {
    side: 'the frame',
    contents: hostContents,
    open: () => createGate<HostMessage>(fromHost, origin, () => sender, instance),
  },
] as const

describe.each(directions)('the gate of $side', ({ contents, open }) => {
  const envelopes = contents.map((content) => ({ refinance: 1, instance, seq: 7, ...content }))
  /** Expects a gate to refuse the message that `make` changes, and then to accept the original as if nothing had come. */
  const expectRefused = (make: (message: Record<string, unknown>) => Partial<MessageEvent<unknown>>) =>
    fc.assert(
      fc.property(envelopes, (message) => {
        const accept = open()
        expect(accept({ ...toEvent(message), ...make({ ...message }) })).toBeUndefined()
        expect(accept(toEvent(message)), 'the true one is heard all the same').toEqual(message)
      }),
    )

  it('accepts the messages of its sender unchanged', () => {
    fc.assert(
      fc.property(fc.array<object>(contents, { maxLength: 10 }), (list) => {
        const accept = open()
        for (const [index, content] of list.entries()) {
          const message = { refinance: 1, instance, seq: index + 1, ...content }
          expect(accept(toEvent(structuredClone(message)))).toEqual(message)
        }
      }),
    )
  })

  it.each(['https://widget.example.evil', 'http://widget.example', 'https://widget.example:8443', 'null', '', '*'])(
    'rejects a message from the origin "%s"',
    (other) => expectRefused(() => ({ origin: other })),
  )

  it('rejects a message from another window or from none', () => {
    expectRefused(() => ({ source: stranger }))
    expectRefused(() => ({ source: null }))
    const accept = createGate<FrameMessage>(fromFrame, origin, () => null, instance)
    const late = { ...toEvent({ refinance: 1, instance, seq: 1, type: 'ready' }), source: null }
    expect(accept(late), 'of a frame that is gone').toBeUndefined()
  })

  it('rejects a message for another instance or version', () => {
    expectRefused((message) => ({ data: { ...message, instance: '4-3-2-1' } }))
    expectRefused((message) => ({ data: { ...message, instance: [instance] } }))
    expectRefused((message) => ({ data: { ...message, refinance: 2 } }))
  })

  it('rejects a repeated message and a late one', () => {
    fc.assert(
      fc.property(envelopes, fc.integer({ max: 7 }), (message, seq) => {
        const accept = open()
        expect(accept(toEvent(message))).toEqual(message)
        expect(accept(toEvent(structuredClone(message)))).toBeUndefined()
        expect(accept(toEvent({ ...message, seq }))).toBeUndefined()
      }),
    )
  })

  it.each([undefined, null, '8', 7.5, NaN, Infinity, -1, 2 ** 60])(
    'rejects a message with the sequence number %s',
    (seq) => expectRefused((message) => ({ data: { ...message, seq } })),
  )

  it('rejects a message with an extra, missing or mistyped field', () => {
    expectRefused((message) => ({ data: { ...message, more: 1 } }))
    fc.assert(
      fc.property(envelopes, fc.anything({ withBigInt: true, withNullPrototype: true }), (message, value) => {
        for (const field of Object.keys(message)) {
          const { [field]: _, ...less } = message as Record<string, unknown>
          expect(open()(toEvent(less)), `without ${field}`).toBeUndefined()
        }
        const text = open()(toEvent({ ...message, type: value }))
        expect(text === undefined || text.type === value).toBe(true)
      }),
    )
  })

  it('rejects arbitrary data without throwing', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withTypedArray: true,
    })
    fc.assert(
      fc.property(anything, (data) => {
        const accept = open()
        expect(accept(toEvent(data))).toBeUndefined()
        expect(accept(toEvent({ refinance: 1, instance, seq: 1, type: data }))).toBeUndefined()
      }),
    )
  })

  it('rejects inherited fields and names that every object has', () => {
    for (const type of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ['ready'], ['view']]) {
      expect(open()(toEvent({ refinance: 1, instance, seq: 1, type }))).toBeUndefined()
    }
    expectRefused((message) => ({ data: Object.create(message) }))
    expectRefused((message) => ({ data: Object.assign(JSON.parse('{"__proto__":{"refinance":1}}'), message) }))
    expect(Object.prototype).not.toHaveProperty('refinance')
  })
})

describe('a message from the frame', () => {
  it('is accepted, even after the frame was reloaded', async () => {
    const accept = createGate<FrameMessage>(fromFrame, origin, () => sender, instance)
    const heard: unknown[] = []
    const load = () => createSender(instance, (message) => heard.push(accept(toEvent(structuredClone(message)))?.type))
    const first = load()
    first({ type: 'hello', campaign: [] })
    first({ type: 'ready' })
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000)
    load()({ type: 'hello', campaign: ['utm_source'] })
    expect(heard).toEqual(['hello', 'ready', 'hello'])
  })
})

describe('the fields of messages', () => {
  const hear = (content: object) =>
    createGate<HostMessage>(
      fromHost,
      origin,
      () => sender,
      instance,
    )(toEvent({ refinance: 1, instance, seq: 1, ...content }))
  const tell = (content: object) =>
    createGate<FrameMessage>(
      fromFrame,
      origin,
      () => sender,
      instance,
    )(toEvent({ refinance: 1, instance, seq: 1, ...content }))

  it('are limited in size and range', () => {
    expect(hear({ type: 'options', options: { a: 'x'.repeat(longestOptions) } })).toBeUndefined()
    expect(hear({ type: 'view', top: -1e7, height: 5 })).toBeUndefined()
    expect(tell({ type: 'height', height: 1e7 })).toBeUndefined()
    expect(tell({ type: 'height', height: -1 })).toBeUndefined()
    expect(tell({ type: 'height', height: '5' })).toBeUndefined()
    expect(hear({ type: 'view', top: '5', height: 5 })).toBeUndefined()
    for (const pair of [['gclid'], ['gclid', 'a', 'b'], ['gclid', 7], 'ab'])
      expect(hear({ type: 'start', options: {}, width: 5, campaign: [pair] })).toBeUndefined()
    expect(tell({ type: 'step', step: 'A', progress: 101 })).toBeUndefined()
    expect(tell({ type: 'error', code: 'a'.repeat(65) })).toBeUndefined()
    expect(tell({ type: 'hello', campaign: Array.from({ length: 64 }, () => 'a') })).toBeUndefined()
    expect(tell({ type: 'hello', campaign: ['a name'] })).toBeUndefined()
  })

  it('can include valid ids of the application', () => {
    for (const ids of [
      {},
      { applicationId: 'a-1' },
      { reference: 'order_7' },
      { applicationId: 'a-1', reference: 'b' },
    ]) {
      expect(tell({ type: 'completed', ...ids })).toMatchObject(ids)
      expect(tell({ type: 'step', step: 'A', progress: 1, ...ids })).toMatchObject(ids)
    }
    expect(tell({ type: 'completed', reference: 'avery@example.com' })).toBeUndefined()
    expect(tell({ type: 'completed', applicationId: 7 })).toBeUndefined()
    expect(tell({ type: 'completed', name: 'Avery' })).toBeUndefined()
  })

  it('cannot contain text that somebody may have typed', () => {
    for (const typed of ['Avery Nguyen', '(303) 555-2001', 'a@example.com', '12 Maple St', '1960/06/23', '']) {
      expect(tell({ type: 'step', step: typed, progress: 1 }), `step ${typed}`).toBeUndefined()
      expect(tell({ type: 'error', code: typed }), `code ${typed}`).toBeUndefined()
    }
  })

  it('are rejected when they are circular or not JSON', () => {
    const loop: Record<string, unknown> = {}
    loop['loop'] = loop
    expect(hear({ type: 'options', options: loop })).toBeUndefined()
    expect(hear({ type: 'options', options: { a: 1n } })).toBeUndefined()
  })
})

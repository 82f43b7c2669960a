import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  RECORD_LIMIT,
  createRecordReader,
  toClientMessage,
  toHandshakeError,
  toRecord,
} from '../../../src/sandbox/hub/HubMessage.ts'
import { createOutbox } from '../../../src/sandbox/hub/createMessageHub.ts'
import { toHubQuery } from '../../../src/sandbox/hub/registerHubRoutes.ts'

describe('records', () => {
  it('end with a single separator, whatever the text contains', () => {
    const record = toRecord({ type: 1, target: 'say', arguments: ['a\u001eb\n'] })
    expect(record.indexOf('\u001e')).toBe(record.length - 1)
    expect(record).not.toContain('\n')
  })

  it('are assembled from chunks and split from batches', () => {
    const read = createRecordReader()
    expect(read('{"a"')).toEqual([])
    expect(read(':1}\u001e{}\u001e{"b')).toEqual(['{"a":1}', '{}'])
    expect(read('":2}\u001e')).toEqual(['{"b":2}'])
  })

  it('are rejected above the size limit, complete or not', () => {
    expect(createRecordReader()('x'.repeat(RECORD_LIMIT))).toEqual([])
    expect(createRecordReader()('x'.repeat(RECORD_LIMIT + 1))).toBeUndefined()
    expect(createRecordReader()(`${'x'.repeat(RECORD_LIMIT + 1)}\u001e`)).toBeUndefined()
  })
})

describe('the messages of a client', () => {
  it('are malformed unless they are a valid JSON object with a type', () => {
    for (const record of ['', 'null', '[]', '1', '{', '{}', '{"type":"1"}', '{"type":1}']) {
      expect({ record, ...toClientMessage(record) }).toEqual({ record, kind: 'malformed' })
    }
  })

  it('are read as a call, a close or another message', () => {
    const call = { kind: 'call', target: 'say', invocationId: undefined }
    expect(toClientMessage('{"type":1,"target":"say","arguments":[]}')).toEqual(call)
    expect(toClientMessage('{"type":4,"target":"say","invocationId":"7"}')).toEqual({ ...call, invocationId: '7' })
    expect(toClientMessage('{"type":7}')).toEqual({ kind: 'close' })
    expect(toClientMessage('{"type":6}')).toEqual({ kind: 'other' })
  })

  it('start with a handshake that accepts only version 1 of the JSON protocol', () => {
    expect(toHandshakeError('{"protocol":"json","version":1}')).toBeUndefined()
    expect(toHandshakeError('{"protocol":"messagepack","version":1}')).toContain('json')
    expect(toHandshakeError('{"protocol":"json","version":2}')).toContain('version 1')
    expect(toHandshakeError('hello')).toContain('JSON')
  })
})

describe('the query of a request', () => {
  it("keeps SignalR's id and the application's connectionId apart", () => {
    expect(toHubQuery('/hub?connectionId=a%20b&id=token&negotiateVersion=1')).toEqual({
      path: '/hub',
      token: 'token',
      recipient: 'a b',
      negotiateVersion: 1,
    })
  })

  it('can be missing, empty or invalid', () => {
    const nothing = { path: '/hub', token: undefined, recipient: undefined, negotiateVersion: 0 }
    expect(toHubQuery('/hub')).toEqual(nothing)
    expect(toHubQuery('/hub?id=&connectionId=&negotiateVersion=x')).toEqual(nothing)
  })
})

describe('the outbox', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('delivers each message once, oldest first', () => {
    const outbox = createOutbox<number>({ maxAgeMs: 1000, maxMessages: 5 })
    outbox.put('a', 1)
    outbox.put('b', 2)
    outbox.put('a', 3)
    expect([outbox.take('a'), outbox.take('a'), outbox.take('b')]).toEqual([[1, 3], [], [2]])
  })

  it('drops the oldest messages of a recipient that has too many', () => {
    const outbox = createOutbox<number>({ maxAgeMs: 1000, maxMessages: 2 })
    for (const message of [1, 2, 3]) outbox.put('a', message)
    expect(outbox.take('a')).toEqual([2, 3])
  })

  it('drops only the messages that are too old', () => {
    const outbox = createOutbox<number>({ maxAgeMs: 1000, maxMessages: 5 })
    outbox.put('a', 1)
    vi.setSystemTime(Date.now() + 600)
    outbox.put('a', 2)
    vi.setSystemTime(Date.now() + 600)
    expect(outbox.take('a')).toEqual([2])
  })
})

import { expect, it, onTestFinished, vi } from 'vitest'
import { awaitDocuments, awaitUpload, openDocuments } from '../../../src/widget/documents/actions.ts'
import type { Services } from '../../../src/widget/createServices.ts'

const contact = { contactId: 'c', leadId: 'l', assetId: 'a', loanApplicationId: 'i' }
const nothing = { ok: true, data: { isDocumentsUploaded: false, isReferenceAdded: false } }
const reference = { ok: true, data: { isDocumentsUploaded: false, isReferenceAdded: true } }
const broken = { ok: false, failure: { status: 503, message: '' } }

/** Waits while the service gives these answers, repeating the last; `times` are the seconds at which it was asked. */
function start(...answers: object[]) {
  return startFrom(null, ...answers)
}

function startFrom(seen: typeof reference.data | null, ...answers: object[]) {
  vi.useFakeTimers({ now: 0 })
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const controller = new AbortController()
  onTestFinished(() => {
    controller.abort()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const times: number[] = []
  const call = vi.fn<(name: string, request: object) => Promise<object | undefined>>(() => {
    times.push(Date.now() / 1000)
    return Promise.resolve(answers.length > 1 ? answers.shift() : answers[0])
  })
  const input = { contactData: contact, everySeconds: 5, longestSeconds: 20, answerSeconds: 30, seen }
  const services = { api: { call } } as unknown as Services
  const result = awaitUpload(input, { services, signal: controller.signal })
  // Most tests end before the wait does.
  result.catch(() => undefined)
  const see = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { result, call, times, controller, see }
}

it('openDocuments closes the empty tab when the call is given up', async () => {
  const tab = { go: () => undefined, close: vi.fn<() => void>() }
  const gone = new DOMException('The wait is over.', 'AbortError')
  const services = {
    documents: { open: () => tab },
    api: { call: () => Promise.reject(gone) },
  } as unknown as Services
  const { signal } = new AbortController()
  await expect(openDocuments({ contactData: contact }, { services, signal })).rejects.toBe(gone)
  expect(tab.close).toHaveBeenCalledOnce()
})

it.each([
  ['a document or a reference has arrived', reference, true],
  ['nothing has arrived', nothing, false],
  ['the host does not say what has arrived', broken, true],
  ['the host does not know who is asking', { ok: false, failure: { status: 401, message: '' } }, true],
])('awaitDocuments has missed a message, or may have, when %s', async (_, answer, isMissed) => {
  const call = vi.fn<(name: string, request: object) => Promise<object>>(() => Promise.resolve(answer))
  const waitForMessage = async (_id: string, _signal: AbortSignal, hasMissed: () => Promise<boolean>) => {
    expect(await hasMissed()).toBe(isMissed)
    return { kind: 'lost', reason: '' }
  }
  const services = { api: { call }, messageHub: () => Promise.resolve({ waitForMessage }) } as unknown as Services
  const { signal } = new AbortController()
  const input = { contactData: contact, connectionId: 'x' }
  expect(await awaitDocuments(input, { services, signal })).toEqual({ outcome: 'lost' })
  expect(call.mock.calls).toEqual([['loadUploadStatus', { body: { contactId: 'c', leadId: 'l' }, signal }]])
})

it('awaitUpload asks at once, then after growing pauses, until something has arrived', async () => {
  const { result, call, times } = start(nothing, nothing, nothing, nothing, nothing, reference)
  await vi.advanceTimersByTimeAsync(75_000)
  expect(await result).toEqual({ outcome: 'arrived', data: reference.data })
  expect(times).toEqual([0, 5, 15, 35, 55, 75])
  expect(call.mock.calls[0]).toMatchObject(['loadUploadStatus', { body: { contactId: 'c', leadId: 'l' } }])
})

it('awaitUpload waits until more has arrived than was seen before', async () => {
  const both = { ok: true, data: { isDocumentsUploaded: true, isReferenceAdded: true } }
  const { result, times } = startFrom(reference.data, reference, reference, both)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await result).toEqual({ outcome: 'arrived', data: both.data })
  expect(times).toEqual([0, 5, 15])
})

it('awaitUpload keeps asking after a failed call', async () => {
  const { result } = start(broken, { ok: true, data: null }, reference)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await result).toMatchObject({ outcome: 'arrived' })
})

it('awaitUpload pauses while the page is hidden, and asks at once when it is visible again', async () => {
  const { times, see } = start(nothing)
  await vi.advanceTimersByTimeAsync(16_000)
  see('hidden')
  await vi.advanceTimersByTimeAsync(100_000)
  see('visible')
  await vi.advanceTimersByTimeAsync(5000)
  expect(times, 'and then as often as in the beginning').toEqual([0, 5, 15, 116, 121])
})

it('awaitUpload stops when the step is left', async () => {
  const { result, times, controller } = start(nothing)
  await vi.advanceTimersByTimeAsync(1000)
  controller.abort()
  await expect(result).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(100_000)
  expect(times).toEqual([0])
})

it('awaitUpload asks again when a response times out', async () => {
  const { result, call } = start(reference)
  call.mockImplementationOnce(
    (_, request) =>
      new Promise((__, reject) => {
        const { signal } = request as { signal: AbortSignal }
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  await vi.advanceTimersByTimeAsync(30_000)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await result).toMatchObject({ outcome: 'arrived' })
})

it('awaitUpload fails when the session has expired', async () => {
  const { result } = start({ ok: false, failure: { status: 401, message: 'Who is it?' } })
  await vi.advanceTimersByTimeAsync(0)
  expect(await result).toMatchObject({ outcome: 'failed', failure: { status: 401 } })
})

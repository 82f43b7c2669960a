import { describe, expect, it, vi } from 'vitest'
import type { ErrorSink } from '../../../src/widget/integrations/errorTracking/ErrorTracker.ts'
import { createErrorTracker } from '../../../src/widget/integrations/errorTracking/createErrorTracker.ts'
import { createSandboxErrorSink } from '../../../src/widget/integrations/errorTracking/createSandboxErrorSink.ts'
import { toErrorReport } from '../../../src/widget/integrations/errorTracking/toErrorReport.ts'

function withStack(stack: string): Error {
  const error = new RangeError('code 0042\nat 12 Main St')
  error.stack = stack
  return error
}

describe('an error report', () => {
  it('has the name, the scrubbed message and the places in the code', () => {
    const report = toErrorReport(new TypeError('ann@example.com has no 123-45-6789'))
    expect(report).toMatchObject({ name: 'TypeError', message: '[email] has no [number]' })
    expect(report.frames[0]).toContain('errorTracking.test.ts')
    expect(report.frames.every((frame) => frame.startsWith('at '))).toBe(true)
  })

  it('keeps the message out of the places, even where it has lines of its own', () => {
    const { frames } = toErrorReport(
      withStack('RangeError: code 0042\nat 12 Main St\n    at f (https://a.example/x.js:1:4821)'),
    )
    expect(frames).toEqual(['at f (https://a.example/x.js:1:4821)'])
  })

  it('has the places of Firefox and Safari, without their queries', () => {
    const { frames } = toErrorReport(withStack('f@https://a.example/x.js?token=abc:1:2\n@https://a.example/x.js:3:4'))
    expect(frames).toEqual(['f@https://a.example/x.js:1:2', '@https://a.example/x.js:3:4'])
  })

  it('has nothing of a thrown value that is no error', () => {
    expect(toErrorReport({ ssn: '123456789' })).toEqual({
      name: 'NotAnError',
      message: 'A object was thrown.',
      frames: [],
    })
  })
})

describe('the error tracker', () => {
  it('loads its sink with the first report, and once', async () => {
    const sink = createSandboxErrorSink()
    const load = vi.fn<() => Promise<ErrorSink>>(() => Promise.resolve(sink))
    const tracker = createErrorTracker(load)
    expect(load).not.toHaveBeenCalled()
    tracker.report(new Error('one'))
    tracker.report(new Error('two'))
    await vi.waitFor(() => expect(sink.reports.map(({ message }) => message)).toEqual(['one', 'two']))
    expect(load).toHaveBeenCalledOnce()
  })

  it('survives a sink that does not load, and tries again', async () => {
    const sink = createSandboxErrorSink()
    const load = vi
      .fn<() => Promise<ErrorSink>>(() => Promise.resolve(sink))
      .mockRejectedValueOnce(new Error('no network'))
    const tracker = createErrorTracker(load)
    tracker.report(new Error('lost'))
    await vi.waitFor(() => {
      tracker.report(new Error('kept'))
      expect(sink.reports.at(-1)?.message).toBe('kept')
    })
    expect(sink.reports.map(({ message }) => message)).not.toContain('lost')
  })
})

describe('the sandbox sink', () => {
  it('keeps the last hundred', () => {
    const sink = createSandboxErrorSink()
    for (let index = 0; index < 120; index += 1) sink.send({ name: 'Error', message: String(index), frames: [] })
    expect([sink.reports.length, sink.reports[0]?.message]).toEqual([100, '20'])
  })

  it('writes to the console in development only', () => {
    const write = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    createSandboxErrorSink().send({ name: 'Error', message: 'quiet', frames: [] })
    createSandboxErrorSink({ isDevelopment: true }).send({ name: 'Error', message: 'loud', frames: ['at f'] })
    expect(write.mock.calls).toEqual([['Error: loud\n    at f']])
  })
})

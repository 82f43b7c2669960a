import { describe, expect, it, vi } from 'vitest'
import {
  type ErrorSink,
  createErrorTracker,
} from '../../../src/widget/integrations/errorTracking/createErrorTracker.ts'
import { createSandboxErrorSink } from '../../../src/widget/integrations/sandboxSinks.ts'
import { createReporter, toErrorReport } from '../../../src/widget/integrations/errorTracking/createReporter.ts'
import { createSentrySink } from '../../../src/widget/integrations/errorTracking/createSentrySink.ts'
import { startServer } from '../api/startServer.ts'

function withStack(stack: string): Error {
  const error = new RangeError('code 0042\nat 12 Main St')
  error.stack = stack
  return error
}

describe('an error report', () => {
  it('has the name, the scrubbed message and the stack frames', () => {
    const report = toErrorReport(new TypeError('ann@example.com has no 123-45-6789'))
    expect(report).toMatchObject({ name: 'TypeError', message: '[email] has no [number]' })
    expect(report.frames[0]).toContain('errorTracking.test.ts')
    expect(report.frames.every((frame) => frame.startsWith('at '))).toBe(true)
  })

  it('has a name without personal data, of at most 100 characters', () => {
    const error = new Error('x')
    error.name = `ann@example.com 123-45-6789 ${'n'.repeat(100_000)}`
    const { name } = toErrorReport(error)
    expect(name).toMatch(/^\[email\] \[number\] n+$/)
    expect(name.length).toBe(100)
  })

  it('removes a user name and password from the URL of a frame', () => {
    const { frames } = toErrorReport(withStack('RangeError: x\n    at f (https://ann:pass@a.example/x.js:1:4)'))
    expect(frames).toEqual(['at f (https://a.example/x.js:1:4)'])
  })

  it('keeps the message out of the frames, even when it has several lines', () => {
    const { frames } = toErrorReport(
      withStack('RangeError: code 0042\nat 12 Main St\n    at f (https://a.example/x.js:1:4821)'),
    )
    expect(frames).toEqual(['at f (https://a.example/x.js:1:4821)'])
  })

  it('drops frames within a page, whose address may name a person', () => {
    const { frames } = toErrorReport(
      withStack(
        'RangeError: x\n    at https://partner.example/loans/ann-bell:10:2\n    at g (https://a.example/x.js:1:4)',
      ),
    )
    expect(frames).toEqual(['at g (https://a.example/x.js:1:4)'])
  })

  it('reads frames of Firefox and Safari, without their queries', () => {
    const { frames } = toErrorReport(withStack('f@https://a.example/x.js?token=abc:1:2\n@https://a.example/x.js:3:4'))
    expect(frames).toEqual(['f@https://a.example/x.js:1:2', '@https://a.example/x.js:3:4'])
  })

  it('has no details of a thrown value that is not an error', () => {
    expect(toErrorReport({ ssn: '123456789' })).toEqual({
      name: 'NotAnError',
      message: 'A object was thrown.',
      frames: [],
    })
  })
})

describe('the error tracker', () => {
  it('loads its sink once, with the first report', async () => {
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

describe('an error reporter', () => {
  const open = (isOffline = false) => {
    const sink = createSandboxErrorSink()
    return { report: createReporter(sink, () => isOffline), reports: sink.reports }
  }

  it('reports the same fault once, and one from another place separately', () => {
    const { report, reports } = open()
    for (let time = 0; time < 1000; time += 1) report(withStack('RangeError: x\n    at f (https://a.example/x.js:1:4)'))
    report(withStack('RangeError: x\n    at f (https://a.example/x.js:9:4)'))
    expect(reports).toHaveLength(2)
  })

  it('reports at most thirty faults per page', () => {
    const { report, reports } = open()
    for (let fault = 0; fault < 100; fault += 1) report(new Error(`fault ${fault}`))
    expect(reports).toHaveLength(30)
  })

  it('reports nothing while the browser is offline', () => {
    const { report, reports } = open(true)
    report(new Error('a call that failed'))
    expect(reports).toEqual([])
  })
})

describe('the Sentry sink', () => {
  const report = {
    name: 'TypeError',
    message: 'x is [number]',
    frames: [
      'at f (https://a.example/assets/x-1.js:1:4821)',
      'g@https://a.example/assets/y-2.js:3:4',
      '@https://a.example/z.js:5:6',
    ],
  }

  it('sends an envelope with the fault, environment and release, and nothing about the visitor', async () => {
    const { baseUrl, seen } = await startServer((response) => response.end('{}'))
    const { host } = new URL(baseUrl)
    const settings = { dsn: `http://key1@${host}/behind/42`, release: '2026.11' }
    createSentrySink({ environment: 'prod', settings }).send(report)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = seen
    expect(url).toBe('/behind/api/42/envelope/?sentry_version=7&sentry_key=key1')
    expect(headers['content-type']).toBe('text/plain')
    const [header, item, event, rest] = body.split('\n').map((line) => (line === '' ? '' : JSON.parse(line)))
    expect([item, rest]).toEqual([{ type: 'event' }, ''])
    expect(header).toEqual({ event_id: event.event_id, sent_at: new Date(event.timestamp * 1000).toISOString() })
    const script = (filename: string, lineno: number, colno: number, called: string) => ({
      filename: `https://a.example/${filename}`,
      function: called,
      lineno,
      colno,
      in_app: true,
    })
    expect(event).toEqual({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: expect.any(Number),
      environment: 'prod',
      release: '2026.11',
      platform: 'javascript',
      level: 'error',
      user: { ip_address: null },
      sdk: { name: 'refinance-flow', version: '1', settings: { infer_ip: 'never' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'x is [number]',
            stacktrace: {
              frames: [
                script('z.js', 5, 6, '?'),
                script('assets/y-2.js', 3, 4, 'g'),
                script('assets/x-1.js', 1, 4821, 'f'),
              ],
            },
          },
        ],
      },
    })
  })

  it('does not throw when Sentry is unreachable', () => {
    const sink = createSentrySink({ environment: 'qa', settings: { dsn: 'http://key1@127.0.0.1:1/42' } })
    expect(() => sink.send(report)).not.toThrow()
  })

  it.each(['https://sentry.example/42', 'https://key1@sentry.example/project'])('refuses the DSN %s', (dsn) => {
    expect(() => createSentrySink({ environment: 'qa', settings: { dsn } })).toThrow(
      'should be https://KEY@HOST/PROJECT',
    )
  })
})

describe('the sandbox error sink', () => {
  it('keeps the last hundred reports', () => {
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

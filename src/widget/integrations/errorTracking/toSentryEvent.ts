import type { ErrorReport } from './ErrorTracker.ts'

/** What is told of a report besides itself; `timestamp` in seconds since 1970. */
interface Circumstances {
  readonly event_id: string
  readonly timestamp: number
  readonly environment: string
  readonly release: string | undefined
}

/** A report as an event of Sentry (develop.sentry.dev/sdk/data-model/event-payloads). */
export const toSentryEvent = ({ name, message, frames }: ErrorReport, circumstances: Circumstances) => ({
  ...circumstances,
  platform: 'javascript',
  level: 'error',
  // Sentry takes the address that a request comes from for the visitor's unless it is told not to.
  user: { ip_address: null },
  sdk: { name: 'refinance-flow', version: '1', settings: { infer_ip: 'never' } },
  exception: {
    values: [{ type: name, value: message, stacktrace: { frames: frames.map(toFrame).toReversed() } }],
  },
})

/** "at f (url:1:2)" or "f@url:1:2". */
function toFrame(frame: string) {
  const [, lineno, colno] = /:(\d+):(\d+)\)?$/.exec(frame) ?? []
  const filename = /[\w-]+:\/\/[^\s()]+?(?=:\d+:\d+\)?$)/.exec(frame)?.[0] ?? '?'
  const called = /^at (?:async )?(.+) \(|^([^@\s]+)@/.exec(frame)
  return {
    filename,
    function: called?.[1] ?? called?.[2] ?? '?',
    lineno: Number(lineno),
    colno: Number(colno),
    in_app: true,
  }
}

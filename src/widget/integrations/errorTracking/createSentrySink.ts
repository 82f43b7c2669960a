import type { AdapterOptions } from '../adapters.ts'
import type { ErrorReport, ErrorSink } from './createErrorTracker.ts'

/**
 * Creates a sink that posts reports to the envelope endpoint of a Sentry project (develop.sentry.dev/sdk/data-model/envelopes),
 * without the vendor's script: no session, no breadcrumbs, no URL of the page, no IP address of its visitor. Settings: `dsn`, and
 * the name of the `release`, by default that of the build.
 */
export function createSentrySink({
  settings,
  environment,
}: Pick<AdapterOptions, 'settings' | 'environment'>): ErrorSink {
  const { dsn = '', release = readBuild() } = settings
  const url = toEnvelopeUrl(dsn)
  return {
    send(report) {
      const event_id = crypto.randomUUID().replaceAll('-', '')
      const now = new Date()
      const event = toSentryEvent(report, { event_id, environment, release, timestamp: now.getTime() / 1000 })
      const lines = [{ event_id, sent_at: now.toISOString() }, { type: 'event' }, event]
      const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      // Plain text needs no CORS preflight request, and `keepalive` lets the request outlive the page.
      const headers = { 'Content-Type': 'text/plain' }
      fetch(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
        // A lost report is not sent again.
        .catch(() => undefined)
    },
  }
}

/** Returns the hash in the name of the page's script, which differs in each build; undefined in development. */
function readBuild(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module][src]') ?? {}
  return /\/assets\/[^/]*-([\w-]{8})\.js$/.exec(src)?.[1]
}

/** Converts `https://KEY@HOST/PATH/PROJECT` to the URL that accepts envelopes; throws for anything else. */
function toEnvelopeUrl(dsn: string): string {
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path, project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!username || project === undefined) throw new Error('The "dsn" of Sentry should be https://KEY@HOST/PROJECT.')
  return `${protocol}//${host}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}

/** What is sent with a report; `timestamp` is in seconds since 1970. */
interface Circumstances {
  readonly event_id: string
  readonly timestamp: number
  readonly environment: string
  readonly release: string | undefined
}

/** Converts a report to an event of Sentry (develop.sentry.dev/sdk/data-model/event-payloads). */
export const toSentryEvent = ({ name, message, frames }: ErrorReport, circumstances: Circumstances) => ({
  ...circumstances,
  platform: 'javascript',
  level: 'error',
  // Otherwise Sentry records the IP address of the request as the visitor's.
  user: { ip_address: null },
  sdk: { name: 'refinance-flow', version: '1', settings: { infer_ip: 'never' } },
  exception: {
    values: [{ type: name, value: message, stacktrace: { frames: frames.map(toFrame).toReversed() } }],
  },
})

/** Parses "at f (url:1:2)" or "f@url:1:2". */
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

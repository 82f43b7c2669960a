import type { AdapterOptions } from '../adapters.ts'
import type { ErrorReport, ErrorSink } from './createErrorTracker.ts'

/**
 * A sink that posts reports to the envelope endpoint of a Sentry project (develop.sentry.dev/sdk/data-model/envelopes), without
 * the vendor's script: no session, no breadcrumb, no address of the page or of its visitor. Settings: `dsn`, and the name of
 * the `release`, which is the build's unless told.
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
      // As text, so that no other request has to ask first whether this one may be made; it outlives the page.
      const headers = { 'Content-Type': 'text/plain' }
      fetch(url, { method: 'POST', body, headers, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
        // A report that is lost is lost.
        .catch(() => undefined)
    },
  }
}

/** What the page's script is named after, which is another in each build; there is none in development. */
function readBuild(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module][src]') ?? {}
  return /\/assets\/[^/]*-([\w-]{8})\.js$/.exec(src)?.[1]
}

/** `https://KEY@HOST/PATH/PROJECT` as the address that takes envelopes in; throws for anything else. */
function toEnvelopeUrl(dsn: string): string {
  const { protocol, username, host, pathname } = new URL(dsn)
  const [, path, project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!username || project === undefined) throw new Error('The "dsn" of Sentry should be https://KEY@HOST/PROJECT.')
  return `${protocol}//${host}${path}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`
}

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

import type { Analytics, AnalyticsProperties } from './analytics/createAnalytics.ts'
import type { ErrorReport, ErrorSink } from './errorTracking/createErrorTracker.ts'

/** Analytics that send nothing: `events` holds the last hundred, and each is dispatched on `target` as a `CustomEvent` named `track`. */
interface SandboxAnalytics extends Analytics {
  readonly events: readonly { readonly event: string; readonly properties: AnalyticsProperties }[]
  readonly target: EventTarget
}

/** Creates analytics for development and tests. */
export function createSandboxAnalytics(): SandboxAnalytics {
  const events: SandboxAnalytics['events'][number][] = []
  const target = new EventTarget()
  return {
    events,
    target,
    track(event, properties = {}) {
      const detail = { event, properties }
      keep(events, detail)
      target.dispatchEvent(new CustomEvent('track', { detail }))
    },
  }
}

/** A sink that sends nothing: `reports` holds the last hundred. */
interface SandboxErrorSink extends ErrorSink {
  readonly reports: readonly ErrorReport[]
}

/** Creates a sink for tests, and for development, where it also logs reports to the console. */
export function createSandboxErrorSink({ isDevelopment = false } = {}): SandboxErrorSink {
  const reports: ErrorReport[] = []
  return {
    reports,
    send(report) {
      keep(reports, report)
      // oxlint-disable-next-line no-console -- developers must see it
      if (isDevelopment) console.error([`${report.name}: ${report.message}`, ...report.frames].join('\n    '))
    },
  }
}

const mostKept = 100

function keep<Item>(list: Item[], item: Item): void {
  list.push(item)
  if (list.length > mostKept) list.shift()
}

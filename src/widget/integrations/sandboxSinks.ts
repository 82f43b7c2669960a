import type { Analytics, AnalyticsProperties } from './analytics/createAnalytics.ts'
import type { ErrorReport, ErrorSink } from './errorTracking/createErrorTracker.ts'

/** Analytics that send nothing: `events` holds the last hundred. */
interface SandboxAnalytics extends Analytics {
  readonly events: readonly { readonly event: string; readonly properties: AnalyticsProperties }[]
}

/** Creates analytics for development and tests. */
export function createSandboxAnalytics(): SandboxAnalytics {
  const events: SandboxAnalytics['events'][number][] = []
  return {
    events,
    track(event, properties = {}) {
      keep(events, { event, properties })
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

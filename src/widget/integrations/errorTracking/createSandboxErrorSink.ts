import type { ErrorReport, ErrorSink } from './createErrorTracker.ts'

/** A sink that tells nobody: `reports` holds the last hundred. */
export interface SandboxErrorSink extends ErrorSink {
  readonly reports: readonly ErrorReport[]
}

const kept = 100

/** Creates a sink for development, where it shows reports in the console as well, and for tests. */
export function createSandboxErrorSink({ isDevelopment = false } = {}): SandboxErrorSink {
  const reports: ErrorReport[] = []
  return {
    reports,
    send(report) {
      reports.push(report)
      if (reports.length > kept) reports.shift()
      // oxlint-disable-next-line no-console -- whoever develops must see it
      if (isDevelopment) console.error([`${report.name}: ${report.message}`, ...report.frames].join('\n    '))
    },
  }
}

import type { ErrorSink } from './ErrorTracker.ts'
import { toErrorReport } from './toErrorReport.ts'

/** The most that one page reports: who knows thirty faults of it learns nothing from the next. */
const most = 30

/**
 * Reports whatever was thrown, cleaned, to a sink: the same fault once, so that a loop is no flood, and nothing without a
 * connection, when a failing call says nothing of us.
 */
export function createReporter(sink: ErrorSink, isOffline = isKnownOffline) {
  const told = new Set<string>()
  return (thrown: unknown): void => {
    if (isOffline()) return
    const report = toErrorReport(thrown)
    const fault = [report.name, report.message, report.frames[0]].join('\n')
    if (told.has(fault) || told.size === most) return
    told.add(fault)
    sink.send(report)
  }
}

// oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare -- outside browsers it is not known
const isKnownOffline = (): boolean => globalThis.navigator?.onLine === false

import { createLazy } from '../createLazy.ts'
import type { ErrorReport, ErrorSink, ErrorTracker } from './ErrorTracker.ts'
import { toErrorReport } from './toErrorReport.ts'

/** An error tracker over a sink that is loaded with the first report; what fails is forgotten. */
export function createErrorTracker(load: () => Promise<ErrorSink>): ErrorTracker {
  const sink = createLazy(load)
  const send = async (report: ErrorReport) => (await sink()).send(report)
  return {
    report(thrown) {
      // When this fails there is nobody left to tell.
      send(toErrorReport(thrown)).catch(() => undefined)
    },
  }
}

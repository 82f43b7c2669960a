import { createLazy } from '../createLazy.ts'
import type { ErrorSink, ErrorTracker } from './ErrorTracker.ts'

/** An error tracker over a sink that is loaded with the first report; what fails is forgotten. */
export function createErrorTracker(load: () => Promise<ErrorSink>): ErrorTracker {
  const sink = createLazy(load)
  const send = async (thrown: unknown) => {
    const [to, { toErrorReport }] = await Promise.all([sink(), import('./toErrorReport.ts')])
    to.send(toErrorReport(thrown))
  }
  return {
    report(thrown) {
      // When this fails there is nobody left to tell.
      send(thrown).catch(() => undefined)
    },
  }
}

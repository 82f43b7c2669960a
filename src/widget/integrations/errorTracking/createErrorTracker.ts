import { createLazy } from '../createLazy.ts'
import type { ErrorSink, ErrorTracker } from './ErrorTracker.ts'

/** An error tracker over a sink that is loaded with the first report; what fails is forgotten. */
export function createErrorTracker(load: () => Promise<ErrorSink>): ErrorTracker {
  const open = createLazy(async () => {
    const [{ createReporter }, sink] = await Promise.all([import('./createReporter.ts'), load()])
    return createReporter(sink)
  })
  return {
    report(thrown) {
      // When this fails there is nobody left to tell.
      open()
        .then((report) => report(thrown))
        .catch(() => undefined)
    },
  }
}

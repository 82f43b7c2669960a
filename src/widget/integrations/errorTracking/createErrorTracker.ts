import { createLazy } from '../createLazy.ts'

/** Creates an error tracker whose sink is loaded with the first report; its own failures are ignored. */
export function createErrorTracker(load: () => Promise<ErrorSink>): ErrorTracker {
  const open = createLazy(async () => {
    const [{ createReporter }, sink] = await Promise.all([import('./createReporter.ts'), load()])
    return createReporter(sink)
  })
  return {
    report(thrown) {
      // If this fails, there is nobody left to report it to.
      open()
        .then((report) => report(thrown))
        .catch(() => undefined)
    },
  }
}

/** An error without anything that could identify a person; `frames` are the lines of its stack. */
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly frames: readonly string[]
}

/** Reports anything that was thrown. Never throws and never blocks. */
export interface ErrorTracker {
  report(error: unknown): void
}

/** The adapter of a vendor, which receives the reports. */
export interface ErrorSink {
  send(report: ErrorReport): void
}

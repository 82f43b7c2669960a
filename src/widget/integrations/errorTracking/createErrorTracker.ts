import { createLazy } from '../createLazy.ts'

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

/** An error with everything taken out that could tell of a person; `frames` are the lines of its stack. */
export interface ErrorReport {
  readonly name: string
  readonly message: string
  readonly frames: readonly string[]
}

/** Takes whatever was thrown. Never throws and never keeps anybody waiting. */
export interface ErrorTracker {
  report(error: unknown): void
}

/** Where a vendor's adapter takes reports in. */
export interface ErrorSink {
  send(report: ErrorReport): void
}

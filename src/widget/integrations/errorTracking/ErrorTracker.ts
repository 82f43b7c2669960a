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

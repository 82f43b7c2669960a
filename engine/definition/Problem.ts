/** One fault of a flow: what, where and, when it can be told, the nearest fix. */
export interface Problem {
  /** Stable, for tools and tests: `unknown-step`. */
  readonly code: string
  /** Relative to the working directory, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units. */
  readonly column: number
  readonly message: string
  readonly hint?: string
}

/** The problem as one line: `flows/newsletter.json:88:21 step TOPICS goes to YOUR_INF, which is no step. Did you mean YOUR_INFO?` */
export const toText = ({ file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column} ${message}${hint === undefined ? '' : `. ${hint}`}`

/** A flow that cannot be used; the message lists every problem. */
export class FlowError extends Error {
  override readonly name = 'FlowError'

  constructor(readonly problems: readonly Problem[]) {
    super(
      `The flow has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(toText).join('\n')}`,
    )
  }
}

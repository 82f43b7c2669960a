import type { ErrorReport, ErrorSink } from './createErrorTracker.ts'
import { toScrubbed } from '../toScrubbed.ts'

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

const deepest = 20
const longestName = 100
/** Of a line of a stack that is looked at: longer ones are of what was said, and of no place. */
const longestPlace = 1000

/** What may be told of anything that was thrown: a scrubbed message and the places in our code; a thrown value that is no error is not told. */
export function toErrorReport(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: `A ${typeof error} was thrown.`, frames: [] }
  return {
    name: toScrubbed(error.name).slice(0, longestName),
    message: toScrubbed(error.message),
    frames: toFrames(error.stack ?? ''),
  }
}

/** "at f (url:1:2)" or "f@url:1:2", in the file of a script. */
const place = /^\s*at \S.*\.[cm]?[jt]sx?(?:[?#][^:)]*)?:\d+:\d+\)?$|^\S*@\S+\.[cm]?[jt]sx?(?:[?#][^:)]*)?:\d+:\d+$/

// The stack repeats the message, which may have lines of its own, so only what looks like a place is kept; and not that of a
// script within a page, since the address of a page may name somebody.
function toFrames(stack: string): string[] {
  return (
    stack
      .split('\n')
      .filter((line) => line.length <= longestPlace && place.test(line))
      .slice(0, deepest)
      // Whoever may stand before the host is nobody's business either.
      .map((line) =>
        line
          .trim()
          .replace(/[?#][^:)]*/, '')
          .replace(/(?<=:\/\/)[^\s/@]*@/, ''),
      )
  )
}

import type { ErrorReport, ErrorSink } from './createErrorTracker.ts'
import { toScrubbed } from '../toScrubbed.ts'

/** The most reports of one page: after thirty different errors, the next one teaches nothing. */
const most = 30

/**
 * Creates a function that reports anything thrown to a sink, scrubbed. The same error is reported once, so that a loop is no
 * flood, and none is reported offline, where a failing call is not our fault.
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
/** The longest line of a stack that is examined, in characters; a longer one belongs to a message, not to a place. */
const longestPlace = 1000

/**
 * Converts anything thrown to a report: the scrubbed message and the places in our code. Of a value that is not an error, only
 * the type is reported.
 */
export function toErrorReport(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { name: 'NotAnError', message: `A ${typeof error} was thrown.`, frames: [] }
  return {
    name: toScrubbed(error.name).slice(0, longestName),
    message: toScrubbed(error.message),
    frames: toFrames(error.stack ?? ''),
  }
}

/** Matches "at f (url:1:2)" or "f@url:1:2", in the file of a script. */
const place = /^\s*at \S.*\.[cm]?[jt]sx?(?:[?#][^:)]*)?:\d+:\d+\)?$|^\S*@\S+\.[cm]?[jt]sx?(?:[?#][^:)]*)?:\d+:\d+$/

// The stack repeats the message, which may have several lines, so only lines that look like a place are kept. Inline scripts of a
// page are dropped, because the URL of a page may name somebody.
function toFrames(stack: string): string[] {
  return (
    stack
      .split('\n')
      .filter((line) => line.length <= longestPlace && place.test(line))
      .slice(0, deepest)
      // The query and the user name of a URL may identify somebody, too.
      .map((line) =>
        line
          .trim()
          .replace(/[?#][^:)]*/, '')
          .replace(/(?<=:\/\/)[^\s/@]*@/, ''),
      )
  )
}

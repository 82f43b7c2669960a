import { toScrubbed } from '../toScrubbed.ts'
import type { ErrorReport } from './ErrorTracker.ts'

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

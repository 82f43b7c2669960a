import { monthsBefore, toDayNumber, toIsoDate } from './days.ts'
import { toUnbrokenStretches, type Span } from './monthsCovered.ts'

/** A span on a timeline, in days from its beginning. */
export interface TimelinePiece {
  readonly start: number
  readonly length: number
}

/** The time between the same day some months ago and today. */
export interface Timeline {
  /** Its length. */
  readonly days: number
  /** What lies on it of each span, in the order of the spans. */
  readonly pieces: readonly TimelinePiece[]
  /** The ISO dates that divide it into equal numbers of months, its beginning included and today left out. */
  readonly marks: readonly string[]
}

const parts = 4

/** Lays spans onto the last `windowMonths` months, both ends included; what lies before them or after today is cut off. */
export function toTimeline(spans: readonly Span[], today: string, windowMonths: number): Timeline {
  const first = toDayNumber(monthsBefore(today, windowMonths))
  const last = toDayNumber(today)
  const pieces = spans
    .map(({ start, end }) => ({
      from: Math.max(toDayNumber(start), first),
      to: end === undefined ? last : Math.min(toDayNumber(end), last),
    }))
    .filter(({ from, to }) => from <= to)
    .map(({ from, to }) => ({ start: from - first, length: to - from + 1 }))
  const marks = Array.from({ length: parts }, (_, index) =>
    monthsBefore(today, windowMonths - (windowMonths / parts) * index),
  )
  return { days: last - first + 1, pieces, marks }
}

/** Days that no span covers, ISO dates inclusive at both ends. */
export interface Gap {
  from: string
  to: string
}

/** Lists, oldest first, what a history leaves open between the same day `windowMonths` months ago and today. */
export function coverageGaps(spans: readonly Span[], today: string, windowMonths: number): Gap[] {
  const gaps: Gap[] = []
  let open = toDayNumber(monthsBefore(today, windowMonths))
  const close = (last: number) => {
    if (open <= last) gaps.push({ from: toIsoDate(open), to: toIsoDate(last) })
  }
  for (const stretch of toUnbrokenStretches(spans, today)) {
    close(stretch.first - 1)
    open = Math.max(open, stretch.last + 1)
  }
  close(toDayNumber(today))
  return gaps
}

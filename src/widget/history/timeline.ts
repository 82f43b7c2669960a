import { monthsBefore, toDayNumber, toIsoDate } from './days.ts'
import { toUnbrokenStretches, type Span } from './monthsCovered.ts'

/** A span on a timeline, in days from the timeline's start. */
export interface TimelinePiece {
  readonly start: number
  readonly length: number
}

/** The period from the same day some months ago until today. */
export interface Timeline {
  /** Its length in days. */
  readonly days: number
  /** The part of each span that lies on the timeline, in the order of the spans. */
  readonly pieces: readonly TimelinePiece[]
  /** The ISO dates that divide the timeline into equal numbers of months, including its start but not today. */
  readonly marks: readonly string[]
}

const parts = 4

/** Places spans on the last `windowMonths` months, both ends included; cuts off what lies before them or after today. */
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

/** Lists the gaps of a history between the same day `windowMonths` months ago and today, oldest first. */
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

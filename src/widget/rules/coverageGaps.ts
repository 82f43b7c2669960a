import { monthsBefore } from './monthsBetween.ts'
import { toDayNumber, toIsoDate } from './toDayNumber.ts'
import { toUnbrokenStretches, type Span } from './toUnbrokenStretches.ts'

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

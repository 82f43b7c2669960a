import * as fc from 'fast-check'
import { toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'
import type { Span } from '../../../src/widget/history/monthsCovered.ts'

/** Generates any ISO date between two dates, inclusive. */
export function arbitraryDate(from = '1990-01-01', to = '2040-12-31'): fc.Arbitrary<string> {
  return fc.integer({ min: toDayNumber(from), max: toDayNumber(to) }).map(toIsoDate)
}

/** Generates a few spans around today: open, closed, overlapping, reaching into the future, or reversed. */
export function arbitrarySpans(): fc.Arbitrary<Span[]> {
  const date = arbitraryDate('2022-01-01', '2025-12-31')
  return fc.array(fc.record({ start: date, end: fc.option(date, { nil: undefined }) }), { maxLength: 6 })
}

/** Checks by the simplest definition whether this day is inside any of the spans and not after today. */
export function isDayCovered(day: string, spans: readonly Span[], today: string): boolean {
  return day <= today && spans.some(({ start, end }) => start <= day && (end === undefined || day <= end))
}

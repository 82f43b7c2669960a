import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toTimeline, coverageGaps } from '../../../src/widget/history/timeline.ts'
import { arbitraryDate, arbitrarySpans, isDayCovered } from './arbitraryDate.ts'
import { monthsCovered } from '../../../src/widget/history/monthsCovered.ts'
import { toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'

describe('toTimeline', () => {
  const today = '2026-06-15'

  it('places a span on the days since the same day two years ago', () => {
    const { days, pieces } = toTimeline([{ start: '2026-06-01' }], today, 24)
    expect(days).toBe(731)
    expect(pieces).toEqual([{ start: 716, length: 15 }])
  })

  it('clips spans to the timeline, and drops those outside', () => {
    const spans = [
      { start: '2020-01-01', end: '2024-06-15' },
      { start: '2026-06-15', end: '2027-01-01' },
      { start: '2020-01-01', end: '2024-06-14' },
      { start: '2026-06-16' },
      { start: '2026-01-02', end: '2026-01-01' },
    ]
    expect(toTimeline(spans, today, 24).pieces).toEqual([
      { start: 0, length: 1 },
      { start: 730, length: 1 },
    ])
  })

  it('marks every half year of two years', () => {
    expect(toTimeline([], today, 24).marks).toEqual(['2024-06-15', '2024-12-15', '2025-06-15', '2025-12-15'])
  })

  it('never draws beyond its ends', () => {
    fc.assert(
      fc.property(arbitraryDate(), arbitraryDate(), arbitraryDate(), (start, end, now) => {
        const { days, pieces } = toTimeline([{ start, end }, { start }], now, 24)
        for (const piece of pieces) {
          expect(piece.start).toBeGreaterThanOrEqual(0)
          expect(piece.length).toBeGreaterThan(0)
          expect(piece.start + piece.length).toBeLessThanOrEqual(days)
        }
      }),
    )
  })
})

const today = '2025-03-15'

describe('coverageGaps', () => {
  it('returns the whole window without any history', () => {
    expect(coverageGaps([], today, 24)).toEqual([{ from: '2023-03-15', to: '2025-03-15' }])
  })

  it('returns nothing for a move exactly that many months ago', () => {
    expect(coverageGaps([{ start: '2023-03-15' }], today, 24)).toEqual([])
  })

  it('lists the gaps before and between the spans, even of one day, within the window only', () => {
    const spans = [
      { start: '2024-02-01', end: '2024-05-31' },
      { start: '2024-07-01', end: '2025-03-10' },
      { start: '2025-03-12' },
      { start: '2020-01-01', end: '2023-03-20' },
    ]
    expect(coverageGaps(spans, today, 24)).toEqual([
      { from: '2023-03-21', to: '2024-01-31' },
      { from: '2024-06-01', to: '2024-06-30' },
      { from: '2025-03-11', to: '2025-03-11' },
    ])
  })

  it('ignores a span that ended before the window began', () => {
    expect(coverageGaps([{ start: '2019-01-01', end: '2020-01-01' }], today, 1)).toEqual([
      { from: '2025-02-15', to: '2025-03-15' },
    ])
  })

  it('contains exactly the days of the window that no span contains', () => {
    fc.assert(
      fc.property(arbitrarySpans(), (spans) => {
        const gaps = coverageGaps(spans, today, 24)
        const days = Array.from({ length: 732 }, (_, index) => toIsoDate(toDayNumber('2023-03-15') + index))
        expect(days.at(-1)).toBe(today)
        const open = days.filter((day) => gaps.some(({ from, to }) => from <= day && day <= to))
        expect(open).toEqual(days.filter((day) => !isDayCovered(day, spans, today)))
        expect(gaps.every(({ from, to }) => '2023-03-15' <= from && from <= to && to <= today)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })

  it('leaves no months missing once every gap is filled', () => {
    fc.assert(
      fc.property(arbitraryDate('2024-01-01', '2026-12-31'), fc.integer({ min: 1, max: 48 }), (now, months) => {
        const filled = coverageGaps([], now, months).map(({ from, to }) => ({ start: from, end: to }))
        expect(coverageGaps(filled, now, months)).toEqual([])
        expect(monthsCovered(filled, now)).toBeGreaterThanOrEqual(months)
      }),
    )
  })
})

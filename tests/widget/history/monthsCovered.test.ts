import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsBetween, toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'
import { type Span, monthsCovered, toUnbrokenStretches } from '../../../src/widget/history/monthsCovered.ts'
import { arbitraryDate, arbitrarySpans, isDayCovered } from './arbitraryDate.ts'

const today = '2025-03-15'

describe('monthsCovered', () => {
  it('is 0 without any history', () => {
    expect(monthsCovered([], today)).toBe(0)
  })

  it('counts a month with 30 covered days, but not with 29', () => {
    expect(monthsCovered([{ start: '2024-01-02', end: '2024-01-31' }], today)).toBe(1)
    expect(monthsCovered([{ start: '2024-01-03', end: '2024-01-31' }], today)).toBe(0)
  })

  it('counts a whole February of 28 or 29 days, but not with a day missing', () => {
    expect(monthsCovered([{ start: '2023-02-01', end: '2023-02-28' }], today)).toBe(1)
    expect(monthsCovered([{ start: '2024-02-01', end: '2024-02-29' }], today)).toBe(1)
    expect(monthsCovered([{ start: '2024-02-01', end: '2024-02-28' }], today)).toBe(0)
  })

  it('counts a calendar month once when two spans overlap', () => {
    const spans = [
      { start: '2024-01-01', end: '2024-03-31' },
      { start: '2024-02-01', end: '2024-04-30' },
    ]
    expect(monthsCovered(spans, today)).toBe(4)
  })

  it('adds up two spans within one month, and counts shared days once', () => {
    const firstHalf = { start: '2024-01-01', end: '2024-01-15' }
    expect(monthsCovered([firstHalf, { start: '2024-01-17', end: '2024-01-31' }], today)).toBe(1)
    expect(monthsCovered([firstHalf, { start: '2024-01-01', end: '2024-01-29' }], today)).toBe(0)
  })

  it('counts the current month once 30 days of it, or all of it, have passed', () => {
    const since = [{ start: '2024-12-01' }]
    expect(monthsCovered(since, '2025-03-29')).toBe(3)
    expect(monthsCovered(since, '2025-03-30')).toBe(4)
    expect(monthsCovered(since, '2025-02-27')).toBe(2)
    expect(monthsCovered(since, '2025-02-28')).toBe(3)
  })

  it('is complete for a move exactly 24 months ago, on any day of the month', () => {
    expect(monthsCovered([{ start: '2023-03-15' }], '2025-03-15')).toBe(24)
    expect(monthsCovered([{ start: '2023-03-15' }], '2025-03-14')).toBe(23)
  })

  it('counts a move on the same or the next day as no gap', () => {
    const current = { start: '2024-06-20' }
    expect(monthsCovered([current, { start: '2023-03-15', end: '2024-06-20' }], today)).toBe(24)
    expect(monthsCovered([current, { start: '2023-03-15', end: '2024-06-19' }], today)).toBe(24)
    expect(monthsCovered([current, { start: '2023-03-15', end: '2024-06-18' }], today)).toBe(22)
  })

  it('lets months before the last 24 make up for a gap among them', () => {
    const spans = [{ start: '2024-05-01' }, { start: '2022-01-01', end: '2023-02-28' }]
    expect(monthsCovered(spans, today)).toBe(10 + 14)
  })

  it('accepts another minimum of days per month', () => {
    expect(monthsCovered([{ start: '2024-01-01', end: '2024-01-15' }], today, 15)).toBe(1)
  })

  it('never counts less than the whole months since the only span began', () => {
    fc.assert(
      fc.property(
        arbitraryDate('2010-01-01', '2025-01-01'),
        arbitraryDate('2025-01-01', '2026-12-31'),
        (start, now) => {
          const covered = monthsCovered([{ start }], now)
          expect(covered).toBeGreaterThanOrEqual(monthsBetween(start, now))
          expect(covered).toBeLessThanOrEqual(monthsBetween(start, now) + 1)
        },
      ),
    )
  })

  it('agrees with a count day by day, up to the stretch that lasts until today', () => {
    fc.assert(
      fc.property(arbitrarySpans(), (spans) => {
        const closed = spans.map(({ start, end = '2025-03-13' }) => ({ start, end: end < today ? end : '2025-03-13' }))
        const days = new Map<string, { covered: number; length: number }>()
        for (let day = toDayNumber('2022-01-01'); day <= toDayNumber('2025-03-31'); day++) {
          const date = toIsoDate(day)
          const month = days.get(date.slice(0, 7)) ?? { covered: 0, length: 0 }
          const covered = month.covered + (isDayCovered(date, closed, today) ? 1 : 0)
          days.set(date.slice(0, 7), { covered, length: month.length + 1 })
        }
        const expected = [...days.values()].filter(({ covered, length }) => covered >= 30 || covered === length).length
        expect(monthsCovered(closed, today)).toBe(expected)
      }),
      { numRuns: 50 },
    )
  })

  it('never shrinks when an entry is added, and ignores order and duplicates', () => {
    fc.assert(
      fc.property(arbitrarySpans(), arbitrarySpans(), (spans, more) => {
        const covered = monthsCovered(spans, today)
        expect(monthsCovered([...spans, ...more], today)).toBeGreaterThanOrEqual(covered)
        expect(monthsCovered([...spans.toReversed(), ...spans], today)).toBe(covered)
      }),
    )
  })
})

function stretchesOf(...spans: Span[]): string[] {
  return toUnbrokenStretches(spans, today).map(({ first, last }) => `${toIsoDate(first)} ${toIsoDate(last)}`)
}

describe('toUnbrokenStretches', () => {
  it('joins spans that overlap or that follow each other without a day between', () => {
    expect(
      stretchesOf(
        { start: '2024-02-01', end: '2024-03-10' },
        { start: '2024-01-01', end: '2024-01-31' },
        { start: '2024-03-01', end: '2024-03-05' },
      ),
    ).toEqual(['2024-01-01 2024-03-10'])
  })

  it('keeps spans apart that have a single day between them', () => {
    expect(stretchesOf({ start: '2024-01-01', end: '2024-01-30' }, { start: '2024-02-01', end: '2024-02-01' })).toEqual(
      ['2024-01-01 2024-01-30', '2024-02-01 2024-02-01'],
    )
  })

  it('ends an open span, and one that reaches into the future, today', () => {
    expect(stretchesOf({ start: '2025-01-01' })).toEqual(['2025-01-01 2025-03-15'])
    expect(stretchesOf({ start: '2025-01-01', end: '2026-01-01' })).toEqual(['2025-01-01 2025-03-15'])
  })

  it('drops a span in the future and one that ends before it starts', () => {
    expect(stretchesOf({ start: '2025-03-16' }, { start: '2024-02-01', end: '2024-01-31' })).toEqual([])
  })

  it('does not change its input', () => {
    const spans = [{ start: '2024-02-01', end: '2024-03-01' }, { start: '2024-01-01' }]
    toUnbrokenStretches(spans, today)
    expect(spans).toEqual([{ start: '2024-02-01', end: '2024-03-01' }, { start: '2024-01-01' }])
  })

  it('contains exactly the days that some span contains, in stretches at least a day apart', () => {
    fc.assert(
      fc.property(arbitrarySpans(), (spans) => {
        const stretches = toUnbrokenStretches(spans, today)
        const days = Array.from({ length: 1465 }, (_, index) => toDayNumber('2021-12-30') + index)
        const inside = days.filter((day) => stretches.some(({ first, last }) => first <= day && day <= last))
        expect(inside).toEqual(days.filter((day) => isDayCovered(toIsoDate(day), spans, today)))
        for (const [index, stretch] of stretches.entries()) {
          expect(stretch.first).toBeGreaterThan((stretches[index - 1]?.last ?? -Infinity) + 1)
        }
      }),
      { numRuns: 50 },
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'
import { toUnbrokenStretches, type Span } from '../../../src/widget/history/monthsCovered.ts'
import { arbitrarySpans, isDayCovered } from './arbitraryDate.ts'

const today = '2025-03-15'

function stretchesOf(...spans: Span[]): string[] {
  return toUnbrokenStretches(spans, today).map(({ first, last }) => `${toIsoDate(first)} ${toIsoDate(last)}`)
}

describe('toUnbrokenStretches', () => {
  it('joins spans that overlap, and those where one begins the day after another ends', () => {
    expect(
      stretchesOf(
        { start: '2024-02-01', end: '2024-03-10' },
        { start: '2024-01-01', end: '2024-01-31' },
        { start: '2024-03-01', end: '2024-03-05' },
      ),
    ).toEqual(['2024-01-01 2024-03-10'])
  })

  it('keeps spans apart that leave a single day open', () => {
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

  it('does not touch the spans it was given', () => {
    const spans = [{ start: '2024-02-01', end: '2024-03-01' }, { start: '2024-01-01' }]
    toUnbrokenStretches(spans, today)
    expect(spans).toEqual([{ start: '2024-02-01', end: '2024-03-01' }, { start: '2024-01-01' }])
  })

  it('holds exactly the days that some span holds, in stretches a day or more apart', () => {
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

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toTimeline } from '../../../src/widget/history/timeline.ts'
import { arbitraryDate } from './arbitraryDate.ts'

const today = '2026-06-15'

it('lays a span onto the days since the same day two years ago', () => {
  const { days, pieces } = toTimeline([{ start: '2026-06-01' }], today, 24)
  expect(days).toBe(731)
  expect(pieces).toEqual([{ start: 716, length: 15 }])
})

it('cuts off what lies before and after, and leaves out what lies outside', () => {
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

it('marks every half a year of two', () => {
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

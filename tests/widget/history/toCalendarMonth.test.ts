import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCalendarMonth, toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'

function monthOf(date: string): string {
  const { first, last } = toCalendarMonth(toDayNumber(date))
  return `${toIsoDate(first)} ${toIsoDate(last)}`
}

describe('toCalendarMonth', () => {
  it('finds both ends of the month, leap or not', () => {
    expect(monthOf('2024-02-10')).toBe('2024-02-01 2024-02-29')
    expect(monthOf('2023-02-28')).toBe('2023-02-01 2023-02-28')
    expect(monthOf('2023-12-31')).toBe('2023-12-01 2023-12-31')
  })

  it('holds the day it was asked for and is followed by the next month without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
        const { first, last } = toCalendarMonth(day)
        expect(first <= day && day <= last).toBe(true)
        expect(toCalendarMonth(last + 1).first).toBe(last + 1)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  toDayNumber,
  toIsoDate,
  toCalendarMonth,
  monthsBefore,
  monthsBetween,
} from '../../../src/widget/history/days.ts'
import { arbitraryDate } from './arbitraryDate.ts'

describe('toDayNumber', () => {
  it('counts days from January 1, 1970', () => {
    expect(toDayNumber('1970-01-01')).toBe(0)
    expect(toDayNumber('1970-02-01')).toBe(31)
    expect(toDayNumber('1969-12-31')).toBe(-1)
  })

  it('is the inverse of toIsoDate', () => {
    fc.assert(fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => toDayNumber(toIsoDate(day)) === day))
  })

  it.each(['2025-02-30', '2023-02-29', '2025-13-01', '2025-1-1', '03/15/2025', '', '2025-03-15T10:00:00'])(
    'refuses %j',
    (date) => expect(() => toDayNumber(date)).toThrow(RangeError),
  )

  it('does not repeat an invalid date in its error, since it may be a date of birth', () => {
    expect(() => toDayNumber('1980-02-31')).not.toThrow(/1980/)
  })
})

function monthOf(date: string): string {
  const { first, last } = toCalendarMonth(toDayNumber(date))
  return `${toIsoDate(first)} ${toIsoDate(last)}`
}

describe('toCalendarMonth', () => {
  it('returns the first and last day of the month, in leap years too', () => {
    expect(monthOf('2024-02-10')).toBe('2024-02-01 2024-02-29')
    expect(monthOf('2023-02-28')).toBe('2023-02-01 2023-02-28')
    expect(monthOf('2023-12-31')).toBe('2023-12-01 2023-12-31')
  })

  it('contains the given day, and the next month follows without a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => {
        const { first, last } = toCalendarMonth(day)
        expect(first <= day && day <= last).toBe(true)
        expect(toCalendarMonth(last + 1).first).toBe(last + 1)
      }),
    )
  })
})

describe('monthsBetween', () => {
  it('counts a month as complete on the same day of the month, not the day before', () => {
    expect(monthsBetween('2023-03-15', '2025-03-14')).toBe(23)
    expect(monthsBetween('2023-03-15', '2025-03-15')).toBe(24)
  })

  it('counts a month as complete on the last day of a month that is too short', () => {
    expect(monthsBetween('2025-01-31', '2025-02-27')).toBe(0)
    expect(monthsBetween('2025-01-31', '2025-02-28')).toBe(1)
    expect(monthsBetween('2024-01-31', '2024-02-28')).toBe(0)
    expect(monthsBetween('2024-02-29', '2025-02-28')).toBe(12)
  })

  it('is 0 for the same day and for a date in the future', () => {
    expect(monthsBetween('2025-03-15', '2025-03-15')).toBe(0)
    expect(monthsBetween('2025-03-31', '2025-02-28')).toBe(0)
  })

  it('never shrinks as time goes on', () => {
    fc.assert(
      fc.property(arbitraryDate(), arbitraryDate(), arbitraryDate(), (from, a, b) => {
        const [earlier, later] = a < b ? [a, b] : [b, a]
        expect(monthsBetween(from, earlier)).toBeLessThanOrEqual(monthsBetween(from, later))
      }),
    )
  })
})

describe('monthsBefore', () => {
  it('returns the same day of the month, or the last day of a month that is too short', () => {
    expect(monthsBefore('2025-03-15', 24)).toBe('2023-03-15')
    expect(monthsBefore('2025-03-31', 1)).toBe('2025-02-28')
    expect(monthsBefore('2024-02-29', 12)).toBe('2023-02-28')
    expect(monthsBefore('2025-01-01', 1)).toBe('2024-12-01')
  })

  it('goes back exactly as far as monthsBetween counts', () => {
    fc.assert(
      fc.property(arbitraryDate(), fc.nat({ max: 300 }), (today, months) => {
        expect(monthsBetween(monthsBefore(today, months), today)).toBe(months)
      }),
    )
  })
})

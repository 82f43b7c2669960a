import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber, toIsoDate } from '../../../src/widget/history/days.ts'

describe('toDayNumber', () => {
  it('counts from the first of January 1970', () => {
    expect(toDayNumber('1970-01-01')).toBe(0)
    expect(toDayNumber('1970-02-01')).toBe(31)
    expect(toDayNumber('1969-12-31')).toBe(-1)
  })

  it('is undone by toIsoDate', () => {
    fc.assert(fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (day) => toDayNumber(toIsoDate(day)) === day))
  })

  it.each(['2025-02-30', '2023-02-29', '2025-13-01', '2025-1-1', '03/15/2025', '', '2025-03-15T10:00:00'])(
    'refuses %j',
    (date) => expect(() => toDayNumber(date)).toThrow(RangeError),
  )

  it('does not repeat the date it refuses, which may be a date of birth', () => {
    expect(() => toDayNumber('1980-02-31')).not.toThrow(/1980/)
  })
})

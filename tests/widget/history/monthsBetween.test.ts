import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthsBefore, monthsBetween } from '../../../src/widget/history/days.ts'
import { arbitraryDate } from './arbitraryDate.ts'

describe('monthsBetween', () => {
  it('completes a month on the same day, not the day before', () => {
    expect(monthsBetween('2023-03-15', '2025-03-14')).toBe(23)
    expect(monthsBetween('2023-03-15', '2025-03-15')).toBe(24)
  })

  it('completes a month on the last day of one that is too short', () => {
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
  it('goes back to the same day, or to the last day of a month that is too short', () => {
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

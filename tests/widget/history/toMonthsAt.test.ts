import { describe, expect, it } from 'vitest'
import { toMonthsAt } from '../../../src/widget/history/records.ts'

describe('toMonthsAt', () => {
  it('counts up to the end when there is one', () => {
    expect(toMonthsAt('2023-01-10', '2024-01-10', '2025-03-15')).toBe(12)
  })

  it('counts up to today while it lasts', () => {
    expect(toMonthsAt('2024-03-16', undefined, '2025-03-15')).toBe(11)
  })

  it('does not count time that has not come yet', () => {
    expect(toMonthsAt('2024-03-15', '2030-01-01', '2025-03-15')).toBe(12)
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn } from '../../../src/widget/rules/ageOn.ts'
import { arbitraryDate } from './arbitraryDate.ts'

describe('ageOn', () => {
  it('turns 18 on the birthday itself', () => {
    expect(ageOn('2007-03-15', '2025-03-14')).toBe(17)
    expect(ageOn('2007-03-15', '2025-03-15')).toBe(18)
  })

  it('lets who was born on 29 February turn 18 on 1 March of a common year', () => {
    expect(ageOn('2004-02-29', '2022-02-28')).toBe(17)
    expect(ageOn('2004-02-29', '2022-03-01')).toBe(18)
    expect(ageOn('2004-02-29', '2024-02-28')).toBe(19)
    expect(ageOn('2004-02-29', '2024-02-29')).toBe(20)
  })

  it('grows by one from a day to the same day a year later', () => {
    const commonDay = arbitraryDate().filter((date) => !date.endsWith('02-29'))
    fc.assert(
      fc.property(arbitraryDate('1900-01-01', '1989-12-31'), commonDay, (birth, today) => {
        const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
        expect(ageOn(birth, nextYear)).toBe(ageOn(birth, today) + 1)
      }),
    )
  })

  it('refuses what is no date', () => {
    expect(() => ageOn('03/15/1980', '2025-03-15')).toThrow(RangeError)
    expect(() => ageOn('1980-03-15', '')).toThrow(RangeError)
  })
})

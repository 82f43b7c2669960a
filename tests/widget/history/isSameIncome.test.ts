import { describe, expect, it } from 'vitest'
import { isSameIncome } from '../../../src/widget/rules/entries.ts'

describe('isSameIncome', () => {
  it('goes by the source alone', () => {
    expect(isSameIncome({ otherIncomeSource: 'Retirement' }, { otherIncomeSource: 'Retirement' })).toBe(true)
    expect(isSameIncome({ otherIncomeSource: 'Retirement' }, { otherIncomeSource: 'Military' })).toBe(false)
  })
})

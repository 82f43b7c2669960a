import { expect, it } from 'vitest'
import { incomeMonths } from '../../../src/widget/history/monthsCovered.ts'

it('takes a date that was begun under another type of income for none', () => {
  const student = { incomeType: 'Student', startDate: 'x', endDate: '19', isCurrentIncomeSource: false }
  expect(incomeMonths([student], [], '2026-06-15', 24, 30)).toBe(24)
})

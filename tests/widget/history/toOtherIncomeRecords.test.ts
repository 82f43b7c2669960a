import { describe, expect, it } from 'vitest'
import otherIncomeRequest from '../../../schemas/api/other-income.request.schema.json' with { type: 'json' }
import type { OtherIncomeEntry } from '../../../src/widget/contracts.generated.ts'
import { toOtherIncomeRecords } from '../../../src/widget/history/records.ts'
import { expectOnTheWire } from './expectOnTheWire.ts'

const today = '2025-03-15'

const pension: OtherIncomeEntry = {
  otherIncomeSource: 'Retirement',
  startDate: '2021-01-01',
  isCurrentIncomeSource: true,
  monthlyAmount: 800,
}

describe('toOtherIncomeRecords', () => {
  const rent: OtherIncomeEntry = {
    otherIncomeSource: 'RentalProperty',
    startDate: '2023-01-01',
    isCurrentIncomeSource: false,
    endDate: '2024-01-01',
  }
  const records = toOtherIncomeRecords([pension, rent], today)

  it('sends the source as the type of income', () => {
    expect(records[0]).toStrictEqual({
      monthsAtJob: 50,
      incomeType: 'Retirement',
      isCurrent: true,
      monthlyAmount: 800,
      startDate: '2021-01-01',
    })
  })

  it('counts a former income up to its end date', () => {
    expect(records[1]).toMatchObject({ monthsAtJob: 12, isCurrent: false, monthlyAmount: 0, endDate: '2024-01-01' })
  })

  it('drops the end date of a current income', () => {
    expect(toOtherIncomeRecords([{ ...pension, endDate: '2024-01-01' }], today)).toStrictEqual([records[0]])
  })

  it('matches the API’s request schema', () => {
    expectOnTheWire(otherIncomeRequest, records)
  })
})

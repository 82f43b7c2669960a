import { toComparableText } from './toComparableText.ts'
import type { OtherIncomeEntry } from './toOtherIncomeRecords.ts'

type Income = Pick<OtherIncomeEntry, 'otherIncomeSource'>

/** Tells whether two other incomes come from the same source. */
export function isSameIncome(a: Income, b: Income): boolean {
  return toComparableText(a.otherIncomeSource) === toComparableText(b.otherIncomeSource)
}

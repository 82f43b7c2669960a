import { toComparableText } from './toComparableText.ts'

type Income = { readonly otherIncomeSource: string }

/** Tells whether two other incomes come from the same source. */
export function isSameIncome(a: Income, b: Income): boolean {
  return toComparableText(a.otherIncomeSource) === toComparableText(b.otherIncomeSource)
}

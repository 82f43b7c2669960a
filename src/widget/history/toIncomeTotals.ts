import type { EmploymentEntry, OtherIncomeEntry } from '../contracts.generated.ts'
import { toMonthlyIncome } from './records.ts'

/** An income in dollars a year and a month. */
export interface IncomeTotals {
  readonly annual: number
  readonly monthly: number
}

type Job = Pick<EmploymentEntry, 'annualIncome' | 'isCurrentIncomeSource'>
type Income = Pick<OtherIncomeEntry, 'monthlyAmount' | 'isCurrentIncomeSource'>

/** Adds up the incomes that are received now. */
export function toIncomeTotals(jobs: readonly Job[], incomes: readonly Income[] = []): IncomeTotals {
  const cents = [
    ...jobs.filter(isCurrent).map(({ annualIncome = 0 }) => toCents(annualIncome)),
    ...incomes.filter(isCurrent).map(({ monthlyAmount = 0 }) => toCents(monthlyAmount) * 12),
  ]
  const annual = cents.reduce((sum, amount) => sum + amount, 0) / 100
  return { annual, monthly: toMonthlyIncome(annual) }
}

const isCurrent = (source: Job | Income) => source.isCurrentIncomeSource !== false
const toCents = (amount: number) => Math.round(amount * 100)

import { useCopy } from '../../../engine/index.ts'
import type { EmploymentEntry, OtherIncomeEntry } from '../contracts.generated.ts'
import { toMonthlyIncome } from './records.ts'
import { useFormats } from '../screens/useFormats.ts'
import { useData } from '../screens/useData.ts'

/** What the income being entered, and all that was added, make a year and a month. */
export function AnnualIncome() {
  const typed = useData('employmentFormData').annualIncome
  const added = toIncomeTotals(useData('employments'), useData('otherIncomes'))
  const entered = toIncomeTotals([{ annualIncome: typeof typed === 'number' ? typed : 0 }])
  return (
    <div className="hint" aria-live="polite">
      <Total label="income.entered" totals={entered} />
      <Total label="income.added" totals={added} />
    </div>
  )
}

function Total({ label, totals: { annual, monthly } }: { readonly label: string; readonly totals: IncomeTotals }) {
  const t = useCopy()
  const { dollars } = useFormats()
  return annual > 0 && <p>{t(label, { annual: dollars(annual), monthly: dollars(monthly) })}</p>
}

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

import { type InputProps, useCopy } from '../../../engine/index.ts'
import type { EmploymentEntry, OtherIncomeEntry } from '../contracts.generated.ts'
import { CurrencyInput } from '../fields/CurrencyInput.tsx'
import { toMonthlyIncome } from './records.ts'
import { useFormats } from '../screens/useFormats.ts'
import { useData } from '../screens/useData.ts'

/** An income in dollars a year; what was entered is said below it, with what it makes a month. */
export function AnnualIncomeInput(props: InputProps) {
  const annualIncome = typeof props.value === 'number' ? props.value : 0
  return (
    <>
      <CurrencyInput {...props} />
      {/* Its line is always there: what moves the button while it is pressed takes the click away. */}
      <Total look="field-sum" label="income.entered" totals={toIncomeTotals([{ annualIncome }])} />
    </>
  )
}

/** What all current income that was added makes a year and a month. */
export function IncomeTotal() {
  return (
    <Total look="hint" label="income.added" totals={toIncomeTotals(useData('employments'), useData('otherIncomes'))} />
  )
}

interface TotalProps {
  readonly look: 'field-sum' | 'hint'
  readonly label: string
  readonly totals: IncomeTotals
}

function Total({ look, label, totals: { annual, monthly } }: TotalProps) {
  const t = useCopy()
  const { dollars } = useFormats()
  return (
    <output className={look}>{annual > 0 && t(label, { annual: dollars(annual), monthly: dollars(monthly) })}</output>
  )
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

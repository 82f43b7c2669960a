import { useState, type InputEvent } from 'react'
import { type InputProps, useCopy } from '../../../engine/index.ts'
import { EntryCard } from '../screens/cards.tsx'
import { EmptyState } from '../screens/Scene.tsx'
import { CoinsPicture, WalletPicture } from '../screens/pictures.tsx'
import { useFormats, useData } from '../screens/hooks.ts'
import type { EmploymentEntry, OtherIncomeEntry } from '../contracts.generated.ts'
import { CurrencyInput, parseCurrencyText } from '../fields/CurrencyInput.tsx'
import { toMonthlyIncome } from './records.ts'

/** Every source of income added so far; jobs are edited in this step, other incomes in their own. */
export function IncomeCards() {
  const t = useCopy()
  const count = useData('employments').length + useData('otherIncomes').length
  if (count === 0) return <EmptyState picture={<WalletPicture />} text={t('income.none')} />
  return (
    <ul className="entries" aria-label={t('income.list')}>
      <EmploymentEntries />
      <OtherIncomeEntries event="editOther" />
    </ul>
  )
}

/** The incomes other than jobs, in their own step. */
export function OtherIncomeCards() {
  const t = useCopy()
  const { length: count } = useData('otherIncomes')
  if (count === 0) return <EmptyState picture={<CoinsPicture />} text={t('otherIncome.none')} />
  return (
    <ul className="entries" aria-label={t('otherIncome.list')}>
      <OtherIncomeEntries event="edit" />
    </ul>
  )
}

/** The jobs added so far; editing one sends `edit` with its index. */
function EmploymentEntries() {
  const t = useCopy()
  const { dollars, span } = useFormats()
  const employments = useData('employments')
  const edited = useData('employmentEdit').index
  return employments.map((entry, index) => {
    const { incomeType, employersName, jobTitle, startDate, endDate, isCurrentIncomeSource, annualIncome } = entry
    const type = t(`incomeType.${incomeType}`)
    return (
      <EntryCard
        // oxlint-disable-next-line react/no-array-index-key -- an entry is replaced in its place and never moves
        key={index}
        icon="job"
        title={[jobTitle, employersName].filter(Boolean).join(', ') || type}
        event="edit"
        index={index}
        edited={edited}
        lines={[
          jobTitle && type,
          startDate && span(startDate, isCurrentIncomeSource === false ? endDate : undefined),
          annualIncome ? t('amount.yearly', { amount: dollars(annualIncome) }) : undefined,
        ]}
      />
    )
  })
}

/** The other incomes added so far; editing one sends `event` with its index. */
function OtherIncomeEntries({ event }: { readonly event: 'edit' | 'editOther' }) {
  const t = useCopy()
  const { dollars, span } = useFormats()
  const incomes = useData('otherIncomes')
  const edited = useData('incomeEdit').index
  return incomes.map(({ otherIncomeSource, startDate, endDate, isCurrentIncomeSource, monthlyAmount }, index) => (
    <EntryCard
      key={otherIncomeSource}
      icon="income"
      title={t(`otherIncomeSource.${otherIncomeSource}`)}
      event={event}
      index={index}
      edited={edited}
      lines={[
        span(startDate, isCurrentIncomeSource === false ? endDate : undefined),
        monthlyAmount ? t('amount.monthly', { amount: dollars(monthlyAmount) }) : undefined,
      ]}
    />
  ))
}

/**
 * A yearly income in dollars; the line below repeats what was entered, with the monthly amount. It is empty while another amount is
 * being typed: a screen reader would read out the amount of each key.
 */
export function AnnualIncomeInput(props: InputProps) {
  const { value } = props
  const [outdated, setOutdated] = useState<unknown>()
  const annualIncome = typeof value === 'number' && value !== outdated ? value : 0
  const compare = ({ target }: InputEvent<HTMLElement>) => {
    const isSame = target instanceof HTMLInputElement && parseCurrencyText(target.value) === value
    setOutdated(isSame ? undefined : value)
  }
  return (
    <div onInput={compare} onBlur={() => setOutdated(undefined)}>
      <CurrencyInput {...props} />
      {/* The line always takes up space: if it moved the button during a press, the click would be lost. */}
      <Total look="field-sum" label="income.entered" totals={toIncomeTotals([{ annualIncome }])} />
    </div>
  )
}

/** The yearly and monthly total of all current income added so far. */
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

/** An income in dollars, per year and per month. */
interface IncomeTotals {
  readonly annual: number
  readonly monthly: number
}

type Job = Pick<EmploymentEntry, 'annualIncome' | 'isCurrentIncomeSource'>
type Income = Pick<OtherIncomeEntry, 'monthlyAmount' | 'isCurrentIncomeSource'>

/** Adds up the current incomes. */
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

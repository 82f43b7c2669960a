import { useCopy } from '../../../engine/index.ts'
import { EntryCard } from './EntryCard.tsx'
import { EmptyState } from '../screens/Scene.tsx'
import { CoinsPicture, WalletPicture } from '../screens/pictures.tsx'
import { useFormats } from '../screens/useFormats.ts'
import { useData } from '../screens/useData.ts'

/** Every source of income added so far; jobs are edited in this step, other incomes in theirs. */
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

/** The incomes that are no jobs, in their own step. */
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
export function EmploymentEntries() {
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
        isEdited={edited === index}
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
export function OtherIncomeEntries({ event }: { readonly event: 'edit' | 'editOther' }) {
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
      isEdited={edited === index}
      lines={[
        span(startDate, isCurrentIncomeSource === false ? endDate : undefined),
        monthlyAmount ? t('amount.monthly', { amount: dollars(monthlyAmount) }) : undefined,
      ]}
    />
  ))
}

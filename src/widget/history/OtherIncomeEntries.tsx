import { useCopy } from '../../../engine/index.ts'
import { EntryCard } from './EntryCard.tsx'
import { useFormats } from '../screens/text/useFormats.ts'
import { useData } from '../screens/useData.ts'

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

import { useCopy } from '../../../engine/index.ts'
import { EmptyState } from '../screens/EmptyState.tsx'
import { OtherIncomeEntries } from './OtherIncomeEntries.tsx'
import { CoinsPicture } from '../screens/pictures/CoinsPicture.tsx'
import { useData } from '../screens/useData.ts'

/** The incomes that are no jobs, in their own step. */
export default function OtherIncomeCards() {
  const t = useCopy()
  const { length: count } = useData('otherIncomes')
  if (count === 0) return <EmptyState picture={<CoinsPicture />} text={t('otherIncome.none')} />
  return (
    <ul className="entries" aria-label={t('otherIncome.list')}>
      <OtherIncomeEntries event="edit" />
    </ul>
  )
}

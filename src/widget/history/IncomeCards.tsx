import { useCopy } from '../../../engine/index.ts'
import { EmploymentEntries } from './EmploymentEntries.tsx'
import { EmptyState } from '../screens/EmptyState.tsx'
import { OtherIncomeEntries } from './OtherIncomeEntries.tsx'
import { WalletPicture } from '../screens/pictures/WalletPicture.tsx'
import { useData } from '../screens/useData.ts'

/** Every source of income added so far; jobs are edited in this step, other incomes in theirs. */
export default function IncomeCards() {
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

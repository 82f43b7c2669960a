import { useCopy } from '../../../engine/index.ts'
import { EmploymentEntries } from './EmploymentEntries.tsx'
import { OtherIncomeEntries } from './OtherIncomeEntries.tsx'

/** Every source of income added so far; jobs are edited in this step, other incomes in theirs. */
export default function IncomeCards() {
  const t = useCopy()
  return (
    <ul className="entries" aria-label={t('income.list')}>
      <EmploymentEntries />
      <OtherIncomeEntries event="editOther" />
    </ul>
  )
}

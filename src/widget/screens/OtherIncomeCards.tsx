import { useCopy } from '../../../engine/index.ts'
import { OtherIncomeEntries } from './OtherIncomeEntries.tsx'

/** The incomes that are no jobs, in their own step. */
export default function OtherIncomeCards() {
  const t = useCopy()
  return (
    <ul className="entries" aria-label={t('otherIncome.list')}>
      <OtherIncomeEntries event="edit" />
    </ul>
  )
}

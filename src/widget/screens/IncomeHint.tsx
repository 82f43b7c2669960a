import { useCopy } from '../../../engine/index.ts'
import { incomeMonths } from '../rules/historyMonths.ts'
import { useData } from './useData.ts'
import { useLimits } from './useLimits.ts'

/** How many months of employment or other income are still missing. */
export default function IncomeHint() {
  const t = useCopy()
  const employments = useData('employments')
  const otherIncomes = useData('otherIncomes')
  const { historyMonths, monthDays, today } = useLimits()
  const months = historyMonths - incomeMonths(employments, otherIncomes, today, historyMonths, monthDays)
  return <output className="hint">{months > 0 && t('income.missing', { months })}</output>
}

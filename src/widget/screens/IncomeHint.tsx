import { monthsBefore } from '../rules/monthsBetween.ts'
import { incomeMonths, incomeSpans } from '../rules/historyMonths.ts'
import { Coverage } from './Coverage.tsx'
import { useData } from './useData.ts'
import { useLimits } from './useLimits.ts'

/** How many months of employment or other income are covered, and what no source covers. */
export default function IncomeHint() {
  const employments = useData('employments')
  const otherIncomes = useData('otherIncomes')
  const { historyMonths, monthDays, today } = useLimits()
  const everything = [{ start: monthsBefore(today, historyMonths) }]
  return (
    <Coverage
      spans={incomeSpans(employments, otherIncomes) ?? everything}
      months={incomeMonths(employments, otherIncomes, today, historyMonths, monthDays)}
    />
  )
}

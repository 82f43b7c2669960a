import { monthsBefore } from './days.ts'
import { incomeMonths, incomeSpans } from './monthsCovered.ts'
import { Coverage } from './Coverage.tsx'
import { useData } from '../screens/useData.ts'
import { useLimits } from '../screens/useLimits.ts'

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

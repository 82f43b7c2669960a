import { addressMonths, addressSpans } from '../rules/historyMonths.ts'
import { Coverage } from './Coverage.tsx'
import { useData } from './useData.ts'
import { useLimits } from './useLimits.ts'

/** How many months of addresses are covered, and what no address covers. */
export default function AddressHint() {
  const history = useData('addressHistory')
  const { monthDays, today } = useLimits()
  return <Coverage spans={addressSpans(history)} months={addressMonths(history, today, monthDays)} />
}

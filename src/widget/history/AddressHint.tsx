import { addressMonths, addressSpans } from './monthsCovered.ts'
import { Coverage } from './Coverage.tsx'
import { useData } from '../screens/useData.ts'
import { useLimits } from '../screens/useLimits.ts'

/** How many months of addresses are covered, and what no address covers. */
export default function AddressHint() {
  const history = useData('addressHistory')
  const { monthDays, today } = useLimits()
  return <Coverage spans={addressSpans(history)} months={addressMonths(history, today, monthDays)} />
}

import { useCopy } from '../../../engine/index.ts'
import { useFormats } from '../screens/text/useFormats.ts'
import { toIncomeTotals, type IncomeTotals } from './toIncomeTotals.ts'
import { useData } from '../screens/useData.ts'

/** What the income being entered, and all that was added, make a year and a month. */
export default function AnnualIncome() {
  const typed = useData('employmentFormData').annualIncome
  const added = toIncomeTotals(useData('employments'), useData('otherIncomes'))
  const entered = toIncomeTotals([{ annualIncome: typeof typed === 'number' ? typed : 0 }])
  return (
    <div className="hint" aria-live="polite">
      <Total label="income.entered" totals={entered} />
      <Total label="income.added" totals={added} />
    </div>
  )
}

function Total({ label, totals: { annual, monthly } }: { readonly label: string; readonly totals: IncomeTotals }) {
  const t = useCopy()
  const { dollars } = useFormats()
  return annual > 0 && <p>{t(label, { annual: dollars(annual), monthly: dollars(monthly) })}</p>
}

import { useCopy } from '../../../engine/index.ts'
import { coverageGaps } from '../rules/coverageGaps.ts'
import { addressMonths } from '../rules/historyMonths.ts'
import { useFormats } from './text/useFormats.ts'
import { useData } from './useData.ts'
import { useLimits } from './useLimits.ts'

/** How many months of addresses are still missing, and which days no address covers. */
export default function AddressHint() {
  const t = useCopy()
  const { span } = useFormats()
  const history = useData('addressHistory')
  const { historyMonths, monthDays, today } = useLimits()
  const months = historyMonths - addressMonths(history, today, monthDays)
  const spans = history.map((entry, index) => ({
    start: entry.moveInDate,
    end: index === 0 ? undefined : entry.moveOutDate,
  }))
  const gaps = months > 0 ? coverageGaps(spans, today, historyMonths) : []
  return (
    <div className="hint" aria-live="polite">
      {months > 0 && <p>{t('addressHistory.missing', { months })}</p>}
      {gaps.length > 0 && (
        <>
          <p>{t('addressHistory.gaps')}</p>
          <ul>
            {gaps.map(({ from, to }) => (
              <li key={from}>{span(from, to)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

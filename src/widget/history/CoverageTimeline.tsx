import { useCopy } from '../../../engine/index.ts'
import { toTimeline } from './timeline.ts'
import type { Span } from './monthsCovered.ts'
import { useFormats } from '../screens/text/useFormats.ts'
import { useLimits } from '../screens/useLimits.ts'

/** The months that lenders ask for from left to right, with what is covered on them; what it shows is said in words beside it. */
export function CoverageTimeline({ spans }: { readonly spans: readonly Span[] }) {
  const t = useCopy()
  const { month } = useFormats()
  const { historyMonths, today } = useLimits()
  const { days, pieces, marks } = toTimeline(spans, today, historyMonths)
  return (
    <div className="timeline" aria-hidden="true">
      <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" focusable="false">
        {pieces.map(({ start, length }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
          <rect key={index} x={start} y="0" width={length} height="1" />
        ))}
      </svg>
      <div className="timeline-marks">
        {marks.map((mark) => (
          <span key={mark}>{month(mark)}</span>
        ))}
        <span>{t('coverage.today')}</span>
      </div>
    </div>
  )
}

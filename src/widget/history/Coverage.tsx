import { useCopy } from '../../../engine/index.ts'
import { coverageGaps } from './timeline.ts'
import { monthsBefore } from './days.ts'
import type { Span } from './monthsCovered.ts'
import { CoverageTimeline } from './CoverageTimeline.tsx'
import { useFormats } from '../screens/text/useFormats.ts'
import { useLimits } from '../screens/useLimits.ts'

interface CoverageProps {
  readonly spans: readonly Span[]
  /** Months that count as covered. */
  readonly months: number
}

/** How much of the months that lenders ask for is covered: in a sentence, as a timeline, and each gap in words. */
export function Coverage({ spans, months }: CoverageProps) {
  const t = useCopy()
  const { span } = useFormats()
  const { historyMonths, today } = useLimits()
  const missing = Math.max(0, historyMonths - months)
  // A gap that something older follows may be one that nothing can fill.
  const isOlderKnown = spans.some(({ start }) => start <= monthsBefore(today, historyMonths))
  const gaps = missing > 0 && spans.length > 0 ? coverageGaps(spans, today, historyMonths) : []
  return (
    <figure className="coverage">
      <figcaption aria-live="polite">
        <strong>{t('coverage.months', { covered: historyMonths - missing, needed: historyMonths })}</strong>
        {missing > 0 && <span> {t('coverage.missing', { months: missing })}</span>}
        {gaps.length > 0 && (
          <ul className="gaps" aria-label={t('coverage.gaps')}>
            {gaps.map(({ from, to }) => (
              <li key={from}>{t('coverage.gap', { time: span(from, to === today ? undefined : to) })}</li>
            ))}
          </ul>
        )}
        {gaps.length > 0 && isOlderKnown && <p>{t('coverage.older')}</p>}
      </figcaption>
      <CoverageTimeline spans={spans} />
    </figure>
  )
}

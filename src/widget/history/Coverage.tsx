import { useCopy, useSession } from '../../../engine/index.ts'
import { monthsBefore } from './days.ts'
import { type Span, addressMonths, addressSpans, incomeMonths, incomeSpans } from './monthsCovered.ts'
import { type Gap, coverageGaps, toTimeline } from './timeline.ts'
import { useFormats, useData } from '../screens/hooks.ts'

interface CoverageProps {
  readonly spans: readonly Span[]
  /** The number of months that count as covered. */
  readonly months: number
  /** Whether there is an entry; before that nothing is shown, because the empty list says where to begin. */
  readonly isBegun?: boolean
}

/** Shows how many of the months that lenders require are covered: in a sentence, as a timeline, and with each gap in words. */
export function Coverage({ spans, months, isBegun = true }: CoverageProps) {
  const t = useCopy()
  const { day, span } = useFormats()
  const { historyMonths, today } = useLimits()
  const missing = Math.max(0, historyMonths - months)
  // If an older entry exists, the gap may be one that the applicant cannot fill.
  const isOlderKnown = spans.some(({ start }) => start <= monthsBefore(today, historyMonths))
  const gaps = missing > 0 && spans.length > 0 ? coverageGaps(spans, today, historyMonths) : []
  const toTime = ({ from, to }: Gap) => (from === to ? day(from) : span(from, to === today ? undefined : to))
  return (
    <div aria-live="polite">
      {isBegun && (
        <figure className="coverage">
          <figcaption>
            <strong>{t('coverage.months', { covered: historyMonths - missing, needed: historyMonths })}</strong>
            {missing > 0 && <span> {t('coverage.missing', { months: missing })}</span>}
            {gaps.length > 0 && (
              <ul className="gaps" aria-label={t('coverage.gaps')}>
                {gaps.map((gap) => (
                  <li key={gap.from}>{t('coverage.gap', { time: toTime(gap) })}</li>
                ))}
              </ul>
            )}
            {gaps.length > 0 && isOlderKnown && <p>{t('coverage.older')}</p>}
          </figcaption>
          <CoverageTimeline spans={spans} />
        </figure>
      )}
    </div>
  )
}

/** The required months from left to right, with the covered parts; hidden from screen readers, which read the words beside it. */
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

/** Shows how many months the addresses cover, and the gaps. */
export function AddressHint() {
  const history = useData('addressHistory')
  const { monthDays, today } = useLimits()
  return <Coverage spans={addressSpans(history)} months={addressMonths(history, today, monthDays)} />
}

/** Shows how many months employment and other income cover, and the gaps. */
export function IncomeHint() {
  const employments = useData('employments')
  const otherIncomes = useData('otherIncomes')
  const { historyMonths, monthDays, today } = useLimits()
  const everything = [{ start: monthsBefore(today, historyMonths) }]
  return (
    <Coverage
      isBegun={employments.length + otherIncomes.length > 0}
      spans={incomeSpans(employments, otherIncomes) ?? everything}
      months={incomeMonths(employments, otherIncomes, today, historyMonths, monthDays)}
    />
  )
}

/** The flow's limits for a history: months in all, days that make a month count, and today as an ISO date. */
export interface Limits {
  readonly historyMonths: number
  readonly monthDays: number
  readonly today: string
}

/** Returns the flow's limits for a history, and today. */
export function useLimits(): Limits {
  const session = useSession()
  const { historyMonths, monthDays } = session.flow.constants
  const { now } = session.scope()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine's scope always holds this
  return { historyMonths: Number(historyMonths), monthDays: Number(monthDays), today: (now as { date: string }).date }
}

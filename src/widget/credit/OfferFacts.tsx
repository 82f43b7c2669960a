import { useCopy } from '../../../engine/index.ts'
import { Facts } from '../screens/Facts.tsx'
import { useFormats } from '../screens/text/useFormats.ts'

interface OfferFactsProps {
  /** Dollars a month, percent a year, months. */
  readonly monthly: number
  readonly rate: number
  readonly term: number
  readonly loan?: number
  readonly kind?: string
}

/** The terms of an offer or a loan: the payment large, the others as a list. */
export function OfferFacts({ monthly, rate, term, loan, kind }: OfferFactsProps) {
  const t = useCopy()
  const { dollars, percent } = useFormats()
  return (
    <>
      <p className="amount">
        <strong>{dollars(monthly)}</strong> {t('offer.perMonth')}
      </p>
      <Facts
        facts={[
          [t('offer.loan'), loan === undefined ? undefined : dollars(loan)],
          [t('offer.rate'), t('offer.apr', { rate: percent(rate) })],
          [t('offer.term'), t('offer.months', { months: term })],
          [t('offer.kind'), kind],
        ]}
      />
    </>
  )
}

import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { sampleOffer } from './sampleOffer.ts'

/** The new loan. */
export default function FinalOfferCard() {
  const t = useCopy()
  const { loan, monthly, rate, term } = sampleOffer
  return (
    <section className="panel">
      <h2 className="panel-title">{t('finalOffer.loan')}</h2>
      <OfferFacts {...{ loan, monthly, rate, term }} />
    </section>
  )
}

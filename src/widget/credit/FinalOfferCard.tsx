import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { sampleOffer } from './sampleOffer.ts'
import { SummaryCard } from '../screens/SummaryCard.tsx'

/** The new loan. */
export default function FinalOfferCard() {
  const t = useCopy()
  const { loan, monthly, rate, term } = sampleOffer
  return (
    <SummaryCard icon="offer" title={t('finalOffer.loan')}>
      <OfferFacts {...{ loan, monthly, rate, term }} />
    </SummaryCard>
  )
}

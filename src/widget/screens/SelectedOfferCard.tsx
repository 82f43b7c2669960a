import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { SummaryCard } from './SummaryCard.tsx'
import { useData } from './useData.ts'

/** The offer that the applicant picked. */
export default function SelectedOfferCard() {
  const t = useCopy()
  const offer = useData('selectedOffer')
  if (!offer) return null
  return (
    <SummaryCard icon="offer" title={t('offer.selected')}>
      <OfferFacts monthly={offer.monthlyPaymentAmount} rate={offer.rate} term={offer.term} kind={offer.offerType} />
    </SummaryCard>
  )
}

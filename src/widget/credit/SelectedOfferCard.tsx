import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { SummaryCard } from '../screens/SummaryCard.tsx'
import { useOfferType } from './useOfferType.ts'
import { useData } from '../screens/useData.ts'

/** The offer that the applicant picked. */
export default function SelectedOfferCard() {
  const t = useCopy()
  const toType = useOfferType()
  const offer = useData('selectedOffer')
  if (!offer) return null
  return (
    <SummaryCard icon="offer" title={t('offer.selected')}>
      <OfferFacts
        monthly={offer.monthlyPaymentAmount}
        rate={offer.rate}
        term={offer.term}
        kind={toType(offer.offerType)}
      />
    </SummaryCard>
  )
}

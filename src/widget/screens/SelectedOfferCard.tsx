import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { useData } from './useData.ts'

/** The offer that the applicant picked. */
export default function SelectedOfferCard() {
  const t = useCopy()
  const offer = useData('selectedOffer')
  if (!offer) return null
  return (
    <section className="panel">
      <h2 className="panel-title">{t('offer.selected')}</h2>
      <OfferFacts monthly={offer.monthlyPaymentAmount} rate={offer.rate} term={offer.term} kind={offer.offerType} />
    </section>
  )
}

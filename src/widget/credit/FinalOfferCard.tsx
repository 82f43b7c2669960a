import { useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { toFinalOffer, toLoanTerms } from './toFinalOffer.ts'
import { SummaryCard } from '../screens/SummaryCard.tsx'
import { useData } from '../screens/useData.ts'

/** The new loan with the products that are ticked, and whether its figures are the applicant's own or an example. */
export default function FinalOfferCard() {
  const t = useCopy()
  const { isExample, ...terms } = toLoanTerms(useData('selectedOffer'))
  const { total } = toFinalOffer(terms, useData('finalOfferForm'))
  return (
    <SummaryCard icon="offer" title={t('finalOffer.loan')}>
      <OfferFacts {...terms} monthly={total} />
      <p className="card-note">{t(isExample ? 'finalOffer.example' : 'finalOffer.exampleProducts')}</p>
    </SummaryCard>
  )
}

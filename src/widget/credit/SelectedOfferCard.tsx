import { useCopy } from '../../../engine/index.ts'
import type { Offer } from '../contracts.generated.ts'
import { Facts, SummaryCard } from '../screens/cards.tsx'
import { useData, useFormats } from '../screens/hooks.ts'
import { HelpLine } from '../screens/startScreens.tsx'
import { VehicleSummary } from '../vehicle/screens.tsx'

/** The offer that the applicant picked. */
export function SelectedOfferCard() {
  const offer = useData('selectedOffer')
  return offer && <OfferSummary offer={offer} />
}

/** A summary card of an offer. */
function OfferSummary({ offer }: { readonly offer: Offer }) {
  const t = useCopy()
  const toType = useOfferType()
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

interface OfferFactsProps {
  /** In dollars per month; the rate is in percent per year, the term in months. */
  readonly monthly: number
  readonly rate: number
  readonly term: number
  readonly loan?: number
  readonly kind?: string
}

/** The terms of an offer or a loan: the payment in large type, the others as a list. */
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

/** The copy keys for the kinds of offers that the service is known to name, by their English names. */
const keys: Readonly<Record<string, string>> = {
  'Lowest rate': 'offer.lowestRate',
  'Lowest payment': 'offer.lowestPayment',
  Balanced: 'offer.balanced',
}

/** Returns a function that translates a kind of offer; an unknown kind stays in the words of the service. */
function useOfferType(): (offerType: string) => string {
  const t = useCopy()
  return (offerType) => {
    const key = Object.hasOwn(keys, offerType) ? keys[offerType] : undefined
    return key === undefined ? offerType : t(key)
  }
}

/**
 * Returns the service's own name for a kind of offer, as a list; empty if there is none, and for the known kinds, which are shown by
 * their figures instead.
 */
export const toOwnOfferType = (offerType: string): readonly string[] =>
  offerType === '' || Object.hasOwn(keys, offerType) ? [] : [offerType]

/** A sidebar for wide steps in wide windows: the car and the chosen offer, as far as they are known, and help. */
export function SummaryRail() {
  const t = useCopy()
  const car = useData('manualLicensePlateInfoForm')
  const offers = useData('softPullResponse')?.offers ?? []
  const { dealId } = useData('offerSelectionFormData')
  const kept = useData('selectedOffer')
  const offer = offers.find((one) => one.dealId === dealId) ?? kept
  return (
    <aside className="rail" aria-label={t('rail.about')}>
      {car.model !== undefined && <VehicleSummary />}
      {offer && <OfferSummary offer={offer} />}
      <HelpLine />
    </aside>
  )
}

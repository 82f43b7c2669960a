import { useCopy, type InputProps } from '../../../engine/index.ts'
import { toSavings } from '../rules/toSavings.ts'
import { useFormats } from '../screens/text/useFormats.ts'
import type { Offer } from '../contracts.generated.ts'
import { useData } from '../screens/useData.ts'
import { ChoiceCards } from './ChoiceCards.tsx'

/** The estimated offers side by side, each with what it saves a month against the loan of today. */
export default function OfferCards(props: InputProps) {
  const t = useCopy()
  const offers = useData('softPullResponse')?.offers ?? []
  const today = useData('softPullForm').currentMonthlyPayment
  if (offers.length === 0) return <p className="note">{t(props.isPending ? 'common.loading' : 'form.noOptions')}</p>
  const choices = offers.map((offer) => ({
    value: offer.dealId,
    content: <OfferContent offer={offer} today={today} />,
  }))
  return <ChoiceCards {...props} choices={choices} />
}

function OfferContent({ offer, today }: { readonly offer: Offer; readonly today: number | undefined }) {
  const t = useCopy()
  const { dollars, percent } = useFormats()
  return (
    <>
      <span className="card-tag">{offer.offerType} </span>
      <strong className="card-main">{t('offer.monthly', { amount: dollars(offer.monthlyPaymentAmount) })} </strong>
      <span>{t('offer.terms', { rate: percent(offer.rate), months: offer.term })} </span>
      {today !== undefined && <Saving amount={toSavings(today, offer.monthlyPaymentAmount)} />}
    </>
  )
}

function Saving({ amount }: { readonly amount: number }) {
  const t = useCopy()
  const { dollars } = useFormats()
  if (amount === 0) return <span className="card-note">{t('offer.samePayment')}</span>
  if (amount < 0) return <span className="card-note">{t('offer.costsMore', { amount: dollars(-amount) })}</span>
  return <span className="card-note is-good">{t('offer.saves', { amount: dollars(amount) })}</span>
}

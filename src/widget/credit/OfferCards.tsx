import { useCopy, useSessionState, type InputProps } from '../../../engine/index.ts'
import { toOfferMarks, toSavings, toTotalOfPayments } from './offerFigures.ts'
import { EmptyState } from '../screens/Scene.tsx'
import { CoinsPicture } from '../screens/pictures.tsx'
import { CardsSkeleton, ChoiceCards, type ChoiceFact } from '../fields/ChoiceCards.tsx'
import { useFormats } from '../screens/useFormats.ts'
import { useOfferType } from './SelectedOfferCard.tsx'
import { useData } from '../screens/useData.ts'

/** The estimated offers, to be compared; each with what it saves a month where the payment of today is known. */
export function OfferCards(props: InputProps) {
  const t = useCopy()
  const { dollars, percent } = useFormats()
  const toType = useOfferType()
  const offers = useData('softPullResponse')?.offers ?? []
  const today = useData('softPullForm').currentMonthlyPayment
  const isLoading = useSessionState((state) => state.isLoading)
  if (offers.length === 0 && isLoading) return <CardsSkeleton columns={3} cards={3} />
  if (offers.length === 0) return <EmptyState picture={<CoinsPicture />} text={t('offer.none')} />

  const allMarks = toOfferMarks(offers)
  const columns = ['payment', 'rate', 'term', ...(today === undefined ? [] : ['saving'])]
  const choices = offers.map(({ dealId, offerType, term, rate, monthlyPaymentAmount }, index) => {
    const kind = toType(offerType)
    const payment = dollars(monthlyPaymentAmount)
    const saving = today === undefined ? undefined : toSaving(toSavings(today, monthlyPaymentAmount))
    const marks = (allMarks[index] ?? []).map((mark) => t(`offer.${mark}`))
    const months = t('offer.months', { months: term })
    const total = t('offer.total', { amount: dollars(toTotalOfPayments(monthlyPaymentAmount, term)) })
    const sentence = t('offer.sentence', { kind, amount: payment, rate: percent(rate), months, total })
    // The service may call an offer what it is marked as.
    const otherMarks = marks.filter((mark) => mark !== kind)
    return {
      value: dealId,
      name: [sentence, saving && `${saving.sentence}.`, ...otherMarks.map((mark) => `${mark}.`)]
        .filter(Boolean)
        .join(' '),
      title: kind,
      isTitleMark: otherMarks.length < marks.length,
      note: total,
      marks: otherMarks,
      facts: [
        { text: payment, note: t('offer.perMonth') },
        { text: percent(rate), note: t('offer.annual') },
        { text: months },
        ...(saving ? [saving.fact] : []),
      ],
    }
  })
  return (
    <>
      <ChoiceCards {...props} columns={columns.map((column) => t(`offer.${column}`))} choices={choices} />
      {today === undefined && <p className="note">{t('offer.todayUnknown')}</p>}
    </>
  )

  function toSaving(amount: number): { readonly sentence: string; readonly fact: ChoiceFact } {
    if (amount === 0) return { sentence: t('offer.samePayment'), fact: { text: t('offer.same') } }
    const more = { amount: dollars(Math.abs(amount)) }
    const note = t('offer.perMonth')
    return amount > 0
      ? { sentence: t('offer.saves', more), fact: { text: t('offer.less', more), note, isGood: true } }
      : { sentence: t('offer.costsMore', more), fact: { text: t('offer.more', more), note } }
  }
}

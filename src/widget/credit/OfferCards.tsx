import { useState } from 'react'
import { type InputProps, useCopy, useSession, useSessionState } from '../../../engine/index.ts'
import type { Offer } from '../contracts.generated.ts'
import { type ChoiceFact, CardsSkeleton, ChoiceCards } from '../fields/ChoiceCards.tsx'
import { EmptyState } from '../screens/Scene.tsx'
import { CoinsPicture } from '../screens/pictures.tsx'
import { useData, useFormats } from '../screens/hooks.ts'
import { toOwnOfferType } from './SelectedOfferCard.tsx'
import { type OfferOrder, sortOffers, toLeftToPay, toOfferMarks, toSavings, toTotalOfPayments } from './offerFigures.ts'

/**
 * The estimated offers to compare: what each saves per month, if today's payment is known, and its total cost against what is
 * left to pay today. The largest saving, or the lowest total, comes first.
 */
export function OfferCards(props: InputProps) {
  const t = useCopy()
  const { dollars, percent } = useFormats()
  const { sameLoanPercent } = useSession().flow.constants
  const given = useData('softPullResponse')?.offers ?? []
  const now = useData('softPullForm')
  const loans = useData('loans')
  const isLoading = useSessionState((state) => state.isLoading)
  const [order, setOrder] = useState<OfferOrder>('payment')
  if (given.length === 0 && isLoading) return <CardsSkeleton columns={3} cards={3} />
  if (given.length === 0) return <EmptyState picture={<CoinsPicture />} text={t('offer.none')} />

  const today = now.currentMonthlyPayment
  const left = toLeftToPay(now, loans ?? [], Number(sameLoanPercent))
  const offers = sortOffers(given, order)
  const allMarks = toOfferMarks(offers)
  const columns = [...(today === undefined ? [] : ['saving']), 'payment', 'rate']
  const toChoice = ({ offerType, term, rate, monthlyPaymentAmount }: Offer, index: number) => {
    const payment = dollars(monthlyPaymentAmount)
    const saving = today === undefined ? undefined : toSaving(toSavings(today, monthlyPaymentAmount))
    const marks = [...(allMarks[index] ?? []).map((mark) => t(`offer.${mark}`)), ...toOwnOfferType(offerType)]
    const months = t('offer.months', { months: term })
    const whole = toTotalOfPayments(monthlyPaymentAmount, term)
    const total = t('offer.total', { amount: dollars(whole) })
    const difference = left && toDifference(toSavings(left.amount, whole))
    const sentence = t('offer.sentence', { amount: payment, rate: percent(rate), months, total })
    return {
      name: [
        saving && `${saving.sentence}.`,
        sentence,
        difference && `${difference}.`,
        ...marks.map((mark) => `${mark}.`),
      ]
        .filter(Boolean)
        .join(' '),
      title: months,
      marks,
      facts: [
        ...(saving ? [saving.fact] : []),
        { text: payment, note: t('offer.perMonth') },
        { text: percent(rate), note: t('offer.annual') },
      ],
      below: (
        <>
          {left && <WholeCost left={left.amount} whole={whole} />}
          <span className="card-note">{[total, difference].filter(Boolean).join(', ')}</span>
        </>
      ),
    }
  }
  const chosen = offers.find(({ dealId }) => dealId === props.value)
  return (
    <>
      {today === undefined ? (
        <p className="note">{t('offer.todayUnknown')}</p>
      ) : (
        <p className="today">
          {t('offer.today', { amount: dollars(today) })}
          {left && ` ${t('offer.left', { amount: dollars(left.amount), months: left.months })}`}
        </p>
      )}
      {offers.length > 1 && (
        <fieldset className="order">
          <legend className="visually-hidden">{t('offer.order')}</legend>
          {orders.map((one) => (
            <button key={one} type="button" aria-pressed={one === order} onClick={() => setOrder(one)}>
              {t(`offer.order.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      <ChoiceCards
        {...props}
        columns={columns.map((column) => t(`offer.${column}`))}
        items={offers}
        toValue={({ dealId }) => dealId}
        toChoice={toChoice}
        isPlain
      />
      <p className="chosen">
        {chosen ? (
          <>
            <strong>{t('offer.months', { months: chosen.term })}</strong>{' '}
            <span>{t('offer.chosen', { amount: dollars(chosen.monthlyPaymentAmount) })}</span>
          </>
        ) : (
          t('offer.unchosen')
        )}
      </p>
    </>
  )

  function toSaving(amount: number): { readonly sentence: string; readonly fact: ChoiceFact } {
    const note = t('offer.perMonth')
    if (amount === 0) return { sentence: t('offer.samePayment'), fact: { text: t('offer.same') } }
    const more = { amount: dollars(Math.abs(amount)) }
    return amount > 0
      ? { sentence: t('offer.saves', more), fact: { text: t('offer.less', more), note, isGood: true } }
      : { sentence: t('offer.costsMore', more), fact: { text: t('offer.more', more), note } }
  }

  function toDifference(amount: number): string | undefined {
    if (amount === 0) return undefined
    return t(amount > 0 ? 'offer.lessInTotal' : 'offer.moreInTotal', { amount: dollars(Math.abs(amount)) })
  }
}

const orders: readonly OfferOrder[] = ['payment', 'total']

/** Two bars: what is left to pay today, above all payments of the offer. The words beside them say the same. */
function WholeCost({ left, whole }: { readonly left: number; readonly whole: number }) {
  const most = Math.max(left, whole)
  return (
    <svg className="whole-cost" viewBox="0 0 100 10" preserveAspectRatio="none" focusable="false">
      <rect width={(left / most) * 100} height="4" />
      <rect className={whole > left ? 'is-more' : 'is-less'} y="6" width={(whole / most) * 100} height="4" />
    </svg>
  )
}

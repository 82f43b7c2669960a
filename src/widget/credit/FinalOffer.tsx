import { type InputProps, CheckboxInput, toControlProps, useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './SelectedOfferCard.tsx'
import { SummaryCard } from '../screens/cards.tsx'
import { useData, useFormats } from '../screens/hooks.ts'
import type { FlowData } from '../contracts.generated.ts'

/** The final offer, a sample until the service makes one: in dollars, percent per year, and months. */
const sampleOffer = {
  loan: 40_000,
  /** Without products; with both it is $634.96. */
  monthly: 590.96,
  rate: 4.5,
  term: 72,
  /** The monthly price of each product that the applicant may tick. */
  products: { gap: 26, serviceContract: 18 },
  included: ['paperwork', 'payoff', 'consultant'],
  /** Shown with their monthly price, but not for sale yet. */
  recommended: { wheels: 25, repairs: 29, keys: 17 },
} as const

/** The new loan with the ticked products, and a note whether its figures are the applicant's own or an example. */
export function FinalOfferCard() {
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

/** The box to agree, below what the applicant agrees to: the monthly payment with the ticked products. */
export function Agreement(props: InputProps) {
  const t = useCopy()
  const { dollars } = useFormats()
  const { items, total } = toFinalOffer(toLoanTerms(useData('selectedOffer')), useData('finalOfferForm'))
  return (
    <>
      <section className="panel">
        <h2 className="panel-title">{t('finalOffer.totals')}</h2>
        <dl className="totals">
          {items.map(({ name, amount }) => (
            <div key={name}>
              <dt>{t(`finalOffer.items.${name}`)}</dt>
              <dd>{dollars(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <output className="total">
        <span>{t('finalOffer.total')} </span>
        <strong>{t('amount.monthly', { amount: dollars(total) })}</strong>
      </output>
      <CheckboxInput {...props} />
    </>
  )
}

const prices: Readonly<Record<string, number>> = sampleOffer.products

/** An optional product as a card with a checkbox: its name, what it does, and its monthly price if it has one. */
export function ProductBox(props: InputProps) {
  const { name, label, value, commit, blur, disabled, readOnly } = props
  const t = useCopy()
  const { dollars } = useFormats()
  const price = prices[name]
  return (
    <label className="card product-card">
      <input
        {...toControlProps(props)}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={value === true}
        onChange={(event) => commit(event.currentTarget.checked)}
        onBlur={blur}
      />
      <span className="product">
        <span className="product-about">
          <strong>{label} </strong>
          <span className="card-note">{t(`finalOffer.${name}.text`)} </span>
        </span>
        {price !== undefined && (
          <span className="product-price">{t('amount.monthly', { amount: dollars(price) })}</span>
        )}
      </span>
    </label>
  )
}

/** The products that come with the loan, and those that may be offered later. */
export function IncludedProducts() {
  const t = useCopy()
  const { dollars } = useFormats()
  return (
    <section className="panel">
      <h2 className="panel-title">{t('finalOffer.included')}</h2>
      <ul className="ticks">
        {sampleOffer.included.map((name) => (
          <li key={name}>{t(`finalOffer.included.${name}`)}</li>
        ))}
      </ul>
      <fieldset className="recommended" disabled>
        <legend>{t('finalOffer.recommended')}</legend>
        {Object.entries(sampleOffer.recommended).map(([name, price]) => (
          <label key={name} className="checkbox">
            <input type="checkbox" disabled />
            <span className="product-about">{t(`finalOffer.recommended.${name}`)} </span>
            <span className="product-price">{t('amount.monthly', { amount: dollars(price) })}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

/** The terms of the new loan: dollars per month, percent per year, months; for an example, also the amount in dollars. */
interface LoanTerms {
  readonly monthly: number
  readonly rate: number
  readonly term: number
  readonly loan?: number
  readonly isExample: boolean
}

/** The parts of the payment and its total, in dollars per month. */
interface FinalOffer {
  readonly items: readonly { readonly name: 'loan' | keyof typeof sampleOffer.products; readonly amount: number }[]
  readonly total: number
}

/** Returns the terms of the picked offer, or those of the example if that offer is no longer known. */
function toLoanTerms(selected: FlowData['selectedOffer']): LoanTerms {
  if (!selected) return { ...sampleOffer, isExample: true }
  const { monthlyPaymentAmount: monthly, rate, term } = selected
  return { monthly, rate, term, isExample: false }
}

/** Returns the monthly payment of the loan with the ticked products. */
export function toFinalOffer(
  { monthly }: Pick<LoanTerms, 'monthly'>,
  chosen: { readonly gap?: boolean; readonly serviceContract?: boolean },
): FinalOffer {
  const { gap, serviceContract } = sampleOffer.products
  const items = [
    { name: 'loan', amount: monthly },
    ...(chosen.gap ? [{ name: 'gap', amount: gap } as const] : []),
    ...(chosen.serviceContract ? [{ name: 'serviceContract', amount: serviceContract } as const] : []),
  ] as const
  const cents = items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { items, total: cents / 100 }
}

import { type InputProps, CheckboxInput, toControlProps, useCopy } from '../../../engine/index.ts'
import { OfferFacts } from './SelectedOfferCard.tsx'
import { sampleOffer, toFinalOffer, toLoanTerms } from './toFinalOffer.ts'
import { SummaryCard } from '../screens/SummaryCard.tsx'
import { useData } from '../screens/useData.ts'
import { useFormats } from '../screens/useFormats.ts'

/** The new loan with the products that are ticked, and whether its figures are the applicant's own or an example. */
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

/** The box to agree, below the monthly payment with the products that were ticked above it: what one agrees to. */
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

/** An optional product as a card to tick: its name, what it does, and its price a month where it has one. */
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

/** What comes with the loan, and what could be added to it one day. */
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

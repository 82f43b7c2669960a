import { useCopy } from '../../../engine/index.ts'
import { sampleOffer } from './sampleOffer.ts'
import { useFormats } from '../screens/text/useFormats.ts'

/** What comes with the loan, and what could be added to it one day. */
export default function IncludedProducts() {
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

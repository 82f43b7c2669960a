import { useCopy } from '../../../engine/index.ts'
import { sampleOffer } from './sampleOffer.ts'
import { toDollars } from './text/toDollars.ts'

/** What comes with the loan, and what could be added to it one day. */
export default function IncludedProducts() {
  const t = useCopy()
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
            <span>
              {t(`finalOffer.recommended.${name}`)}, {t('amount.monthly', { amount: toDollars(price) })}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

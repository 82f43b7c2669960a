import { useCopy } from '../../../engine/index.ts'
import { useFormats } from '../screens/text/useFormats.ts'
import { toFinalOffer, toLoanTerms } from './toFinalOffer.ts'
import { useData } from '../screens/useData.ts'

/** The monthly payment with the products that are ticked below, added up as they are. */
export default function FinalOfferTotals() {
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
      {/* Beside the panel, not in it: it stays in sight while products below are ticked. */}
      <output className="total">
        <span>{t('finalOffer.total')} </span>
        <strong>{t('amount.monthly', { amount: dollars(total) })}</strong>
      </output>
      <h2 className="text-heading">{t('finalOffer.optional')}</h2>
    </>
  )
}

import { toControlProps, useCopy, type InputProps } from '../../../engine/index.ts'
import { sampleOffer } from './sampleOffer.ts'
import { useFormats } from '../screens/text/useFormats.ts'

const prices: Readonly<Record<string, number>> = sampleOffer.products

/** An optional product as a card to tick: its name, what it does, and its price a month where it has one. */
export default function ProductBox(props: InputProps) {
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

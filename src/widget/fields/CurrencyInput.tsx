import { TextInput, type InputProps } from '../../../engine/index.ts'
import { parseCurrencyText, toCurrencyText } from '../rules/toCurrencyText.ts'
import { attachMask } from './attachMask.ts'
import { toCurrencyMask } from './toCurrencyMask.ts'

const toHooks = (allowZero: boolean) => ({
  attach: attachMask(toCurrencyMask({ allowZero })),
  format: (value: unknown) => (typeof value === 'number' ? toCurrencyText(value, { allowZero }) : ''),
  parse: parseCurrencyText,
})
const amount = toHooks(false)
const amountOrZero = toHooks(true)

/** Dollars, with separators and at most two decimals; its value is a number. Zero can be typed where the schema's minimum is 0. */
export default function CurrencyInput(props: InputProps) {
  const hooks = props.schema['minimum'] === 0 ? amountOrZero : amount
  return (
    <span className="input-money">
      <TextInput {...props} {...hooks} />
    </span>
  )
}

import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core'
import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask } from './masks.ts'

const toHooks = (allowZero: boolean) => ({
  attach: attachMask(toCurrencyMask({ allowZero })),
  format: (value: unknown) => (typeof value === 'number' ? toCurrencyText(value, { allowZero }) : ''),
  parse: parseCurrencyText,
})
const amount = toHooks(false)
const amountOrZero = toHooks(true)

/** Dollars, with separators and at most two decimals; its value is a number. Zero can be typed where the schema's minimum is 0. */
export function CurrencyInput(props: InputProps) {
  const hooks = props.schema['minimum'] === 0 ? amountOrZero : amount
  return (
    <span className="input-money">
      <TextInput {...props} {...hooks} />
    </span>
  )
}

type State = ReturnType<MaskitoPostprocessor>

/** A mask for dollars as they are typed: `1,234.50`. */
function toCurrencyMask(options: CurrencyOptions): MaskitoOptions {
  return { mask: /^[\d.,]*$/, postprocessors: [(state) => toNormalState(state, options)] }
}

function toNormalState({ value, selection }: State, options: CurrencyOptions): State {
  const text = normalizeCurrencyText(value, options)
  const [from, to] = selection.map((caret) => {
    // The caret stays behind the same digit, wherever separators come and go.
    const before = normalizeCurrencyText(value.slice(0, caret), options).replaceAll(',', '').length
    return toPosition(text, before)
  })
  return { value: text, selection: [from ?? text.length, to ?? text.length] }
}

/** The place in a text behind so many characters that are no separator. */
function toPosition(text: string, count: number): number {
  let left = count
  let position = 0
  while (left > 0 && position < text.length) {
    if (text[position] !== ',') left -= 1
    position += 1
  }
  return position
}

/** Whether a zero may be seen and typed; otherwise zero is the same as nothing entered. */
export interface CurrencyOptions {
  allowZero?: boolean | undefined
}

/** Writes dollars as `1,234` or `1,234.50`, without a sign of currency; nothing, and zero unless allowed, is empty. */
export function toCurrencyText(value: number | undefined, { allowZero = false }: CurrencyOptions = {}): string {
  if (value === undefined || !Number.isFinite(value)) return ''
  const cents = Math.round(value * 100)
  if (cents === 0) return allowZero ? '0' : ''
  return (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })
}

/** Reads dollars from what was typed or pasted; undefined when it holds no digit. */
export function parseCurrencyText(text: string): number | undefined {
  const plain = normalizeCurrencyText(text, { allowZero: true }).replaceAll(',', '')
  return /\d/.test(plain) ? Number(plain) : undefined
}

/**
 * Keeps of a typed or pasted amount its digits, the first decimal point and two decimals, blocks leading zeros and sets
 * thousands separators. An unfinished `12.` or `.5` stays as it is, because it is called at every key.
 */
export function normalizeCurrencyText(text: string, { allowZero = false }: CurrencyOptions = {}): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const hasPoint = rest.length > 0
  const decimals = rest.join('').slice(0, 2)
  const significant = whole.replace(/^0+(?=\d)/, '')
  const dollars = significant === '0' && !hasPoint && !allowZero ? '' : significant
  return dollars.replace(/\B(?=(\d{3})+$)/g, ',') + (hasPoint ? `.${decimals}` : '')
}

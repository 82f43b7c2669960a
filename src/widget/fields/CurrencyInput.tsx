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

/** Dollars, with separators and at most two decimals; the value is a number. Zero can be typed if the schema's minimum is 0. */
export function CurrencyInput(props: InputProps) {
  const hooks = props.schema['minimum'] === 0 ? amountOrZero : amount
  return (
    <span className="input-money">
      <TextInput {...props} {...hooks} />
    </span>
  )
}

type State = ReturnType<MaskitoPostprocessor>

/** Creates a mask for dollars as they are typed: `1,234.50`. */
function toCurrencyMask(options: CurrencyOptions): MaskitoOptions {
  return {
    mask: /^[\d.,]*$/,
    preprocessors: [
      ({ elementState, data }, action) => ({
        elementState,
        data: action === 'insert' && data.length > 1 ? withDecimalPoint(data) : data,
      }),
    ],
    postprocessors: [(state, before) => (isUndecided(state, before) ? state : toNormalState(state, options))],
  }
}

/** A comma that may separate thousands or cents: fewer than three digits follow it. */
const openComma = /,\d{0,2}$/

/** A point that separates no thousands: a number of digits other than three follows it. */
const decimalPoint = /\.(?!\d{3}(?!\d))/

/** Checks whether a comma was typed and the next digits tell what it separates. What a deletion leaves of a separator tells nothing. */
function isUndecided({ value }: State, before: State): boolean {
  // The browser may have written blanks and words, too.
  const text = before.value.replaceAll(/[^\d.,]/g, '')
  return openComma.test(value) && !decimalPoint.test(value) && (value.length >= text.length || openComma.test(text))
}

function toNormalState({ value, selection }: State, options: CurrencyOptions): State {
  const normalize = (part: string) => normalizeCurrencyText(part.replaceAll(',', ''), options)
  const text = normalize(value)
  const [from, to] = selection.map((caret) => {
    // The caret stays behind the same digit when separators come or go.
    const before = normalize(value.slice(0, caret)).replaceAll(',', '').length
    return toPosition(text, before)
  })
  return { value: text, selection: [from ?? text.length, to ?? text.length] }
}

/** Returns the position in a text behind `count` characters that are not separators. */
function toPosition(text: string, count: number): number {
  let left = count
  let position = 0
  while (left > 0 && position < text.length) {
    if (text[position] !== ',') left -= 1
    position += 1
  }
  return position
}

/** Whether zero can be shown and typed; otherwise it is the same as no input. */
export interface CurrencyOptions {
  allowZero?: boolean | undefined
}

/** Writes dollars as `1,234` or `1,234.50`, without a currency sign; empty for no value, and for zero unless it is allowed. */
export function toCurrencyText(value: number | undefined, { allowZero = false }: CurrencyOptions = {}): string {
  if (value === undefined || !Number.isFinite(value)) return ''
  const cents = Math.round(value * 100)
  if (cents === 0) return allowZero ? '0' : ''
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })
}

/** Reads dollars from typed or pasted text; undefined if it holds no digit. */
export function parseCurrencyText(text: string): number | undefined {
  const plain = normalizeCurrencyText(text, { allowZero: true }).replaceAll(',', '')
  return /\d/.test(plain) ? Number(plain) : undefined
}

/** An amount whose points all separate thousands, such as `1.234.567`. */
const pointsOfThousands = /^\D*\d{1,3}(?:\.\d{3}){2,}\D*$/

/**
 * Writes a decimal comma, which one or two digits follow at the end, as a decimal point: `1.234,50` becomes `1234.50`. A comma behind a
 * decimal point is none. Several points that can only separate thousands are left out.
 */
function withDecimalPoint(text: string): string {
  if (pointsOfThousands.test(text)) return text.replaceAll('.', '')
  const [, whole, cents] = /^(.*),(\d{1,2})[^\d.,]*$/s.exec(text) ?? []
  return whole === undefined || decimalPoint.test(whole) ? text : `${whole.replaceAll(/[.,]/g, '')}.${cents}`
}

/**
 * Normalizes a typed or pasted amount: keeps its digits, the first decimal point and two decimals, removes leading zeros, and
 * adds thousands separators. An unfinished `12.` or `.5` stays as it is, because this runs on every keystroke.
 */
export function normalizeCurrencyText(text: string, { allowZero = false }: CurrencyOptions = {}): string {
  const [whole = '', ...rest] = withDecimalPoint(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  const hasPoint = rest.length > 0
  const decimals = rest.join('').slice(0, 2)
  const significant = whole.replace(/^0+(?=\d)/, '')
  const dollars = significant === '0' && !hasPoint && !allowZero ? '' : significant
  return dollars.replace(/\B(?=(\d{3})+$)/g, ',') + (hasPoint ? `.${decimals}` : '')
}

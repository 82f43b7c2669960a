import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core'
import { normalizeCurrencyText, type CurrencyOptions } from '../rules/toCurrencyText.ts'

type State = ReturnType<MaskitoPostprocessor>

/** A mask for dollars as they are typed: `1,234.50`. */
export const toCurrencyMask = (options: CurrencyOptions): MaskitoOptions => ({
  mask: /^[\d.,]*$/,
  postprocessors: [(state) => toNormalState(state, options)],
})

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

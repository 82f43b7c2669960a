import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core'
import { toPlainDigits } from '../../../engine/index.ts'

/**
 * Returns the `attach` function of a mask for `TextInput`. Call it once for each mask, outside of components. The mask sees plain
 * digits, whatever keyboard they come from.
 */
export function attachMask(options: MaskitoOptions) {
  const mask = { ...options, preprocessors: [readPlainDigits, ...(options.preprocessors ?? [])] }
  return (input: HTMLInputElement) => {
    const masked = new Maskito(input, mask)
    return () => {
      masked.destroy()
      typeNothing(mask)
    }
  }
}

const readPlainDigits: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: { ...elementState, value: toPlainDigits(elementState.value) },
  data: toPlainDigits(data),
})

/** Makes Maskito forget the last field that was typed into, which it keeps with its text and all that listens to it. */
function typeNothing(mask: MaskitoOptions): void {
  const input = document.createElement('input')
  const masked = new Maskito(input, mask)
  input.dispatchEvent(new InputEvent('beforeinput'))
  masked.destroy()
}

/** Creates a mask that keeps the first `length` digits of typed, pasted or autofilled text. */
export const toDigitsMask = (length: number): MaskitoOptions => ({ mask: new RegExp(`^\\d{0,${length}}$`) })

/**
 * Refuses a paste or autofill of more than `limit` digits, instead of cutting it to the wrong number. `toDigits` gets a whole
 * text and drops what is not part of the number, such as a country code.
 */
export function refuseExcess(limit: number, toDigits: (text: string) => string): MaskitoPreprocessor {
  return ({ elementState, data }, action) => {
    const { value, selection } = elementState
    if (action === 'validation') {
      return toDigits(value).length > limit ? { elementState: { value: '', selection: [0, 0] } } : { elementState }
    }
    if (action !== 'insert') return { elementState }
    const [from, to] = selection
    const inserted = data.length > 1 ? toDigits(data) : data
    const kept = toDigits(value.slice(0, from) + value.slice(to))
    if (kept.length + inserted.replaceAll(/\D/g, '').length <= limit) return { elementState, data: inserted }
    // Without a selection, nothing is replaced.
    return { elementState: { value, selection: [to, to] }, data: '' }
  }
}

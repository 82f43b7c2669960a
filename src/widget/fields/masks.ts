import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core'

/** What `TextInput` takes as `attach`, made of a mask. Call it once for each mask, outside of components. */
export const attachMask = (mask: MaskitoOptions) => (input: HTMLInputElement) => {
  const masked = new Maskito(input, mask)
  return () =>
    queueMicrotask(() => {
      // The library remembers the last field that was typed into, and its text.
      if (!input.isConnected) {
        input.value = ''
        input.dispatchEvent(new InputEvent('beforeinput'))
      }
      masked.destroy()
    })
}

/** A mask that keeps the first so many digits of whatever is typed, pasted or filled in. */
export const toDigitsMask = (length: number): MaskitoOptions => ({ mask: new RegExp(`^\\d{0,${length}}$`) })

/**
 * Refuses a paste or autofill that would make more than `limit` digits, instead of cutting it to the wrong number;
 * `toDigits` is told a whole text and leaves out what is no part of the number, such as a country code.
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
    // With nothing selected nothing is replaced either.
    return { elementState: { value, selection: [to, to] }, data: '' }
  }
}

import type { MaskitoPreprocessor } from '@maskito/core'

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

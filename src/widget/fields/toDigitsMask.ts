import type { MaskitoOptions } from '@maskito/core'

/** A mask that keeps the first so many digits of whatever is typed, pasted or filled in. */
export const toDigitsMask = (length: number): MaskitoOptions => ({ mask: new RegExp(`^\\d{0,${length}}$`) })

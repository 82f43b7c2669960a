import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'
import { refuseExcess } from '../fields/refuseExcess.ts'

const toDigits = (text: string) => text.replaceAll(/\D/g, '')

/** Undo may bring back the bullets that stood in the field before it had the focus; they are no number. */
const dropBullets: MaskitoPreprocessor = ({ elementState }) =>
  elementState.value.includes('•') ? { elementState: { value: '', selection: [0, 0] } } : { elementState }

/** A Social Security number as it is typed: `123-45-6789`. */
export const ssnMask: MaskitoOptions = {
  mask: [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
  preprocessors: [dropBullets, refuseExcess(9, toDigits)],
}

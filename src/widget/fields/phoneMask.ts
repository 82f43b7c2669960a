import type { MaskitoOptions } from '@maskito/core'
import { toPhone } from '../rules/toPhoneText.ts'
import { refuseExcess } from './refuseExcess.ts'

const three = [/\d/, /\d/, /\d/]

/** A US phone number as it is typed: `+1 (303) 555-0142`. */
export const phoneMask: MaskitoOptions = {
  mask: ['+', '1', ' ', '(', ...three, ')', ' ', ...three, '-', ...three, /\d/],
  preprocessors: [refuseExcess(10, toPhone)],
}

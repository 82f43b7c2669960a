import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask, refuseExcess } from './masks.ts'
import { toPhone } from '../rules/digits.ts'

const three = [/\d/, /\d/, /\d/]

/** A US phone number as it is typed: `+1 (303) 555-0142`. */
const phoneMask: MaskitoOptions = {
  mask: ['+', '1', ' ', '(', ...three, ')', ' ', ...three, '-', ...three, /\d/],
  preprocessors: [refuseExcess(10, toPhone)],
}

const attach = attachMask(phoneMask)
const format = (digits: unknown) => (typeof digits === 'string' ? maskitoTransform(digits, phoneMask) : '')
const parse = (text: string) => toPhone(text) || undefined

/** A US phone number: shown as `+1 (303) 555-0142`, its value 10 digits. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" {...{ attach, format, parse }} />
}

import { maskitoTransform } from '@maskito/core'
import { TextInput, type InputProps } from '../../../engine/index.ts'
import { toPhone } from '../rules/toPhoneText.ts'
import { attachMask } from './attachMask.ts'
import { phoneMask } from './phoneMask.ts'

const attach = attachMask(phoneMask)
const format = (digits: unknown) => (typeof digits === 'string' ? maskitoTransform(digits, phoneMask) : '')
const parse = (text: string) => toPhone(text) || undefined

/** A US phone number: shown as `+1 (303) 555-0142`, its value 10 digits. */
export default function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" {...{ attach, format, parse }} />
}

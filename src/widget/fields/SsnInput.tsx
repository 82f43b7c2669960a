import { maskitoTransform } from '@maskito/core'
import { TextInput, type InputProps } from '../../../engine/index.ts'
import { maskSsn, toSsnDigits } from '../rules/maskSsn.ts'
import { attachMask } from './attachMask.ts'
import { ssnMask } from './ssnMask.ts'

const attach = attachMask(ssnMask)
const parse = (text: string) => toSsnDigits(text) || undefined

const format = (ssn: unknown, isFocused: boolean) => {
  if (typeof ssn !== 'string') return ''
  const digits = toSsnDigits(ssn)
  const text = maskitoTransform(digits, ssnMask)
  if (isFocused) return text
  // The last digits of an unfinished number are not those a person knows it by, so none is shown.
  return digits.length === 9 ? maskSsn(digits) : text.replaceAll(/\d/g, '•')
}

/** A Social Security number, 3-2-4; only its last 4 digits are shown once it is left. Its value is 9 digits. */
export default function SsnInput(props: InputProps) {
  return <TextInput {...props} {...{ attach, format, parse }} />
}

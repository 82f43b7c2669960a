import type { FormEvent } from 'react'
import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask, toDigitsMask, refuseExcess } from './masks.ts'
import { toPhone } from '../rules/personal.ts'

const attachCode = attachMask(toDigitsMask(4))

const isWholeCode = (text: string) => text.length === 4

/** The 4 digits of a text message, in one box so that phones can fill them in. They are sent with the last one. */
export function CodeInput(props: InputProps) {
  return (
    <span className="input-code" onInput={sendWhole}>
      <TextInput {...props} attach={attachCode} isWhole={isWholeCode} />
    </span>
  )
}

/** Sends the form once the last digit is there, not when one before it is mended. */
function sendWhole({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement) || !isWholeCode(target.value)) return
  if (target.selectionStart === target.value.length) target.form?.requestSubmit()
}

const attachZip = attachMask(toDigitsMask(5))
const isWhole = (text: string) => text.length === 5

/** A postal code of 5 digits, committed with the fifth; the last 4 of a ZIP+4 are left out. */
export function ZipInput(props: InputProps) {
  return (
    <span className="input-zip">
      <TextInput {...props} attach={attachZip} isWhole={isWhole} />
    </span>
  )
}

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

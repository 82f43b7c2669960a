import type { FormEvent } from 'react'
import { type MaskitoOptions, maskitoTransform } from '@maskito/core'
import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask, toDigitsMask, refuseExcess } from './masks.ts'
import { toPhone } from '../rules/personal.ts'

const attachCode = attachMask(toDigitsMask(4))

const isWholeCode = (text: string) => /^\d{4}$/.test(text)

/** The 4 digits of a text message, in one field so that phones can fill them in. The last digit submits the form. */
export function CodeInput(props: InputProps) {
  return (
    <span className="input-code" onInput={sendWhole}>
      <TextInput {...props} attach={attachCode} isWhole={isWholeCode} />
    </span>
  )
}

/** Submits the form when the last digit is typed, but not when an earlier one is corrected. */
function sendWhole({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement) || !isWholeCode(target.value)) return
  if (target.selectionStart === target.value.length) target.form?.requestSubmit()
}

const attachZip = attachMask(toDigitsMask(5))
const isWhole = (text: string) => /^\d{5}$/.test(text)

/** A ZIP code of 5 digits, committed with the fifth; the last 4 digits of a ZIP+4 are dropped. */
export function ZipInput(props: InputProps) {
  return (
    <span className="input-zip">
      <TextInput {...props} attach={attachZip} isWhole={isWhole} />
    </span>
  )
}

const three = [/\d/, /\d/, /\d/]

/** The mask of a US phone number: `+1 (303) 555-0142`. */
const phoneMask: MaskitoOptions = {
  mask: ['+', '1', ' ', '(', ...three, ')', ' ', ...three, '-', ...three, /\d/],
  preprocessors: [refuseExcess(10, toPhone)],
}

const attach = attachMask(phoneMask)
const format = (digits: unknown) => (typeof digits === 'string' ? maskitoTransform(digits, phoneMask) : '')
const parse = (text: string) => toPhone(text) || undefined

/** A US phone number: shown as `+1 (303) 555-0142`, its value is 10 digits. */
export function PhoneInput(props: InputProps) {
  return <TextInput {...props} type="tel" {...{ attach, format, parse }} />
}

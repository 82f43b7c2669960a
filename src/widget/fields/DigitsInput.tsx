import type { FormEvent } from 'react'
import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask, toDigitsMask } from './masks.ts'

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

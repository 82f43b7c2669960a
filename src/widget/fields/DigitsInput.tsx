import { type InputProps, TextInput } from '../../../engine/index.ts'
import { attachMask, toDigitsMask } from './masks.ts'

const attachCode = attachMask(toDigitsMask(4))

/** The 4 digits of a text message, in one box so that phones can fill them in. */
export function CodeInput(props: InputProps) {
  return (
    <span className="input-code">
      <TextInput {...props} attach={attachCode} />
    </span>
  )
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

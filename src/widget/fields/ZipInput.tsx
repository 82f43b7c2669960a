import { TextInput, type InputProps } from '../../../engine/index.ts'
import { attachMask } from './attachMask.ts'
import { toDigitsMask } from './toDigitsMask.ts'

const attach = attachMask(toDigitsMask(5))

/** A postal code of 5 digits; the last 4 of a ZIP+4 are left out. */
export default function ZipInput(props: InputProps) {
  return <TextInput {...props} attach={attach} />
}

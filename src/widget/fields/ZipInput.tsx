import { TextInput, type InputProps } from '../../../engine/index.ts'
import { attachMask } from './attachMask.ts'
import { toDigitsMask } from './toDigitsMask.ts'

const attach = attachMask(toDigitsMask(5))
const isWhole = (text: string) => text.length === 5

/** A postal code of 5 digits, committed with the fifth; the last 4 of a ZIP+4 are left out. */
export default function ZipInput(props: InputProps) {
  return <TextInput {...props} attach={attach} isWhole={isWhole} />
}

import { TextInput, type InputProps } from '../../../engine/index.ts'
import { attachMask } from '../fields/attachMask.ts'
import { toDigitsMask } from '../fields/toDigitsMask.ts'

const attach = attachMask(toDigitsMask(4))

/** The 4 digits of a text message, in one box so that phones can fill them in. */
export default function CodeInput(props: InputProps) {
  return (
    <span className="input-code">
      <TextInput {...props} attach={attach} />
    </span>
  )
}

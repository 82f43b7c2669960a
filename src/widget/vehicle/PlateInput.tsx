import { TextInput, type InputProps } from '../../../engine/index.ts'

/**
 * A plate as states keep it: capitals and digits, set apart by spaces and hyphens. An accented or wide letter is the plain one,
 * and a dot, a heart or another sign counts for nothing. A text of signs alone stays, for the validator to refuse.
 */
const parse = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase() || text.trim()

/** A license plate, in capitals once it is left. */
export default function PlateInput(props: InputProps) {
  return (
    <span className="input-plate">
      <TextInput {...props} parse={parse} />
    </span>
  )
}

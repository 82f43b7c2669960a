import { TextInput, type InputProps } from '../../../engine/index.ts'

const parse = (text: string) => text.trim().toUpperCase()

/** A license plate, in capitals once it is left. */
export default function PlateInput(props: InputProps) {
  return (
    <span className="input-plate">
      <TextInput {...props} parse={parse} />
    </span>
  )
}

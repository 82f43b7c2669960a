import { TextInput, type InputProps } from '../../../engine/index.ts'
import { toPlate } from './toPlate.ts'

/** A license plate, in capitals once it is left. */
export default function PlateInput(props: InputProps) {
  return (
    <span className="input-plate">
      <TextInput {...props} parse={toPlate} />
    </span>
  )
}

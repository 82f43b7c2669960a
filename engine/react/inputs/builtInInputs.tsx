import { CheckboxInput, RadioInput } from './choiceInputs.tsx'
import { DateInput } from './DateInput.tsx'
import type { InputComponent, InputProps } from './InputProps.ts'
import { SelectInput } from './SelectInput.tsx'
import { TextInput } from './TextInput.tsx'

const EmailInput = (props: InputProps) => (
  <TextInput {...props} type="email" ui={{ autocomplete: 'email', ...props.ui }} />
)
const TelInput = (props: InputProps) => <TextInput {...props} type="tel" />

/** The engine's inputs by the names that `ui.input` may use. A page that begins with little adds them to its own when they are there. */
export const builtInInputs: Readonly<Record<string, InputComponent>> = {
  text: TextInput,
  email: EmailInput,
  tel: TelInput,
  number: NumberInput,
  date: DateInput,
  select: SelectInput,
  radio: RadioInput,
  checkbox: CheckboxInput,
}

const plainNumber = /^-?\d+(\.\d+)?$/

/** Text that is no number stays text, so that the validator can say so. */
const toNumber = (text: string): unknown => {
  const digits = text.replaceAll(/[\s,]/g, '')
  return plainNumber.test(digits) ? Number(digits) : text.trim()
}

/** A number, typed as text: the native number field swallows what it cannot read. */
export function NumberInput(props: InputProps) {
  return <TextInput {...props} ui={{ inputMode: 'decimal', ...props.ui }} parse={toNumber} />
}

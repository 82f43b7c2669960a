import { CheckboxInput, RadioInput } from './choiceInputs.tsx'
import { DateInput } from './DateInput.tsx'
import type { InputComponent, InputProps } from './InputProps.ts'
import { NumberInput } from './NumberInput.tsx'
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

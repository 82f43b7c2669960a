import { CheckboxInput, RadioInput } from './choiceInputs.tsx'
import { DateInput } from './DateInput.tsx'
import { type InputComponent, type InputProps, toPlainDigits } from './InputProps.ts'
import { SelectInput } from './SelectInput.tsx'
import { TextInput } from './TextInput.tsx'

const EmailInput = (props: InputProps) => (
  <TextInput {...props} type="email" ui={{ autocomplete: 'email', ...props.ui }} />
)
const TelInput = (props: InputProps) => <TextInput {...props} type="tel" />

/** The engine's inputs, by the names that `ui.input` may use. A page that starts small adds them after they are loaded. */
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

const plainNumber = /^-?(\d+|\d{1,3}([,\s]\d{3})+)(\.\d+)?$/

/** Reads a number, with or without separators of thousands. Other text, such as a decimal comma, stays text: the validator reports it. */
const toNumber = (text: string): unknown => {
  const typed = text.trim()
  const plain = toPlainDigits(typed)
  return plainNumber.test(plain) ? Number(plain.replaceAll(/[\s,]/g, '')) : typed
}

/** A number, typed as text: the native number field drops text that it cannot read. */
export function NumberInput(props: InputProps) {
  return <TextInput {...props} ui={{ inputMode: 'decimal', ...props.ui }} parse={toNumber} />
}

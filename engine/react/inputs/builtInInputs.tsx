import type { PartAttributes } from '../../definition/FormPlan.ts'
import { CheckboxInput, RadioInput, SelectInput } from './choiceInputs.tsx'
import { DateInput } from './DateInput.tsx'
import type { InputComponent, InputProps } from './InputProps.ts'
import { NumberInput, TextInput } from './TextInput.tsx'

const EmailInput = (props: InputProps) => (
  <TextInput {...props} type="email" ui={{ autocomplete: 'email', ...props.ui }} />
)
const TelInput = (props: InputProps) => <TextInput {...props} type="tel" />

/** The engine's inputs by the names that `ui.input` may use. */
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

/** The name of the input for a field whose schema names none. */
export function toInputName(schema: PartAttributes, hasOptions: boolean): string {
  if (hasOptions || schema.enum) return 'select'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.format === 'date' || schema.format === 'email') return schema.format
  return 'text'
}

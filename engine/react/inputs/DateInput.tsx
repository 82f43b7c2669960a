import type { InputProps } from './InputProps.ts'
import { DatePicker } from './DatePicker.tsx'
import { parseDateText, toDateText } from './dateText.ts'
import { TextInput } from './TextInput.tsx'

/**
 * A day, typed as `MM/DD/YYYY` into one field; its value is an ISO date, or the text itself where that is no day, so that
 * it is refused and not corrected. With `ui.picker` the browser's calendar stands beside it.
 */
export function DateInput(props: InputProps) {
  const ui = { inputMode: 'numeric', ...props.ui } as const
  return (
    <span className="input-date">
      <TextInput {...props} ui={ui} format={toDateText} parse={parseDateText} />
      {ui.picker && <DatePicker {...props} />}
    </span>
  )
}
DateInput.hint = 'form.date.hint'

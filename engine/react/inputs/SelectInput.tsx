import { useRef } from 'react'
import { useCopy } from '../useCopy.ts'
import type { InputProps } from './InputProps.ts'
import { toControlProps } from './toControlProps.ts'
import { toText } from './toText.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'

/** The browser's own select, with a first line for no choice. */
export function SelectInput(props: InputProps) {
  const { value, commit, blur, disabled, readOnly, options, isPending, ui } = props
  const t = useCopy()
  const element = useRef<HTMLSelectElement>(null)
  const choose = (text: string) => commit(options.find((option) => String(option.value) === text)?.value)
  useEarlyChoice(() => {
    const early = element.current?.value
    if (early && early !== toText(value)) choose(early)
  })
  const noChoice = options.length > 0 || disabled ? (ui.placeholder ?? 'form.choose') : 'form.noOptions'
  const placeholder = isPending ? 'form.loading' : noChoice
  return (
    <select
      ref={element}
      {...toControlProps(props)}
      className="input select"
      disabled={disabled || readOnly}
      aria-busy={isPending || undefined}
      autoComplete={ui.autocomplete}
      value={toText(value)}
      onChange={(event) => choose(event.currentTarget.value)}
      onBlur={blur}
    >
      <option value="">{t(placeholder)}</option>
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

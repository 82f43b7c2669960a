import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFlow } from '../FlowProvider.tsx'
import { useCopy } from '../hooks.ts'
import { type InputProps, toControlProps, toText } from './InputProps.ts'

/** The browser's own select, with a first line for no choice. */
export function SelectInput(props: InputProps) {
  const { value, commit, blur, disabled, readOnly, options, isPending, ui } = props
  const t = useCopy()
  const { pending } = useFlow()
  const element = useRef<HTMLSelectElement>(null)
  const committed = useRef('')
  const take = useRef<() => void>(undefined)
  const choose = (text: string) => {
    committed.current = text
    commit(options.find((option) => String(option.value) === text)?.value)
  }
  useLayoutEffect(() => {
    committed.current = toText(value)
    take.current = () => {
      const shown = element.current?.value
      if (shown && shown !== committed.current) choose(shown)
    }
  })
  useEffect(() => {
    const takeShown = () => take.current?.()
    // A choice comes without an event if it was made before the script was loaded, and may if a browser's extension made it.
    takeShown()
    return pending.register(takeShown)
  }, [pending])
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

/** Commits, once, a choice that was made in the prerendered page before the script was loaded. */
export function useEarlyChoice(commitEarly: () => void): void {
  const first = useRef(commitEarly)
  useEffect(() => first.current(), [])
}

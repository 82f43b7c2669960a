import { useEffect, useLayoutEffect, useRef } from 'react'
import { useFlow } from '../FlowProvider.tsx'
import { useCopy } from '../hooks.ts'
import { type InputProps, toControlProps, toText } from './InputProps.ts'

/** The browser's own select, with a first line for no choice. */
export function SelectInput(props: InputProps) {
  const { value, commit, blur, disabled, readOnly, options, isPending, ui } = props
  const t = useCopy()
  const element = useRef<HTMLSelectElement>(null)
  const choose = useShownChoice(
    toText(value),
    () => element.current?.value ?? '',
    (text) => commit(options.find((option) => String(option.value) === text)?.value),
  )
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

/**
 * Returns what commits a choice, given as text, and commits the one that is shown if it is not the committed one. A choice comes
 * without an event if it was made before the script was loaded, and may if a browser's extension made it.
 */
export function useShownChoice(
  value: string,
  readShown: () => string,
  commit: (text: string) => void,
): (text: string) => void {
  const { pending } = useFlow()
  const committed = useRef('')
  const take = useRef<() => void>(undefined)
  const choose = (text: string) => {
    // A commit asks every input for what it shows.
    committed.current = text
    commit(text)
  }
  useLayoutEffect(() => {
    committed.current = value
    take.current = () => {
      const shown = readShown()
      if (shown && shown !== committed.current) choose(shown)
    }
  })
  useEffect(() => {
    const takeShown = () => take.current?.()
    takeShown()
    return pending.register(takeShown)
  }, [pending])
  return choose
}

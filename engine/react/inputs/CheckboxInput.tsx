import { useRef } from 'react'
import { RichText } from '../RichText.tsx'
import type { InputProps } from './InputProps.ts'
import { toControlProps } from './toControlProps.ts'
import { useEarlyChoice } from './useEarlyChoice.ts'

/** A box to tick, with its label beside it; the label may hold links. */
export function CheckboxInput(props: InputProps) {
  const { value, label, commit, blur, disabled, readOnly } = props
  const box = useRef<HTMLInputElement>(null)
  useEarlyChoice(() => {
    if (box.current?.checked && value !== true) commit(true)
  })
  return (
    <label className="checkbox">
      <input
        ref={box}
        {...toControlProps(props)}
        type="checkbox"
        disabled={disabled || readOnly}
        checked={value === true}
        onChange={(event) => commit(event.currentTarget.checked)}
        onBlur={blur}
      />
      <span>
        <RichText text={label} />
      </span>
    </label>
  )
}
CheckboxInput.frame = 'bare' as const

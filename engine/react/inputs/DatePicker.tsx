import { useRef, useSyncExternalStore } from 'react'
import { date } from '../../validation/runtime/date.ts'
import { toToday } from '../../validation/runtime/toToday.ts'
import { useCopy } from '../useCopy.ts'
import type { InputProps } from './InputProps.ts'

const never = () => () => undefined

/** Browsers show the calendar of another site's frame to nobody. */
function canPick(): boolean {
  try {
    return 'showPicker' in HTMLInputElement.prototype && window.top?.location.origin === location.origin
  } catch {
    return false
  }
}

/** A button that opens the browser's own calendar for a typed date; there is none where the browser cannot open it. */
export function DatePicker({ label, value, commit, disabled, readOnly, schema }: InputProps) {
  const t = useCopy()
  const native = useRef<HTMLInputElement>(null)
  const isThere = useSyncExternalStore(never, canPick, () => false)
  if (!isThere || disabled || readOnly) return null

  const open = () => {
    const input = native.current
    if (!input) return
    input.value = typeof value === 'string' && date.validate(value) ? value : ''
    input.showPicker()
  }
  return (
    <>
      <button type="button" className="date-picker" aria-label={t('form.date.pick', { label })} onClick={open}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            strokeWidth="1.5"
            strokeLinecap="round"
            d="M3 8h14M6.5 2v3M13.5 2v3M4 4h12q1 0 1 1v11q0 1-1 1H4q-1 0-1-1V5q0-1 1-1"
          />
        </svg>
      </button>
      <input
        ref={native}
        className="date-native visually-hidden"
        type="date"
        min="1900-01-01"
        max={schema['notInFuture'] === true ? toToday(undefined) : '9999-12-31'}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          // What was taken back in the calendar leaves what was typed.
          if (event.currentTarget.value) commit(event.currentTarget.value)
        }}
      />
    </>
  )
}

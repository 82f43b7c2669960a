import { useRef, useSyncExternalStore } from 'react'
import { useCopy } from '../hooks.ts'
import { type InputProps, toPlainDigits } from './InputProps.ts'
import { TextInput } from './TextInput.tsx'
import { date, toToday } from '../../validation/runtime/rules.ts'

/**
 * A date, typed as `MM/DD/YYYY` in one field. Its value is an ISO date, or the typed text if that is not a date, so that it is refused and not
 * corrected. With `ui.picker` a button opens the browser's calendar.
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

const never = () => () => undefined

/** Checks whether the calendar can open. Browsers do not show it in a frame from another site. */
function canPick(): boolean {
  try {
    return 'showPicker' in HTMLInputElement.prototype && window.top?.location.origin === location.origin
  } catch {
    return false
  }
}

/** A button that opens the browser's own calendar for a typed date. Renders nothing when the browser cannot open it. */
function DatePicker({ label, value, commit, disabled, readOnly, schema }: InputProps) {
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
          // Clearing the date in the calendar keeps the typed text.
          if (event.currentTarget.value) commit(event.currentTarget.value)
        }}
      />
    </>
  )
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const american = /^(\d{1,2})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4})$/
// Phone keyboards for digits have no slash.
const digits = /^(\d{2})(\d{2})(\d{4})$/

/** Formats an ISO date as `MM/DD/YYYY`. Any other value stays as typed. */
export function toDateText(value: unknown): string {
  if (typeof value !== 'string') return ''
  const [, year, month, day] = date.validate(value) ? (iso.exec(value) ?? []) : []
  return year === undefined ? value : `${month}/${day}/${year}`
}

/**
 * Reads a typed, pasted or autofilled date of the years 1900 to 9999 as an ISO date. Other text stays as typed, so that the validator
 * refuses it: an impossible day is not rolled over, and a two-digit year is not guessed.
 */
export function parseDateText(text: string): string {
  const typed = text.trim()
  const [year, month, day] = toParts(toPlainDigits(typed))
  if (year === undefined || month === undefined || day === undefined) return typed
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (date.validate(value) && year >= '1900') return value
  // Never in the order of an ISO date: a date of the year 1066 would be valid again.
  return iso.test(toPlainDigits(typed)) ? `${month}/${day}/${year}` : typed
}

function toParts(text: string): readonly (string | undefined)[] {
  const [, ...parts] = iso.exec(text) ?? []
  if (parts.length > 0) return parts
  const [, month, day, year] = american.exec(text) ?? digits.exec(text) ?? []
  return [year, month, day]
}

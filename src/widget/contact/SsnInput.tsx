import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type InputProps, TextInput, useCopy } from '../../../engine/index.ts'
import { attachMask, refuseExcess } from '../fields/masks.ts'
import { maskSsn, toSsn } from '../rules/personal.ts'

const toDigits = (text: string) => text.replaceAll(/\D/g, '')

/** Clears the field if undo brings back the bullets that it showed without the focus; they are not digits. */
const dropBullets: MaskitoPreprocessor = ({ elementState }) =>
  elementState.value.includes('•') ? { elementState: { value: '', selection: [0, 0] } } : { elementState }

/** The mask of a Social Security number: `123-45-6789`. */
const ssnMask: MaskitoOptions = {
  mask: [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/],
  preprocessors: [dropBullets, refuseExcess(9, toDigits)],
}

const attach = attachMask(ssnMask)
const parse = (text: string) => toSsn(text) || undefined

const format = (ssn: unknown, isFocused: boolean) => {
  if (typeof ssn !== 'string') return ''
  const text = maskitoTransform(ssn, ssnMask)
  if (isFocused) return text
  // The last digits of an unfinished number are not the ones that the applicant would recognize, so none is shown.
  return ssn.length === 9 ? maskSsn(ssn) : text.replaceAll(/\d/g, '•')
}

/**
 * A Social Security number, 3-2-4. Its first 5 digits are covered during and after typing, unless the switch beside it is on; the
 * switch turns off by itself. The value is 9 digits.
 */
export function SsnInput(props: InputProps) {
  const t = useCopy()
  const group = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useLeaving(group, isShown, () => setShown(false))
  return (
    <span ref={group} className="input-ssn">
      <TextInput {...props} {...{ attach, format, parse }} isRevealed={isShown} />
      {!isShown && <Cover group={group} />}
      <button
        type="button"
        className="show-switch"
        aria-label={t(isShown ? 'fields.ssn.hideAll' : 'fields.ssn.showAll')}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'fields.ssn.hide' : 'fields.ssn.show')}
      </button>
    </span>
  )
}

/** How long a digit stays readable after it was typed, in milliseconds. */
const peekMs = 1000

/**
 * Covers the number while it is typed: of the first 5 digits, only the one typed last can be read, for a moment. Also covers one that a
 * browser extension fills in, since no blur masks what came without the focus.
 */
function Cover({ group }: { readonly group: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState<string>()
  // Not a layout effect, which would run before `group` is there.
  useEffect(() => {
    const input = group.current?.querySelector('input')
    if (!input) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const listeners = new AbortController()
    const show = (peeked: number) => setText(toCovered(input.value, peeked))
    const listen = (type: string, work: (event: Event) => void) =>
      input.addEventListener(type, work, { signal: listeners.signal })
    const type = (event: Event) => {
      clearTimeout(timer)
      const isTyped = event instanceof InputEvent && event.data?.length === 1
      const caret = input.selectionStart ?? 0
      show(isTyped ? toDigits(input.value.slice(0, caret)).length - 1 : -1)
      if (isTyped) timer = setTimeout(show, peekMs, -1)
    }
    listen('input', type)
    listen('focus', () => show(-1))
    listen('blur', () => {
      clearTimeout(timer)
      setText(undefined)
    })
    if (input.matches(':focus')) show(-1)
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [group])
  return (
    text !== undefined && (
      <span className="ssn-cover" aria-hidden="true">
        {text}
      </span>
    )
  )
}

/** Covers the first 5 digits of a number, except for the one at index `peeked`. */
function toCovered(text: string, peeked: number): string {
  let index = -1
  return text.replaceAll(/\d/g, (digit) => (++index < 5 && index !== peeked ? '•' : digit))
}

/**
 * While `isOn`, calls `leave` when the applicant turns away from the group: to another control, another window, or the form's
 * button. Blur alone is not enough, because Safari does not focus a button that is clicked.
 */
function useLeaving(group: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  // A layout effect, because the next key may leave the group before the next frame.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    const leaveFrom = (event: Event) => {
      const isInside = event.target instanceof Node && group.current?.contains(event.target)
      if (!isInside) leave()
    }
    for (const type of ['focusin', 'pointerdown', 'submit']) document.addEventListener(type, leaveFrom, options)
    document.addEventListener('visibilitychange', leave, options)
    window.addEventListener('blur', leave, options)
    return () => listeners.abort()
  }, [group, isOn, leave])
}

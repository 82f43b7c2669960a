import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type InputProps, TextInput, useCopy } from '../../../engine/index.ts'
import { attachMask, refuseExcess } from '../fields/masks.ts'
import { maskSsn, toSsn } from '../rules/digits.ts'

const toDigits = (text: string) => text.replaceAll(/\D/g, '')

/** Undo may bring back the bullets that stood in the field before it had the focus; they are no number. */
const dropBullets: MaskitoPreprocessor = ({ elementState }) =>
  elementState.value.includes('•') ? { elementState: { value: '', selection: [0, 0] } } : { elementState }

/** A Social Security number as it is typed: `123-45-6789`. */
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
  // The last digits of an unfinished number are not those a person knows it by, so none is shown.
  return ssn.length === 9 ? maskSsn(ssn) : text.replaceAll(/\d/g, '•')
}

/**
 * A Social Security number, 3-2-4; only its last 4 digits are shown once it is left, unless the switch beside it is on,
 * which goes off by itself. Its value is 9 digits.
 */
export function SsnInput(props: InputProps) {
  const t = useCopy()
  const group = useRef<HTMLSpanElement>(null)
  const [isShown, setShown] = useState(false)
  useLeaving(group, isShown, () => setShown(false))
  return (
    <span ref={group} className="input-ssn">
      <TextInput {...props} {...{ attach, format, parse }} isRevealed={isShown} />
      <button
        type="button"
        className="show-switch"
        aria-pressed={isShown}
        aria-label={t('fields.ssn.showAll')}
        onClick={() => setShown(!isShown)}
      >
        {t('fields.ssn.show')}
      </button>
    </span>
  )
}

/**
 * While `isOn`, tells when somebody turns to something else than this group: another control, another window, the form's
 * button. Not by blur alone: Safari gives the focus to no button that is clicked.
 */
function useLeaving(group: RefObject<HTMLElement | null>, isOn: boolean, leave: () => void): void {
  useEffect(() => {
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

import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type InputProps, TextInput, useCopy } from '../../../engine/index.ts'
import { attachMask, refuseExcess } from '../fields/masks.ts'
import { maskSsn, toSsn } from '../rules/personal.ts'

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
 * A Social Security number, 3-2-4; its first 5 digits are covered while it is typed and once it is left, unless the switch
 * beside it is on, which goes off by itself. Its value is 9 digits.
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

/** For so many milliseconds a digit that was just typed can be read. */
const peekMs = 1000

/** What is seen in place of the number while it is typed: the digit that was typed last for a moment, the first 5 never longer. */
function Cover({ group }: { readonly group: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState<string>()
  useEffect(() => {
    const input = group.current?.querySelector('input')
    if (!input) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const listeners = new AbortController()
    const show = (peeked: number) => setText(input.matches(':focus') ? toCovered(input.value, peeked) : undefined)
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
    listen('blur', () => setText(undefined))
    show(-1)
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

/** The number with its first 5 digits covered, but for the one at `peeked`. */
function toCovered(text: string, peeked: number): string {
  let index = -1
  return text.replaceAll(/\d/g, (digit) => (++index < 5 && index !== peeked ? '•' : digit))
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

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useFlow } from '../FlowProvider.tsx'
import type { InputProps } from './InputProps.ts'

/** How a value becomes the text of an input and back. Empty text is never parsed: it is undefined. */
export interface TextFormat {
  /** The text of a value; `isFocused` while the person types. */
  readonly format: (value: unknown, isFocused: boolean) => string
  readonly parse: (text: string) => unknown
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps an uncontrolled input and its committed value together: typing renders nothing, `commit` hands the typed text
 * over once, a value from outside is written into the input.
 */
export function useTextCommit(
  element: RefObject<TextControl | null>,
  props: Pick<InputProps, 'value' | 'commit'>,
  { format, parse, isRevealed }: TextFormat & { readonly isRevealed: boolean },
) {
  const { pending } = useFlow()
  const value = props.value ?? undefined
  const committed = useRef<unknown>(value)
  // Text, not value, tells whether somebody typed: a format may hide what it shows, as a masked number does.
  const shown = useRef<string>(undefined)

  const show = (input: TextControl, isFocused: boolean) => {
    const text = format(committed.current, isFocused || isRevealed)
    if (input.value !== text) input.value = text
    shown.current = input.value
  }
  const commit = () => {
    const input = element.current
    if (!input || input.value === (shown.current ?? format(committed.current, false))) return
    shown.current = input.value
    const next = input.value.trim() === '' ? undefined : parse(input.value)
    if (Object.is(next, committed.current)) return
    committed.current = next
    props.commit(next)
  }

  const wasRevealed = useRef(isRevealed)
  const latest = useRef(commit)
  useLayoutEffect(() => {
    latest.current = commit
    const input = element.current
    const isTurned = wasRevealed.current !== isRevealed
    wasRevealed.current = isRevealed
    if (!input) return
    const isFocused = input.matches(':focus')
    if (isTurned) {
      commit()
      return show(input, isFocused)
    }
    if (Object.is(committed.current, value)) return
    // What is being typed stays, and is committed when it is left: it is newer than what comes from outside.
    const isTyped = isFocused && input.value !== (shown.current ?? format(committed.current, true))
    committed.current = value
    if (!isTyped) show(input, isFocused)
  })
  useEffect(() => {
    const commitLatest = () => latest.current()
    // What was typed before the script arrived is in the prerendered input only.
    if (!element.current?.matches(':focus')) commitLatest()
    return pending.register(commitLatest)
  }, [pending, element])

  return { commit, show }
}

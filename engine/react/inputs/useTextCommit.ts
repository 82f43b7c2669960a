import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { isSubmitting } from '../../session/index.ts'
import { useFlow } from '../FlowProvider.tsx'
import type { InputProps } from './InputProps.ts'

/** How a value becomes the text of an input and back. Empty text is never parsed: it is undefined. */
export interface TextFormat {
  /** Returns the text of a value; `isFocused` is true while the applicant types. */
  readonly format: (value: unknown, isFocused: boolean) => string
  readonly parse: (text: string) => unknown
}

/** Characters of pasted text that nobody sees: they turn text around, have no width, or say where a word may break. */
const unseen = /[\p{Bidi_C}\u{AD}\u{200B}\u{2060}\u{FEFF}]/gu

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Keeps an uncontrolled input and its committed value in sync. Typing renders nothing, `commit` passes the typed text on once, and a value
 * from outside is written into the input. `hear` handles an input event, and `show` writes the committed value into an input that holds
 * nothing else.
 */
export function useTextCommit(
  element: RefObject<TextControl | null>,
  props: Pick<InputProps, 'value' | 'commit'>,
  { format, parse, isRevealed }: TextFormat & { readonly isRevealed: boolean },
) {
  const { pending, session } = useFlow()
  const { value } = props
  const kept = useRef<KeptText>({ committed: value, wasRevealed: isRevealed })

  /** Whether the input holds text that is not committed. */
  const isTyped = ({ value: text }: TextControl) =>
    text !== (kept.current.shown ?? format(kept.current.committed, false))
  const write = (input: TextControl, isFocused: boolean) => {
    const { typed, committed } = kept.current
    const text = format(typed ? typed.value : committed, isFocused || isRevealed)
    if (input.value !== text) input.value = text
    kept.current.shown = input.value
  }
  const show = (input: TextControl, isFocused: boolean) => {
    if (!isTyped(input)) write(input, isFocused)
  }
  const commit = () => {
    const input = element.current
    if (!input) return
    if (isTyped(input)) {
      kept.current.shown = input.value
      const text = input.value.replaceAll(unseen, '')
      kept.current.typed = { value: text.trim() === '' ? undefined : parse(text) }
    }
    const { typed, committed } = kept.current
    if (!typed || isSubmitting(session.store.getState())) return
    kept.current.typed = undefined
    if (Object.is(typed.value, committed)) return
    kept.current.committed = typed.value
    props.commit(typed.value)
  }
  const hear = (input: TextControl) => {
    const { isLoading, runs } = session.store.getState()
    // Code is being fetched, perhaps to send the form: it is sent as it looks by then.
    const isAwaited = isLoading && runs.length === 0
    // Autofill writes into fields without focus, and no blur follows.
    if (isAwaited || !input.matches(':focus')) commit()
  }

  useLayoutEffect(() => {
    const { committed, typed, shown, wasRevealed } = kept.current
    kept.current.commit = commit
    kept.current.wasRevealed = isRevealed
    const input = element.current
    if (!input) return
    if (wasRevealed !== isRevealed) {
      commit()
      return show(input, input.matches(':focus'))
    }
    if (Object.is(committed, value)) return
    const isFocused = input.matches(':focus')
    // Text that is being typed stays and is committed on blur: it is newer than the value from outside.
    const isNewer = isFocused && (typed !== undefined || input.value !== (shown ?? format(committed, true)))
    kept.current.committed = value
    if (isNewer) return
    kept.current.typed = undefined
    const isSelected = input.selectionStart === 0 && input.selectionEnd === input.value.length
    write(input, isFocused)
    // A field that the applicant has just entered stays selected, so that what they type next replaces what has arrived.
    if (isFocused && isSelected) input.select()
  })
  useEffect(() => {
    const commitLatest = () => kept.current.commit?.()
    // Text typed before the script was loaded is only in the prerendered input.
    if (!element.current?.matches(':focus')) commitLatest()
    return pending.register(commitLatest)
  }, [pending, element])

  return { commit, show, hear }
}

/** What an input keeps between renders. */
interface KeptText {
  committed: unknown
  /** What was typed while the form was being sent, which takes nothing: it waits for the next commit. */
  typed?: { readonly value: unknown } | undefined
  wasRevealed: boolean
  /** The text last shown. A change of the text, not of the value, means typing: a format may hide characters, as a masked number does. */
  shown?: string
  /** Commits with the latest props. */
  commit?: () => void
}

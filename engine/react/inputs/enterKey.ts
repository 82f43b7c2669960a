import type { KeyboardEvent } from 'react'

const typed = 'input:not([type="radio"], [type="checkbox"])'

/** What the Enter key of a screen keyboard does in a text field: on to the next one, away, or send the form. */
export function toEnterKeyHint(input: HTMLInputElement): 'next' | 'done' | 'go' {
  const following = toFollowing(input)
  if (following.length === 0) return 'go'
  return following.some((control) => control.matches(typed)) ? 'next' : 'done'
}

/** Does what the Enter key of a screen keyboard says; on a real keyboard Enter sends the form from every field. */
export function followEnterKeyHint(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || input.enterKeyHint === 'go') return
  if (!hasScreenKeyboard()) return
  event.preventDefault()
  const [next] = input.enterKeyHint === 'next' ? toFollowing(input) : []
  if (next) next.focus()
  else input.blur()
}

/** The controls of the form behind this one that can be filled in. */
function toFollowing(input: HTMLInputElement): HTMLElement[] {
  const controls = [...(input.form?.querySelectorAll<HTMLElement>('input, select, textarea') ?? [])]
  return controls.slice(controls.indexOf(input) + 1).filter(isOpen)
}

const isOpen = (control: HTMLElement) =>
  control.tabIndex >= 0 && !control.matches(':disabled') && !control.hasAttribute('readonly')

const hasScreenKeyboard = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

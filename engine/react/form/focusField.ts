/** The control of a field; of a group of choices the first. */
export function toControl(page: Element, path: string): HTMLElement | undefined {
  const controls = [...page.querySelectorAll<HTMLElement>('[name]')]
  return controls.find((control) => control.getAttribute('name') === path)
}

/** Gives the focus to a field and brings it into sight together with its label. */
export function focusField(page: Element, path: string): void {
  const control = toControl(page, path)
  control?.focus({ preventScroll: true })
  const frame = control?.closest('.field')
  if (!frame) return
  const isTall = frame.getBoundingClientRect().height > window.innerHeight
  frame.scrollIntoView({ block: isTall ? 'start' : 'center' })
}

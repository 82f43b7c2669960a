import { expect, it, vi } from 'vitest'
import { fillDialog } from '../../src/frame/view.ts'

it('fillDialog closes the outer dialog on Escape, unless the frame has a dialog open or handled the key', () => {
  const close = vi.fn<() => void>()
  fillDialog(close)
  const press = (key: string, init = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    return { event, press: () => document.body.dispatchEvent(event) }
  }
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  press('a').press()
  press('Escape', { isComposing: true }).press()
  const used = press('Escape')
  used.event.preventDefault()
  used.press()
  dialog.setAttribute('open', '')
  press('Escape').press()
  expect(close).not.toHaveBeenCalled()

  dialog.removeAttribute('open')
  press('Escape').press()
  expect(close).toHaveBeenCalledTimes(1)
  expect(document.documentElement.hasAttribute('data-in-dialog')).toBe(true)
})

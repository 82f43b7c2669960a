import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom has no layout to scroll.
Object.assign(Element.prototype, { scrollIntoView: () => undefined })

// jsdom does not implement dialogs; this is the part of them that tests can observe.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// jsdom takes an event's time from a clock that tests cannot set.
Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => Date.now() })

/** Call once in a test file. Removes what was drawn after each test, and fails a test that wrote to the console. */
export function guardTests() {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    cleanup()
    expect(vi.mocked(console.error).mock.calls).toEqual([])
    expect(vi.mocked(console.warn).mock.calls).toEqual([])
  })
}

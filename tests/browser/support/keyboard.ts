import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFocus } from './access/readFocus.ts'
import { waitUntilSettled } from './pressLikeAPerson.ts'

/** Somebody who has no mouse: every way to a control is Tab, and every stop on it is looked at. */
export interface Keyboard {
  /** Goes on with Tab, or back with Shift+Tab, until this control has the focus. */
  tabTo(selector: string, key?: 'Tab' | 'Shift+Tab'): Promise<void>
  /** Goes to a field and types into it. */
  type(name: string, text: string): Promise<void>
  /** Goes to a select and types the beginning of an option, as its list allows. */
  choose(name: string, label: string): Promise<void>
  /** Goes to a group of radio buttons and along it with the arrows, to the option at this position. */
  pick(name: string, position: number): Promise<void>
  /** Goes to a box and ticks or unticks it. */
  tick(name: string): Promise<void>
  /** Goes to a button or link and presses Enter, or the key that is given. */
  press(selector: string, key?: 'Enter' | 'Space'): Promise<void>
}

// More controls than any step has: who gets so far without coming to one is caught.
const mostStops = 60

/** Puts somebody with a keyboard in front of a page. */
export function toKeyboard(page: Page): Keyboard {
  const { keyboard } = page
  const matches = (selector: string) =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

  const tabTo: Keyboard['tabTo'] = async (selector, key = 'Tab') => {
    for (let stops = 0; stops < mostStops; stops++) {
      if (await matches(selector)) return
      await keyboard.press(key)
      expect((await readFocus(page)).problems).toEqual([])
    }
    throw new Error(`${key} does not come to ${selector}.`)
  }
  const toField = (name: string) => tabTo(`[name="${name}"]`)

  return {
    tabTo,
    async type(name, text) {
      await toField(name)
      await keyboard.type(text)
    },
    async choose(name, label) {
      await toField(name)
      await keyboard.type(label)
    },
    async pick(name, position) {
      await toField(name)
      await waitUntilSettled(page)
      if (position === 0) await keyboard.press('Space')
      for (let moves = 0; moves < position; moves++) await keyboard.press('ArrowDown')
    },
    async tick(name) {
      await toField(name)
      await waitUntilSettled(page)
      await keyboard.press('Space')
    },
    async press(selector, key = 'Enter') {
      await tabTo(selector)
      await waitUntilSettled(page)
      await keyboard.press(key)
    },
  }
}

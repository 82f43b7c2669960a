import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFocus } from './access/readFocus.ts'
import { waitUntilSettled } from './pressLikeAPerson.ts'

/** A user without a mouse. They reach every control with Tab, and each stop's focus is checked. */
export interface Keyboard {
  /** Presses Tab or Shift+Tab until this control has the focus. */
  tabTo(selector: string, key?: 'Tab' | 'Shift+Tab'): Promise<void>
  /** Tabs to a field and types into it. */
  type(name: string, text: string): Promise<void>
  /** Tabs to a select and types the beginning of an option. */
  choose(name: string, label: string): Promise<void>
  /** Tabs to a group of radio buttons and moves with the arrow keys to the option at this position. */
  pick(name: string, position: number): Promise<void>
  /** Tabs to a box and ticks or unticks it. */
  tick(name: string): Promise<void>
  /** Tabs to a button or link and presses Enter, or the given key. */
  press(selector: string, key?: 'Enter' | 'Space'): Promise<void>
}

// More stops than any step has controls, so that an unreachable control is detected.
const mostStops = 60

/** Creates a keyboard user for a page. */
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

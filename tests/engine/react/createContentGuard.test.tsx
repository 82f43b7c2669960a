import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentGuard } from '../../../engine/react/createContentGuard.ts'
import { drawFlow, waitForLateEffects } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'

guardTests()

/** Creates an element with a guard and controls in it, and records the presses that get through. */
function openGuard() {
  const element = document.createElement('div')
  element.innerHTML =
    '<button>go</button><button>to</button><input type="radio"><input type="text"><select><option>a</option></select>'
  document.body.replaceChildren(element)
  const pressed = vi.fn<() => void>()
  element.querySelector('button')?.addEventListener('click', pressed)
  const find = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}`)
    return found
  }
  return { element, pressed, find, button: find('button'), guard: createContentGuard(element) }
}

const pass = (ms: number) => vi.advanceTimersByTime(ms)

describe('a press', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('is ignored within 500 ms after new content is shown', () => {
    const { element, guard, button, find, pressed } = openGuard()
    guard.settle()
    pass(300)
    guard.settle()
    pass(499)
    expect(element.hasAttribute('data-settling')).toBe(true)
    fireEvent.pointerDown(button)
    fireEvent.click(button)
    const radio = find('[type="radio"]')
    fireEvent.pointerDown(radio)
    radio.click()
    expect(pressed).not.toHaveBeenCalled()
    expect(radio.matches(':checked')).toBe(false)
    pass(1)
    expect(element.hasAttribute('data-settling')).toBe(false)
    fireEvent.pointerDown(button)
    fireEvent.click(button)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it.each(['pointerDown', 'keyDown'] as const)(
    'is ignored when its %s came before the new content, however late it ends',
    (begin) => {
      const { guard, button, pressed } = openGuard()
      fireEvent[begin](button, { key: ' ' })
      guard.settle()
      pass(2000)
      fireEvent.click(button)
      expect(pressed).not.toHaveBeenCalled()
    },
  )

  it('is ignored as the second half of a double click that would do something else than the first', () => {
    const { element, find, button, pressed } = openGuard()
    const press = (at: Element, detail: number) => {
      fireEvent.mouseDown(at, { detail })
      fireEvent.click(at, { detail })
    }
    press(button, 1)
    press(button, 2)
    expect(pressed, 'it still does the same').toHaveBeenCalledTimes(2)
    press(button, 1)
    button.dataset['action'] = 'confirm'
    press(button, 2)
    expect(pressed, 'it has become another action').toHaveBeenCalledTimes(3)
    press(button, 1)
    expect(pressed).toHaveBeenCalledTimes(4)
    find('button + button').dataset['action'] = 'confirm'
    press(find('button + button'), 1)
    press(button, 2)
    expect(pressed, 'it was another button').toHaveBeenCalledTimes(4)
    press(find('[type="text"]'), 1)
    element.append(find('[type="text"]'))
    press(button, 2)
    expect(pressed, 'it has moved below the pointer').toHaveBeenCalledTimes(4)
  })

  it('of assistive technology, a click without pointer events, is handled like any other', () => {
    const { guard, button, pressed } = openGuard()
    guard.settle()
    button.click()
    expect(pressed).not.toHaveBeenCalled()
    pass(500)
    button.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it.each([
    ['a touch scrolls', 'pointerDown', (inside: Element) => fireEvent.pointerCancel(inside)],
    ['the right button opens a menu', 'pointerDown', (inside: Element) => fireEvent.contextMenu(inside)],
    [
      'the middle button ends',
      'pointerDown',
      (inside: Element) => fireEvent(inside, new MouseEvent('auxclick', { bubbles: true })),
    ],
    ['the pointer is lifted elsewhere', 'pointerDown', () => fireEvent.pointerUp(document.body)],
    ['the key is released elsewhere', 'keyDown', () => fireEvent.keyUp(document.body, { key: 'Tab' })],
    ['the key leads to another window', 'keyDown', () => fireEvent.blur(window)],
  ] as const)('is over when %s, so that a later one of assistive technology counts', (_, begin, end) => {
    const { guard, button, pressed } = openGuard()
    fireEvent[begin](button, { key: 'Alt' })
    end(button)
    pass(1)
    guard.settle()
    pass(500)
    button.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('of a held key counts once, for Enter and for Space', () => {
    const { guard, button, pressed } = openGuard()
    fireEvent.keyDown(button, { key: 'Enter' })
    button.click()
    for (let times = 0; times < 3; times += 1) {
      fireEvent.keyDown(button, { key: 'Enter', repeat: true })
      button.click()
    }
    expect(pressed).toHaveBeenCalledTimes(1)
    fireEvent.keyUp(button, { key: 'Enter' })
    pass(1)

    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: ' ', repeat: true })
    fireEvent.keyUp(button, { key: ' ' })
    button.click()
    expect(pressed).toHaveBeenCalledTimes(2)
    fireEvent.keyDown(button, { key: ' ' })
    pass(1)
    guard.settle()
    pass(500)
    fireEvent.keyDown(button, { key: ' ', repeat: true })
    button.click()
    expect(pressed, 'Space was pressed before the new content').toHaveBeenCalledTimes(2)

    for (let times = 0; times < 3; times += 1) {
      fireEvent.keyDown(button, { key: 'ArrowDown', repeat: times > 0 })
      button.click()
    }
    expect(pressed, 'an arrow key clicks each radio that it leads to').toHaveBeenCalledTimes(5)
  })

  it('counts again as soon as the guard has stopped', () => {
    const { element, guard, button, pressed } = openGuard()
    guard.settle()
    guard.stop()
    expect(element.hasAttribute('data-settling')).toBe(false)
    fireEvent.pointerDown(button)
    fireEvent.click(button)
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('opens no select and handles no Escape within 500 ms after new content is shown', () => {
    const { guard, find } = openGuard()
    const select = find('select')
    guard.settle()
    fireEvent.pointerDown(select)
    expect(fireEvent.mouseDown(select), 'the list stays closed').toBe(false)
    expect(fireEvent.keyDown(select, { key: 'Escape' })).toBe(false)
    expect(fireEvent.mouseDown(find('[type="text"]')), 'a text field takes the focus').toBe(true)
    pass(500)
    fireEvent.pointerDown(select)
    expect(fireEvent.mouseDown(select)).toBe(true)
    expect(fireEvent.keyDown(select, { key: 'Escape' })).toBe(true)
  })

  it('of a key that types text is not swallowed', () => {
    const { guard, find } = openGuard()
    const text = find('[type="text"]')
    guard.settle()
    expect(fireEvent.keyDown(text, { key: 'a' })).toBe(true)
    expect(fireEvent.keyDown(text, { key: ' ', repeat: true })).toBe(true)
  })
})

describe('new content under the pointer', () => {
  const button = (action: string) => ({ kind: 'button' as const, action, label: action })
  const dialogs = { sure: { title: 'sure?', text: 'really', buttons: [{ action: 'yes', label: 'yes' }] } }

  it.each([
    ['a step', [{ at: 'x', to: 'SECOND' }], 'second'],
    ['a dialog', [{ at: 'x', dialog: 'sure' }], 'yes'],
    ['the same step after its event', [{ at: 'x', stay: true as const }], 'other'],
  ])('is not pressed by the second press of a double click: %s', async (_, go, name) => {
    const mark = [{ at: 'y', stay: true as const }]
    const { session, getByText, user } = await drawFlow({
      steps: {
        FIRST: { view: [button('go'), button('other')], dialogs, on: { go, other: mark, yes: mark } },
        SECOND: { view: [button('second')], on: { second: mark } },
      },
    })
    await act(waitForLateEffects)
    const send = vi.spyOn(session, 'send')
    const sent = () => send.mock.calls.map(([event]) => event)
    await user.click(getByText('go'))
    await act(async () => getByText(name).click())
    expect(sent()).toEqual(['go'])
    await user.click(getByText(name))
    expect(sent()).toEqual(['go', name])
  })
})

describe('a text that the browser has translated', () => {
  /** Replaces a text as browsers do: by an element with the translation. */
  async function translate(text: Text): Promise<HTMLFontElement> {
    const translation = document.createElement('font')
    translation.textContent = `<${text.data}>`
    text.replaceWith(translation)
    await Promise.resolve()
    return translation
  }

  async function openText() {
    const { guard, element } = openGuard()
    const text = document.createTextNode('one')
    element.replaceChildren('before ', text, ' after')
    await Promise.resolve()
    const reads = async (words: string) => {
      await Promise.resolve()
      expect(element.textContent).toBe(`before ${words} after`)
    }
    return { guard, element, text, reads }
  }

  it('is shown again once it is written, as often as it is', async () => {
    const { text, reads } = await openText()
    await translate(text)
    await reads('<one>')
    text.data = 'two'
    await reads('two')
    await translate(text)
    await reads('<two>')
    text.data = 'three'
    await reads('three')
  })

  it('goes with its translation, and what comes instead has its place', async () => {
    const { text, reads } = await openText()
    await translate(text)
    text.parentNode?.insertBefore(document.createTextNode('new'), text.nextSibling)
    await reads('<one>new')
    text.remove()
    await reads('new')
  })

  it.each([
    ['itself', (text: Text) => text],
    ['as another text', () => document.createTextNode('one')],
  ])('is written in place once the browser shows the original %s', async (_, toOriginal) => {
    const { text, reads } = await openText()
    const translation = await translate(text)
    const original = toOriginal(text)
    translation.replaceWith(original)
    await reads('one')
    original.data = 'two'
    await reads('two')
  })

  it('has its words again when only the translation is taken away', async () => {
    const { text, reads } = await openText()
    const translation = await translate(text)
    translation.remove()
    await reads('one')
  })

  it('is left alone once the guard has stopped', async () => {
    const { guard, text, reads } = await openText()
    guard.stop()
    await translate(text)
    text.data = 'two'
    await reads('<one>')
  })
})

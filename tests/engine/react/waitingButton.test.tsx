// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { copyOfKeys, drawFlow } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'

guardTests()
afterEach(() => void vi.useRealTimers())

const copy: typeof copyOfKeys = new Proxy(copyOfKeys, {
  get: (_, key) => (key === 'soon' ? ({ seconds }: { readonly seconds: number }) => `in ${seconds}` : String(key)),
})

const again = { kind: 'button' as const, action: 'again', label: 'again', wait: { seconds: 'pause', label: 'soon' } }

/** Draws a step with a button that waits for 30 seconds, and one that does not wait. */
async function drawWaiting() {
  vi.useFakeTimers()
  const resend = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve({ outcome: 'sent' }))
  const drawn = await drawFlow({
    constants: { pause: 30 },
    steps: {
      FIRST: {
        view: [again, { kind: 'button', action: 'other', label: 'other' }],
        on: {
          again: [{ at: 'x', call: { action: 'resend', with: {}, on: {} }, stay: true }],
          other: [{ at: 'y', stay: true }],
        },
      },
    },
    actions: { resend: { expected: 'sent', timeoutMs: undefined, waits: false } },
    handlers: { resend: () => Promise.resolve({ default: resend }) },
    parts: { copy },
  })
  const find = (action: string) => {
    const button = drawn.container.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)
    if (!button) throw new Error(`There is no button for ${action}`)
    return button
  }
  const press = (action: string) => act(async () => find(action).click())
  return { ...drawn, resend, button: () => find('again'), press }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const told = (button: Element) => button.querySelector('.visually-hidden')?.textContent
const seen = (button: Element) => button.querySelector('[aria-hidden]')?.textContent

describe('a button that waits', () => {
  it('counts down, keeps the focus and ignores presses until its time has passed', async () => {
    const { button, press, resend } = await drawWaiting()
    button().focus()
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(seen(button())).toBe('in 30')
    await pass(29)
    expect(seen(button())).toBe('in 1')
    await press('again')
    expect(resend).not.toHaveBeenCalled()
    await pass(1)
    expect(button().getAttribute('aria-disabled')).toBeNull()
    expect(button().textContent).toBe('again')
    expect(document.activeElement).toBe(button())
    await press('again')
    await vi.dynamicImportSettled()
    expect(resend).toHaveBeenCalledTimes(1)
  })

  it('waits again after each press of it, not after a press of another button', async () => {
    const { button, press, resend } = await drawWaiting()
    await pass(30)
    await press('other')
    expect(button().textContent).toBe('again')
    await pass(1)
    await press('again')
    expect(seen(button())).toBe('in 30')
    await pass(10)
    await press('other')
    expect(seen(button())).toBe('in 20')
    await pass(20)
    await press('again')
    expect(resend).toHaveBeenCalledTimes(2)
  })

  it('waits again after a retry', async () => {
    const { button, press, resend } = await drawWaiting()
    resend.mockResolvedValueOnce({ outcome: 'failed', failure: { status: 'TypeError', message: 'lost' } })
    await pass(30)
    await press('again')
    await pass(25)
    await press('retry')
    expect(resend).toHaveBeenCalledTimes(2)
    expect(seen(button())).toBe('in 30')
  })

  it('tells a screen reader its wait once, not every second', async () => {
    const { button } = await drawWaiting()
    const first = told(button())
    expect(first).toBe('in 30')
    expect(button().closest('[aria-live], output, [role=status], [role=alert]')).toBeNull()
    await pass(12)
    expect(told(button())).toBe(first)
    expect(seen(button())).toBe('in 18')
  })
})

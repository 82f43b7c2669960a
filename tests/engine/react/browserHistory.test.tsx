import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import type { CompiledStep } from '../../../engine/definition/CompiledFlow.ts'
import { followHistory } from '../../../engine/react/followHistory.ts'
import { builtInInputs, FlowProvider, FlowRoot } from '../../../engine/react/index.ts'
import type { Session } from '../../../engine/session/index.ts'
import { createTestSession, flowOf, step } from '../session/createTestSession.ts'
import { copyOfKeys, drawFlow } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'

guardTests()
// No entry of an earlier test lies ahead, and an entry of the host page lies behind.
beforeEach(() => {
  moves = 0
  asked = vi.spyOn(window.history, 'go')
  window.history.pushState({ host: 0 }, '')
  window.history.pushState(null, '')
})

const goes = (to: string, more: Partial<CompiledStep> = {}): Partial<CompiledStep> => ({
  view: [{ kind: 'button', action: 'next', label: 'next' }],
  on: { next: [{ at: 'next', to }] },
  ...more,
})
const dialogs = { sure: { title: 'sure', text: 'text', buttons: [] } }

/** Draws, and waits until the engine listens to the browser's buttons. */
async function heeded<Drawn>(drawing: () => Drawn | Promise<Drawn>): Promise<Drawn> {
  const listening = vi.spyOn(window, 'addEventListener').mockClear()
  const drawn = await drawing()
  await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('popstate', expect.anything()))
  return drawn
}

/** Draws the first of several steps; nothing leads back from the fourth. */
const draw = () => heeded(drawSteps)
const drawSteps = () =>
  drawFlow({
    steps: {
      A: goes('B'),
      B: goes('C'),
      C: goes('D', { on: { next: [{ at: 'next', to: 'D' }], ask: [{ at: 'ask', dialog: 'sure' }] }, dialogs }),
      D: goes('E', { back: 'bar' }),
      E: goes('A'),
    },
  })

const stepOf = (session: Session) => session.store.getState().currentStep
const entries = () => window.history.length

let moves = 0
let asked: MockInstance<History['go']>
window.addEventListener('popstate', () => {
  moves += 1
})

/** Waits until every move that the test or the engine has requested is made. */
const rest = () => act(() => vi.waitFor(() => expect(moves).toBe(asked.mock.calls.length)))

/** Moves in the history as the browser's buttons do. */
async function press(by: number): Promise<void> {
  window.history.go(by)
  await rest()
}

describe('the browser history', () => {
  it('has an entry for each step at the same address, and moves between the steps', async () => {
    const before = { address: window.location.href, count: entries() }
    const { session, unmount } = await draw()
    await act(() => session.send('next'))
    await act(() => session.send('next'))
    expect({ address: window.location.href, count: entries() }).toEqual({ ...before, count: before.count + 2 })
    await press(-1)
    expect(stepOf(session)).toBe('B')
    await press(-1)
    expect(stepOf(session)).toBe('A')
    await press(2)
    expect(stepOf(session)).toBe('C')
    unmount()
  })

  it('has an entry for a step that was entered before the history code was running', async () => {
    const { session } = createTestSession(flowOf({ A: step({ submit: [{ to: 'B' }] }), B: step({}) }))
    await session.start()
    await session.send('submit')
    const stop = followHistory(session, () => undefined)
    await press(-1)
    expect(stepOf(session)).toBe('A')
    stop()
  })

  it('keeps the host page’s state in its entries, and ignores entries of the host page', async () => {
    window.history.replaceState({ host: 1 }, '')
    const { session, unmount } = await draw()
    expect(window.history.state).toMatchObject({ host: 1 })
    await act(() => session.send('next'))
    expect(window.history.state).toMatchObject({ host: 1 })
    window.history.pushState({ host: 2 }, '')
    window.history.pushState({ host: 3 }, '')
    await press(-1)
    expect(window.history.state).toEqual({ host: 2 })
    expect(stepOf(session)).toBe('B')
    await act(() => session.send('next'))
    await press(-1)
    expect({ state: window.history.state, step: stepOf(session) }).toEqual({ state: { host: 2 }, step: 'C' })
    await press(-1)
    expect(stepOf(session)).toBe('B')
    unmount()
  })

  it('returns to the entry of the shown step when the session refuses to go back', async () => {
    const { session, unmount } = await draw()
    await act(() => session.send('next'))
    await act(() => session.send('next'))
    await act(() => session.send('next'))
    const atBarrier = window.history.state
    await press(-1)
    expect({ step: stepOf(session), entry: window.history.state }).toEqual({ step: 'D', entry: atBarrier })
    await act(() => session.send('next'))
    await press(-1)
    expect({ step: stepOf(session), entry: window.history.state }).toEqual({ step: 'D', entry: atBarrier })
    unmount()
  })

  it('stays at its entry when the back button only closes a dialog', async () => {
    const { session, unmount } = await draw()
    await act(() => session.send('next'))
    await act(() => session.send('next'))
    await act(() => session.send('ask'))
    const shown = window.history.state
    await press(-1)
    expect(session.store.getState()).toMatchObject({ currentStep: 'C', dialog: undefined })
    expect(window.history.state).toEqual(shown)
    unmount()
  })

  it('follows the back link above the heading and keeps the forward entry', async () => {
    const { session, container, user, unmount } = await draw()
    expect(container.querySelector('[data-back]')).toBeNull()
    await act(() => session.send('next'))
    await act(() => session.send('next'))
    const shown = window.history.state
    const link = container.querySelector('[data-back]')
    expect(link?.nextElementSibling?.tagName).toBe('H1')
    await user.click(link ?? document.body)
    await rest()
    expect(stepOf(session)).toBe('B')
    await press(1)
    expect({ step: stepOf(session), entry: window.history.state }).toEqual({ step: 'C', entry: shown })
    unmount()
  })

  it('skips the entries of an earlier document when going back', async () => {
    const earlier = await draw()
    await act(() => earlier.session.send('next'))
    await act(() => earlier.session.send('next'))
    earlier.unmount()
    // As after a reload: the entries still exist, but what they referred to does not.
    const { session, unmount } = await draw()
    const first = window.history.state
    await act(() => session.send('next'))
    await press(-1)
    expect({ step: stepOf(session), entry: window.history.state }).toEqual({ step: 'A', entry: first })
    asked.mockClear()
    moves = 0
    await press(-1)
    expect(stepOf(session)).toBe('A')
    expect(asked.mock.calls.slice(1)).toEqual([[-1], [-1]])
    unmount()
  })

  it('works for each of two widgets on a page', async () => {
    const [one, other] = [await draw(), await draw()]
    await act(() => one.session.send('next'))
    await act(() => other.session.send('next'))
    await act(() => one.session.send('next'))
    await press(-1)
    expect([stepOf(one.session), stepOf(other.session)]).toEqual(['B', 'B'])
    await press(-1)
    expect([stepOf(one.session), stepOf(other.session)]).toEqual(['B', 'A'])
    await press(-1)
    expect([stepOf(one.session), stepOf(other.session)]).toEqual(['A', 'A'])
    one.unmount()
    other.unmount()
  })

  it('gets one entry for each step in StrictMode, and is left alone after the widget unmounts', async () => {
    const { session, unmount } = await draw()
    unmount()
    const strict = await heeded(() =>
      render(
        <StrictMode>
          <FlowProvider session={session} copy={copyOfKeys} inputs={builtInInputs}>
            <FlowRoot />
          </FlowProvider>
        </StrictMode>,
      ),
    )
    const count = entries()
    await act(() => session.send('next'))
    expect(entries()).toBe(count + 1)
    await press(-1)
    expect(stepOf(session)).toBe('A')
    strict.unmount()
    await press(1)
    expect(stepOf(session)).toBe('A')
  })
})

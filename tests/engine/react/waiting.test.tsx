// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { useProgressText } from '../../../engine/react/index.ts'
import { drawFlow } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'

// The clock is restored last, so that what is drawn ends with the clock that it began with.
afterEach(() => void vi.useRealTimers())
guardTests()

const view = [{ kind: 'button' as const, action: 'submit', label: 'go' }]
const Busy = () => <p>{useProgressText() ?? 'busy'}</p>

/** Draws a step whose button calls an action that answers when the test says so. */
async function drawSlow(once = false) {
  const later: { give?: (result: ActionResult) => void } = {}
  const save = vi.fn<() => Promise<ActionResult>>(() => new Promise((resolve) => (later.give = resolve)))
  const drawn = await drawFlow({
    steps: {
      FIRST: { view, on: { submit: [{ at: 'x', call: { action: 'save', with: {}, on: {} }, to: 'SECOND' }] } },
      SECOND: {},
    },
    actions: { save: { expected: 'saved', timeoutMs: undefined, waits: false, once, progress: 'progress.save' } },
    handlers: { save: () => Promise.resolve({ default: save }) },
    root: { busy: <Busy /> },
  })
  vi.useFakeTimers()
  await act(async () => drawn.getByText('go').click())
  return { ...drawn, save, give: (result: ActionResult) => act(async () => later.give?.(result)) }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a wait', () => {
  it('shows what is being done, and after five seconds that it takes longer than usual', async () => {
    const { getByText, queryByText, give } = await drawSlow()
    expect(getByText('progress.save')).not.toBeNull()
    await pass(4999)
    expect(queryByText('form.slow')).toBeNull()
    await pass(1)
    expect(getByText('form.slow').closest('[aria-live=polite]')).not.toBeNull()
    await give({ outcome: 'saved' })
    expect(queryByText('form.slow')).toBeNull()
    expect(queryByText('form.stopped')).toBeNull()
  })

  it('can be stopped; then the primary button has the focus and submits again', async () => {
    const { getByText, queryByText, save } = await drawSlow()
    await pass(5000)
    await act(async () => getByText('form.stopWaiting').click())
    expect(document.activeElement).toBe(getByText('go'))
    expect(queryByText('form.slow')).toBeNull()
    expect(getByText('form.stopped')).not.toBeNull()
    await pass(500)
    await act(async () => getByText('go').click())
    expect(save).toHaveBeenCalledTimes(2)
    expect(queryByText('form.stopped')).toBeNull()
  })

  it('cannot be stopped during a one-time action', async () => {
    const { getByText, queryByText } = await drawSlow(true)
    await pass(5000)
    expect(getByText('form.slow')).not.toBeNull()
    expect(queryByText('form.stopWaiting')).toBeNull()
  })
})

describe('the connection', () => {
  const setOnline = (isOnline: boolean) =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })

  it('is reported as lost at once, and as restored for eight seconds', async () => {
    const { getByText, queryByText } = await drawFlow({ steps: { FIRST: { view } } })
    vi.useFakeTimers()
    expect(queryByText('form.online')).toBeNull()
    await setOnline(false)
    expect(getByText('form.offline').closest('[aria-live=polite]')).not.toBeNull()
    await setOnline(true)
    expect(getByText('form.online')).not.toBeNull()
    await pass(8000)
    expect(queryByText('form.online')).toBeNull()
  })

  it('repeats the failed call of the enter event when it is restored', async () => {
    const load = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve({ outcome: 'loaded' }))
    load.mockResolvedValueOnce({ outcome: 'failed', failure: { status: 'TypeError', message: 'lost' } })
    const { getByText, queryByText } = await drawFlow({
      steps: { FIRST: { view, on: { enter: [{ at: 'x', call: { action: 'load', with: {}, on: {} }, stay: true }] } } },
      actions: { load: { expected: 'loaded', timeoutMs: undefined, waits: false } },
      handlers: { load: () => Promise.resolve({ default: load }) },
    })
    expect(getByText('form.failed')).not.toBeNull()
    await setOnline(false)
    await setOnline(true)
    expect(queryByText('form.failed')).toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a step that cannot be drawn', () => {
  it('keeps its title and offers help, and a reload after it fails again', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('gone')
    }
    const { user, getByText, getByRole, queryByText } = await drawFlow({
      steps: { FIRST: { title: 'first', view: [{ kind: 'component', component: 'broken' }] } },
      parts: { components: { broken: Broken }, help: () => <p>call us</p> },
    })
    expect(getByRole('heading', { name: 'first' })).not.toBeNull()
    expect(getByText('call us')).not.toBeNull()
    expect(queryByText('form.reload')).toBeNull()
    await user.click(getByText('form.tryAgain'))
    expect(getByText('form.brokenStill')).not.toBeNull()
    expect(getByText('form.reload')).not.toBeNull()
    vi.mocked(console.error).mockClear()
  })
})

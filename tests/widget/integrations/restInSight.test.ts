import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { restInSight } from '../../../src/widget/integrations/waiting.ts'

function open(visibilityState: DocumentVisibilityState) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const page = Object.assign(new EventTarget(), { visibilityState })
  const controller = new AbortController()
  const ended = vi.fn<(how: string) => void>()
  void restInSight(1000, controller.signal, page).then(ended)
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { controller, ended, show }
}

describe('restInSight', () => {
  it('ends when its time is over', async () => {
    const { ended } = open('visible')
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith('rested')
  })

  it('waits while the page is hidden, and ends when it is visible again', async () => {
    const { ended, show } = open('visible')
    show('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
    show('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledWith('returned')
  })

  it('does not start counting while the page is hidden from the start', async () => {
    const { ended, show } = open('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
    show('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledWith('returned')
  })

  it('ends when it is aborted, even while the page is hidden', async () => {
    const { controller, ended } = open('hidden')
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAction, waitOutsideLimit } from '../../../engine/actions/runAction.ts'
import type { ActionResult, AnyActionRegistry } from '../../../engine/actions/ActionHandler.ts'

const registryOf = (handle: (signal: AbortSignal) => Promise<ActionResult>): AnyActionRegistry<string> => ({
  act: () => Promise.resolve({ default: (_: never, { signal }: { signal: AbortSignal }) => handle(signal) }),
})

describe('runAction', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns the outcome of the handler', async () => {
    const registry = registryOf(() => Promise.resolve({ outcome: 'found', data: 7 }))
    const options = { services: '', signal: new AbortController().signal, timeoutMs: 1000 }
    expect(await runAction(registry, 'act', {}, options)).toEqual({ outcome: 'found', data: 7 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails and aborts the handler at the timeout', async () => {
    const signals: AbortSignal[] = []
    const registry = registryOf((signal) => {
      signals.push(signal)
      return new Promise<never>(() => undefined)
    })
    const result = runAction(
      registry,
      'act',
      {},
      { services: '', signal: new AbortController().signal, timeoutMs: 1000 },
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toEqual({ outcome: 'failed', failure: { status: 'TimeoutError', message: '' } })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('begins the limit after what the handler has to wait for, and has none left over', async () => {
    let goOn = () => {}
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
    const registry = registryOf(async (signal) => {
      await waitOutsideLimit(signal, mayGoOn)
      return new Promise<never>(() => undefined)
    })
    const ended = vi.fn<() => void>()
    const options = { services: '', signal: new AbortController().signal, timeoutMs: 1000 }
    void runAction(registry, 'act', {}, options).then(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    goOn()
    await vi.advanceTimersByTimeAsync(999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledWith({ outcome: 'failed', failure: { status: 'TimeoutError', message: '' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('passes the abort of the session on to the handler', async () => {
    const controller = new AbortController()
    const registry = registryOf(
      (signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve({ outcome: 'stopped' }))),
    )
    const result = runAction(registry, 'act', {}, { services: '', signal: controller.signal })
    await vi.advanceTimersByTimeAsync(60_000)
    controller.abort()
    expect(await result).toEqual({ outcome: 'stopped' })
  })

  it('never starts a handler that was aborted before its code arrived', async () => {
    const controller = new AbortController()
    const handle = vi.fn<() => Promise<ActionResult>>(() => Promise.resolve({ outcome: 'done' }))
    const result = runAction(registryOf(handle), 'act', {}, { services: '', signal: controller.signal })
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(handle).not.toHaveBeenCalled()
  })

  it('takes a loader that returns its module without a promise', async () => {
    const registry = { act: () => ({ default: async () => ({ outcome: 'done' }) }) }
    const options = { services: '', signal: new AbortController().signal }
    // A page without types may register such a loader.
    const given: AnyActionRegistry<string> = Object(registry)
    expect(await runAction(given, 'act', {}, options)).toEqual({ outcome: 'done' })
  })

  it.each([
    ['the handler itself', async () => ({ outcome: 'done' }), 'Register a function that imports a module'],
    ['a handler without an outcome', async () => ({ default: async () => undefined }), 'returned no outcome'],
  ])('rejects with a fix for %s', async (_, load, fix) => {
    const options = { services: '', signal: new AbortController().signal }
    const given: AnyActionRegistry<string> = Object({ act: load })
    await expect(runAction(given, 'act', {}, options)).rejects.toThrow(fix)
  })

  it('rejects with the name of an action that has no handler', async () => {
    const options = { services: '', signal: new AbortController().signal }
    await expect(runAction({}, 'act', {}, options)).rejects.toThrow('No handler is registered for the action "act"')
  })
})

import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { type PreviewState, createAsks, initialPreview } from '../../../../studio/step/preview/Preview.ts'

function open() {
  const store = createStore<PreviewState>()(() => initialPreview)
  const asked = () => store.getState().asks.map(({ action }) => action)
  return { store, asked, asks: createAsks(store) }
}

it('each call of the preview waits until it is answered', async () => {
  const { store, asked, asks } = open()
  const controller = new AbortController()
  const first = asks.ask('a', controller.signal)
  void asks.ask('b', controller.signal)
  expect(asked()).toEqual(['a', 'b'])
  store.getState().asks[0]?.answer({ outcome: 'done' }, false)
  expect(await first).toEqual({ outcome: 'done' })
  expect(asked()).toEqual(['b'])
})

it('a call of the preview that was aborted is no longer asked about', () => {
  const { asked, asks } = open()
  const controller = new AbortController()
  void asks.ask('a', controller.signal)
  controller.abort()
  expect(asked()).toEqual([])
})

it('a call of the preview keeps its answer until it is told to ask again', async () => {
  const { store, asked, asks } = open()
  const { signal } = new AbortController()
  void asks.ask('a', signal)
  store.getState().asks[0]?.answer({ outcome: 'done' }, true)
  expect(await asks.ask('a', signal)).toEqual({ outcome: 'done' })
  asks.forget('a')
  void asks.ask('a', signal)
  expect(asked()).toEqual(['a'])
})

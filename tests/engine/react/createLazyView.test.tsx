import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createLazyView } from '../../../engine/react/createLazyView.tsx'
import { LateFileButton, LateGrowingList, LateStatus, listLazyViews } from '../../../engine/react/lateViews.ts'
import type { InputProps } from '../../../engine/react/index.ts'
import { toForm } from './toForm.ts'

it('createLazyView loads the component again on render after a failed preload', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => React.JSX.Element }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>there</p> })
  const View = createLazyView(load)
  await expect(View.preload()).rejects.toThrow('Failed to fetch')
  const { findByText } = await act(async () => render(<View />))
  await findByText('there')
})

it('a step fetches everything that loads its code later before anybody types in its form', () => {
  const Lazy = createLazyView<InputProps>(() => Promise.resolve({ default: () => null }))
  const list = { type: 'array', ui: { addable: true }, items: { type: 'string', ui: { input: 'lazy' } } }
  const form = toForm(
    { type: 'object', properties: { year: { type: 'number' }, list } },
    { fields: { year: { options: { from: () => [], slot: 'years' } } } },
  )
  const button = { kind: 'button', action: 'scan', label: 'scan' } as const
  const parts = { components: {}, inputs: { lazy: Lazy } }
  const views = listLazyViews([button, { ...button, file: 'image/*' }], form, parts)
  expect(views).toHaveLength(4)
  for (const view of [LateFileButton, LateGrowingList, Lazy, LateStatus]) expect(views).toContain(view)
  expect(listLazyViews([button], toForm({ type: 'object', properties: { name: { type: 'string' } } }), parts)).toEqual(
    [],
  )
})

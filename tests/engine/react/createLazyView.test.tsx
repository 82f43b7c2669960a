import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createLazyView } from '../../../engine/react/createLazyView.tsx'

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

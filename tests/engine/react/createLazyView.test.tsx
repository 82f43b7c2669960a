import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { createLazyView } from '../../../engine/react/createLazyView.tsx'

it('is fetched anew when it is drawn where it could not be fetched ahead', async () => {
  const load = vi
    .fn<() => Promise<{ default: () => React.JSX.Element }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => <p>there</p> })
  const View = createLazyView(load)
  await expect(View.preload()).rejects.toThrow('Failed to fetch')
  const { findByText } = await act(async () =>
    render(
      <Suspense>
        <View />
      </Suspense>,
    ),
  )
  await findByText('there')
})

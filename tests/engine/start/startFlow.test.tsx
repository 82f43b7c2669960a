// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requiredCopy } from '../../../engine/react/requiredCopy.ts'
import { startFlow } from '../../../engine/start/startFlow.tsx'
import { guardTests } from '../react/guardTests.ts'
import { toFlow } from '../react/toFlow.ts'

guardTests()

it('a page passes on what it knows, writes bugs to the console, keeps the step with a retry, and ends with its session', async () => {
  const page = document.body.appendChild(document.createElement('main'))
  const session = await act(() =>
    startFlow(page, {
      flow: toFlow({ steps: { FIRST: {} } }),
      languages: { en: { name: 'English' } },
      copy: Object.fromEntries([...requiredCopy, 'title'].map((key) => [key, key])),
      contract: { calls: {} },
      loadAnswers: async () => ({ default: {} }),
      baseUrl: '/',
      init: { agent: 'Ann' },
    }),
  )
  expect(session.scope()['init']).toEqual({ agent: 'Ann' })
  await act(() => session.send('nonsense'))
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('Step FIRST has no event "nonsense"'))
  vi.mocked(console.error).mockClear()
  expect(page.querySelector('[role=alert]')?.textContent).toContain('form.failed')
  await act(async () => session.destroy())
  expect(page.innerHTML, 'the end of the session takes it off the page').toBe('')
  page.remove()
})

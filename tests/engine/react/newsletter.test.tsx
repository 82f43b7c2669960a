// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { createUser } from './createUser.ts'
import { expect, it } from 'vitest'
import { builtInInputs, FlowProvider, FlowRoot, requiredCopy } from '../../../engine/react/index.ts'
import { LateDialog } from '../../../engine/react/lateViews.ts'
import { createSession } from '../../../engine/session/index.ts'
import copy from '../../flows/newsletter/copy/en.json?copy'
import flow from '../../flows/newsletter/flow.json?flow'
import { bareHost } from '../bare.ts'
import { guardTests } from './guardTests.ts'

guardTests()

const topics = [
  { id: 'art', name: 'Art' },
  { id: 'law', name: 'Law' },
]

it('FlowRoot draws a compiled flow from its first step to its last', async () => {
  const session = createSession({
    ...bareHost,
    flow,
    actions: {
      listTopics: () => Promise.resolve({ default: () => Promise.resolve({ outcome: 'listed', data: topics }) }),
      subscribe: () =>
        Promise.resolve({ default: () => Promise.resolve({ outcome: 'subscribed', data: { id: '1' } }) }),
    },
    facts: () => ({ campaign: 'spring' }),
  })
  const user = createUser()
  // A page preloads it as well.
  await LateDialog.preload()
  const { getByLabelText, getByRole, findByRole, findByLabelText, findByText } = await act(async () =>
    render(
      <FlowProvider session={session} copy={copy} inputs={builtInInputs}>
        <FlowRoot />
      </FlowProvider>,
    ),
  )
  await act(() => session.start())

  expect(getByRole('heading', { name: 'Who reads it?' })).toBeTruthy()
  expect(await findByText('The Weekly Reader comes by email')).toBeTruthy()
  await user.click(await findByRole('button', { name: 'Continue' }))
  await user.click(getByRole('link', { name: 'Tell us your first name' }))
  await user.keyboard('Ada')
  await user.type(getByLabelText('Email'), 'ada@example.org{Enter}')

  await findByRole('heading', { name: 'What about?' })
  await user.selectOptions(await findByLabelText('Topic'), 'Law')
  await user.click(getByRole('radio', { name: 'Every day' }))
  expect(await findByText('That is a lot of mail')).toBeTruthy()
  await user.click(getByRole('button', { name: 'Subscribe' }))
  await user.click(getByRole('button', { name: 'Once a week will do' }))
  expect(getByRole('radio', { name: 'Once a week' })).toHaveProperty('checked', true)
  await user.click(getByRole('button', { name: 'Subscribe' }))

  expect(document.activeElement).toBe(await findByRole('heading', { name: 'Welcome' }))
  expect(session.store.getState().data).toMatchObject({ choice: { topic: 'law', frequency: 'weekly' } })
})

it('the compiled copy has every text that the engine requires', () => {
  expect(requiredCopy.filter((key) => !Object.hasOwn(copy, key))).toEqual([])
})

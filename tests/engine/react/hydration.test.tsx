// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { builtInInputs, FlowProvider, FlowRoot } from '../../../engine/react/index.ts'
import { createSession } from '../../../engine/session/index.ts'
import { copyOfKeys, guardTests, withForms } from './drawFlow.tsx'
import { toFlow } from './toFlow.ts'
import { toForm } from './toForm.ts'

guardTests()

const form = toForm({
  type: 'object',
  properties: {
    plate: { type: 'string', title: 'plate' },
    state: { type: 'string', title: 'state', enum: ['CO', 'UT'] },
    agree: { type: 'boolean', title: 'agree' },
  },
})

async function createTestSession() {
  const session = createSession({
    flow: toFlow({ steps: { FIRST: withForms(form) } }),
    actions: {},
    services: null,
    storage: { load: () => undefined, save: () => undefined, clear: () => undefined },
    now: () => new Date('2026-06-15T12:00:00'),
    facts: () => ({}),
    functions: {},
  })
  await session.loadForm()
  return session
}

it('keeps what was typed and chosen in the prerendered page before the script arrived', async () => {
  const draw = (session: Awaited<ReturnType<typeof createTestSession>>) => (
    <StrictMode>
      <FlowProvider session={session} copy={copyOfKeys} inputs={builtInInputs}>
        <FlowRoot />
      </FlowProvider>
    </StrictMode>
  )
  const page = document.body.appendChild(document.createElement('main'))
  const range = document.createRange()
  range.selectNodeContents(page)
  page.append(range.createContextualFragment(renderToString(draw(await createTestSession()))))
  const control = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!found) throw new Error(`No control is named ${name}`)
    return found
  }
  const isBusy = () => page.querySelector('[data-step=FIRST]')?.getAttribute('aria-busy')
  expect(isBusy(), 'as long as nobody listens').toBe('true')

  fireEvent.input(control('plate'), { target: { value: 'ABC123' } })
  control('state').value = 'UT'
  control('agree').checked = true

  const session = await createTestSession()
  const root = await act(async () => hydrateRoot(page, draw(session)))
  await act(() => session.start())
  expect(isBusy()).toBe('false')
  expect(session.store.getState().data['form']).toEqual({ plate: 'ABC123', state: 'UT', agree: true })
  expect(control('plate').value).toBe('ABC123')
  expect(control('state').value).toBe('UT')
  expect(control('agree').checked).toBe(true)
  await act(async () => root.unmount())
  page.remove()
})

// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { builtInInputs, FlowProvider, FlowRoot, type InputProps, TextInput } from '../../../engine/react/index.ts'
import { createSession } from '../../../engine/session/index.ts'
import { bareHost } from '../bare.ts'
import { copyOfKeys, withForms } from './drawFlow.tsx'
import { guardTests } from './guardTests.ts'
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

async function createTestSession({ isLoaded = true } = {}) {
  const session = createSession({ ...bareHost, flow: toFlow({ steps: { FIRST: withForms(form) } }) })
  if (isLoaded) await session.loadForm()
  return session
}

type TestSession = Awaited<ReturnType<typeof createTestSession>>

const drawSession = (session: TestSession, inputs = builtInInputs) => (
  <FlowProvider session={session} copy={copyOfKeys} inputs={inputs}>
    <FlowRoot />
  </FlowProvider>
)

/** Creates an element that contains the HTML of a new session, like a prerendered page. */
async function openPrerendered(draw: (session: TestSession) => ReactNode) {
  const page = document.body.appendChild(document.createElement('main'))
  const range = document.createRange()
  range.selectNodeContents(page)
  page.append(range.createContextualFragment(renderToString(draw(await createTestSession()))))
  const isBusy = () => page.querySelector('[data-step=FIRST]')?.getAttribute('aria-busy')
  return { page, isBusy }
}

it('hydration keeps what was typed and chosen in the prerendered page before the script ran', async () => {
  const draw = (session: TestSession) => <StrictMode>{drawSession(session)}</StrictMode>
  const { page, isBusy } = await openPrerendered(draw)
  const control = (name: string) => {
    const found = page.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!found) throw new Error(`No control is named ${name}`)
    return found
  }
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

it('hydration draws each field only once for a started session', async () => {
  const { page, isBusy } = await openPrerendered(drawSession)
  const session = await createTestSession()
  await session.start()
  const drawn: string[] = []
  const Counted = (props: InputProps) => {
    drawn.push(props.name)
    return <TextInput {...props} />
  }
  const root = await act(async () => hydrateRoot(page, drawSession(session, { ...builtInInputs, text: Counted })))
  expect(isBusy()).toBe('false')
  expect(drawn).toEqual(['plate'])
  await act(async () => root.unmount())
  page.remove()
})

it('FlowRoot draws the form of another session that replaces the first one', async () => {
  const [one, other] = [await createTestSession({ isLoaded: false }), await createTestSession({ isLoaded: false })]
  await Promise.all([one.start(), other.start()])
  const screen = await act(async () => render(drawSession(one)))
  expect(screen.container.querySelector('[name=plate]')).not.toBeNull()
  await act(async () => screen.rerender(drawSession(other)))
  expect(screen.container.querySelector('[name=plate]')).not.toBeNull()
})

import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { FlowProvider, FlowRoot } from '../../../engine/react/index.ts'
import { createSession } from '../../../engine/session/index.ts'
import { bareHost } from '../bare.ts'
import { toFlow } from './toFlow.ts'

// What ships is drawn by Preact. It also passes the events of removed elements on.
vi.mock('react', () => import('preact/compat'))
vi.mock('react-dom', () => import('preact/compat'))
vi.mock('react-dom/client', () => import('preact/compat/client'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-dev-runtime'))

// As browsers do: they tell that a dialog was closed when whoever closed it has finished.
const told = new Set<EventTarget>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    setTimeout(() => told.add(this) && this.dispatchEvent(new Event('close')))
  },
})

it('a dialog that follows another one stays open when the browser tells that the first was closed', async () => {
  const toDialog = (name: string) => ({ title: name, text: name, buttons: [] })
  const flow = toFlow({
    steps: {
      A: {
        view: [],
        dialogs: { first: toDialog('first'), second: toDialog('second') },
        on: { ask: [{ at: 'ask', dialog: 'first' }], go: [{ at: 'go', dialog: 'second' }] },
      },
    },
  })
  const session = createSession({ ...bareHost, flow })
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  onTestFinished(() => root.unmount())
  root.render(
    <FlowProvider session={session} copy={{ title: 'title', first: 'first', second: 'second', 'form.saved': 'saved' }}>
      <FlowRoot />
    </FlowProvider>,
  )
  await session.start()
  const shown = () => page.querySelector('dialog[open] h2')?.textContent
  await session.send('ask')
  await vi.waitFor(() => expect(shown()).toBe('first'))
  const first = page.querySelector('dialog')
  await session.send('go')
  await vi.waitFor(() => expect(shown()).toBe('second'))
  await vi.waitFor(() => expect(told).toContain(first))
  expect(session.store.getState().dialog).toBe('second')
})

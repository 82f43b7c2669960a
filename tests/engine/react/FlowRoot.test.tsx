// @vitest-environment jsdom
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import { createLazyView, useSend, useSession, useSessionState, useSlot } from '../../../engine/react/index.ts'
import { waitUntilSettled } from './createUser.ts'
import { drawFlow, withForms } from './drawFlow.tsx'
import { deferred } from '../session/createTestSession.ts'
import { guardTests } from './guardTests.ts'
import { toForm } from './toForm.ts'

guardTests()

const name = toForm({ type: 'object', properties: { name: { type: 'string', title: 'name' } } })
const root = (container: HTMLElement) => {
  const element = container.firstElementChild
  if (element instanceof HTMLElement) return element
  throw new Error('Nothing was drawn')
}
const Header = () => <header>{useSessionState(({ progress }) => progress)} %</header>
const Car = () => <p>{useSlot<{ model: string }>('car').model}</p>
const BackScreen = () => {
  const session = useSession()
  return (
    <button type="button" onClick={() => session.dismissScreen()}>
      back
    </button>
  )
}
/** Pressing it does not take the focus, as in Safari. */
const Skip = () => {
  const send = useSend()
  return (
    <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => void send('skip', 7)}>
      skip
    </button>
  )
}

describe('the root element', () => {
  it('names the step, and is busy while a call is running', async () => {
    const answer = deferred<{ outcome: string }>()
    const call = { action: 'save', with: {}, on: {} }
    const { container, user, getByText } = await drawFlow({
      steps: {
        FIRST: {
          view: [{ kind: 'button', action: 'submit', label: 'go' }],
          on: { submit: [{ at: 'x', call, to: 'SECOND' }] },
        },
        SECOND: {},
      },
      actions: { save: { expected: 'saved', timeoutMs: undefined, waits: false } },
      handlers: { save: () => Promise.resolve({ default: () => answer.promise }) },
    })
    expect(root(container).dataset).toMatchObject({ step: 'FIRST' })
    await user.click(getByText('go'))
    expect(root(container).getAttribute('aria-busy')).toBe('true')
    await act(async () => answer.resolve({ outcome: 'saved' }))
    expect(root(container).dataset).toMatchObject({ step: 'SECOND' })
    expect(root(container).getAttribute('aria-busy')).toBe('false')
  })

  it('is busy while the form of the step is fetched', async () => {
    const forms = deferred<{ default: [typeof name] }>()
    const { container, control } = await drawFlow({
      steps: { FIRST: {}, SECOND: { loadForms: () => forms.promise } },
      startUp: [{ at: 'x', to: 'SECOND' }],
    })
    expect(root(container).getAttribute('aria-busy')).toBe('true')
    await act(async () => forms.resolve({ default: [name] }))
    expect(root(container).getAttribute('aria-busy')).toBe('false')
    expect(control('name')).toBeDefined()
  })

  it('shows no step while a call finds the step to resume at, nor when that call fails', async () => {
    const answer = deferred<ActionResult>()
    const failed = { outcome: 'failed', failure: { status: 400, message: 'No luck.', isTold: true } } as const
    const find = vi.fn<() => Promise<ActionResult>>(() => answer.promise).mockResolvedValueOnce(failed)
    const { container, user, getByText, getByRole, queryByText } = await drawFlow({
      startUp: [{ at: 'x', call: { action: 'find', with: {}, on: {} }, to: 'SECOND' }],
      steps: { FIRST: { title: 'first' }, SECOND: { title: 'second' } },
      actions: { find: { expected: 'found', timeoutMs: undefined, waits: false } },
      handlers: { find: () => Promise.resolve({ default: find }) },
      root: { busy: <p>wait</p> },
    })
    expect(getByText('No luck.')).not.toBeNull()
    expect(queryByText('first')).toBeNull()
    expect(root(container).dataset['step']).toBeUndefined()
    expect(root(container).getAttribute('aria-busy')).toBe('false')

    await user.click(getByText('form.tryAgain'))
    expect(getByText('wait')).not.toBeNull()
    expect(queryByText('first')).toBeNull()
    expect(root(container).getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(getByRole('alert'))

    await act(async () => answer.resolve({ outcome: 'found' }))
    expect(document.activeElement).toBe(getByText('second'))
    expect(root(container).dataset).toMatchObject({ step: 'SECOND' })
  })

  it('contains a header that can show the progress', async () => {
    const { getByRole } = await drawFlow({ steps: { FIRST: { progress: 20 } }, root: { children: <Header /> } })
    expect(getByRole('banner').textContent).toBe('20 %')
  })
})

it('the forms of the next steps are preloaded when the browser is idle', async () => {
  const idle: (() => void)[] = []
  let isIdle = false
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (isIdle ? work() : idle.push(work)))
  const loadForms = vi.fn<() => Promise<{ default: [typeof name] }>>(() => Promise.resolve({ default: [name] }))
  const { unmount } = await drawFlow({ steps: { FIRST: { leadsTo: ['SECOND'] }, SECOND: { loadForms } } })
  await vi.waitFor(() => expect(idle).not.toEqual([]))
  expect(loadForms).not.toHaveBeenCalled()
  isIdle = true
  await act(async () => idle.forEach((work) => work()))
  await vi.waitFor(() => expect(loadForms).toHaveBeenCalledOnce())
  unmount()
  vi.unstubAllGlobals()
})

describe('the title', () => {
  it('takes the focus when the step changes, not when the page opens', async () => {
    const { user, getByText, getByRole } = await drawFlow({
      steps: {
        FIRST: { view: [{ kind: 'button', action: 'next', label: 'next' }], on: { next: [{ at: 'x', to: 'SECOND' }] } },
        SECOND: { title: 'second' },
      },
    })
    expect(document.activeElement).toBe(document.body)
    await user.click(getByText('next'))
    expect(document.activeElement).toBe(getByRole('heading', { name: 'second' }))
  })
})

it('the primary button takes the focus when the button that had it disappears', async () => {
  const { user, getByText, queryByText } = await drawFlow({
    slots: { form: {}, isOpen: true },
    predicates: { open: ({ isOpen }) => isOpen === true },
    steps: {
      FIRST: {
        view: [
          { kind: 'button', action: 'cancel', label: 'cancel', when: 'open' },
          { kind: 'button', action: 'submit', label: 'go' },
        ],
        on: { cancel: [{ at: 'x', set: [['isOpen', () => false]], stay: true }] },
      },
    },
  })
  expect(document.activeElement).toBe(document.body)
  await user.click(getByText('cancel'))
  expect(queryByText('cancel')).toBeNull()
  expect(document.activeElement).toBe(getByText('go'))
})

it('the title takes the focus when the screen closes that hid the first step', async () => {
  const { drawing } = toFailing(500)
  const Closed = () => {
    const session = useSession()
    return (
      <button type="button" onClick={() => session.dismissScreen()}>
        close
      </button>
    )
  }
  const { user, getByText, getByRole } = await drawFlow({ ...drawing, parts: { screens: { error: Closed } } })
  await user.click(getByText('go'))
  await user.click(getByText('close'))
  expect(document.activeElement).toBe(getByRole('heading'))
})

function toFailing(status: number) {
  const save = vi.fn<() => Promise<ActionResult>>(() =>
    Promise.resolve({ outcome: 'failed', failure: { status, message: 'No luck.', isTold: true } }),
  )
  return {
    save,
    drawing: {
      steps: {
        FIRST: {
          view: [{ kind: 'button' as const, action: 'submit', label: 'go' }],
          on: { submit: [{ at: 'x', call: { action: 'save', with: {}, on: {} }, stay: true as const }] },
        },
      },
      actions: { save: { expected: 'saved', timeoutMs: undefined, waits: false } },
      handlers: { save: () => Promise.resolve({ default: save }) },
      predicates: { isFatal: ({ failure }: { failure?: { status?: number } }) => failure?.status === 500 },
      failures: [{ when: 'isFatal', screen: 'error' }],
    },
  }
}

describe('a failed call', () => {
  it('shows a banner with a button to try again', async () => {
    const { save, drawing } = toFailing(400)
    const { user, getByText } = await drawFlow(drawing)
    await user.click(getByText('go'))
    expect(getByText('No luck.').closest('[role=alert]')).not.toBeNull()
    await user.click(getByText('form.tryAgain'))
    expect(save).toHaveBeenCalledTimes(2)
  })

  it('leaves the focus on the primary button when the retry in the banner fails as well', async () => {
    const { save, drawing } = toFailing(400)
    const { user, getByText } = await drawFlow(drawing)
    await user.click(getByText('go'))
    await user.click(getByText('form.tryAgain'))
    expect(save).toHaveBeenCalledTimes(2)
    expect(document.activeElement).toBe(getByText('go'))
  })

  it('is told again by a new text in the alert when it fails at once, and keeps the retry button', async () => {
    const { drawing } = toFailing(400)
    const { getByText, session } = await drawFlow(drawing)
    const fail = () => act(() => session.store.setState({ apiError: { status: 'offline', message: '' } }))
    fail()
    const [text, button] = [getByText('form.failed'), getByText('form.tryAgain')]
    fail()
    expect(text.isConnected).toBe(false)
    expect(getByText('form.failed').closest('[role=alert]')).not.toBeNull()
    expect(getByText('form.tryAgain')).toBe(button)
  })

  it('shows the screen that "failures" selects instead of the step', async () => {
    const { container, user, getByText, queryByText } = await drawFlow({
      ...toFailing(500).drawing,
      parts: { screens: { error: BackScreen } },
    })
    await user.click(getByText('go'))
    expect(root(container).dataset).toMatchObject({ step: 'FIRST', screen: 'error' })
    expect(queryByText('go')).toBeNull()
    await user.click(getByText('back'))
    expect(root(container).dataset['screen']).toBeUndefined()
    expect(getByText('go')).not.toBeNull()
  })
})

it('the step stays, with a retry, after a bug in a product without a screen for bugs', async () => {
  const { save, drawing } = toFailing(400)
  save.mockRejectedValueOnce(new Error('bug')).mockResolvedValueOnce({ outcome: 'saved' })
  const { container, user, getByText, queryByText } = await drawFlow(drawing)
  await user.click(getByText('go'))
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('bug'))
  vi.mocked(console.error).mockClear()
  expect(root(container).dataset['screen']).toBeUndefined()
  expect(getByText('form.failed').closest('[role=alert]')).not.toBeNull()
  await user.click(getByText('form.tryAgain'))
  expect(save).toHaveBeenCalledTimes(2)
  expect(queryByText('form.failed')).toBeNull()
})

it('the step stays, with a retry, when the product has no screen of the name that "failures" gives', async () => {
  const { drawing } = toFailing(500)
  const report = vi.fn<(error: unknown) => void>()
  const failures = [{ when: 'isFatal', screen: 'closed' }]
  const { container, user, getByText } = await drawFlow({ ...drawing, failures, parts: { screens: {}, report } })
  await user.click(getByText('go'))
  expect(report).toHaveBeenCalledExactlyOnceWith(
    new Error('The product has no screen "closed". Add it: there are none yet.'),
  )
  expect(root(container).dataset['screen']).toBeUndefined()
  expect(getByText('No luck.').closest('[role=alert]')).not.toBeNull()
})

it('what is typed is kept when a screen hides its step by itself', async () => {
  const { user, control, getByText, session } = await drawFlow({
    steps: { FIRST: withForms(name) },
    parts: { screens: { error: BackScreen } },
  })
  await user.type(control('name'), 'Ada')
  act(() => session.store.setState({ screen: 'error' }))
  await user.click(getByText('back'))
  expect(control('name').value).toBe('Ada')
})

describe('the view', () => {
  it('shows its parts in order, each while its condition holds', async () => {
    const { container, session } = await drawFlow({
      steps: {
        FIRST: {
          view: [
            { kind: 'text', text: 'lead', style: 'lead' },
            { kind: 'component', component: 'car', when: 'hasCar' },
            { kind: 'text', text: 'more', style: 'heading' },
          ],
        },
      },
      slots: { car: { model: 'Fiesta' } },
      predicates: { hasCar: ({ car }) => car !== null },
      parts: { components: { car: Car } },
    })
    expect(container.textContent).toBe('titleleadFiestamore')
    act(() => session.store.setState({ data: { car: null } }))
    expect(container.textContent).toBe('titleleadmore')
  })

  it('commits what was typed before a custom component sends an event', async () => {
    const seen: unknown[] = []
    const skip = [{ at: 'x', when: 'isSeen', stay: true as const }]
    const { user, control, getByText } = await drawFlow({
      steps: {
        FIRST: {
          ...withForms(name),
          view: [
            { kind: 'component', component: 'form' },
            { kind: 'component', component: 'skip' },
          ],
          on: { skip },
        },
      },
      predicates: { isSeen: ({ form, event }) => seen.push([form, event]) > 0 },
      parts: { components: { skip: Skip } },
    })
    await user.type(control('name'), 'Ada')
    await user.click(getByText('skip'))
    expect(seen).toEqual([[{ name: 'Ada' }, 7]])
  })

  it('marks every button but the primary one with its action', async () => {
    const { getByText } = await drawFlow({
      steps: {
        FIRST: {
          view: [
            { kind: 'button', action: 'edit', label: 'edit', style: 'link' },
            { kind: 'button', action: 'submit', label: 'go' },
          ],
        },
      },
    })
    expect(getByText('edit').dataset['action']).toBe('edit')
    expect(getByText('edit').getAttribute('type')).toBe('button')
    expect(getByText('go').getAttribute('type')).toBe('submit')
  })

  it('contains the error of a broken part, and draws the part again on request', async () => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isBroken = true
    const report = vi.fn<(error: unknown) => void>()
    const Moody = () => {
      if (isBroken) throw new Error('moody')
      return <p>fine</p>
    }
    const { user, getByText, getByRole } = await drawFlow({
      steps: { FIRST: { view: [{ kind: 'component', component: 'moody' }] } },
      parts: { components: { moody: Moody }, report },
    })
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'moody' }))
    expect(document.activeElement).toBe(document.body)
    await user.click(getByText('form.tryAgain'))
    expect(getByText('form.brokenStill')).not.toBeNull()
    expect(document.activeElement).toBe(getByRole('heading'))
    vi.mocked(console.error).mockClear()
    isBroken = false
    await user.click(getByText('form.tryAgain'))
    expect(getByText('fine')).not.toBeNull()
    expect(document.activeElement).toBe(getByRole('heading'))
  })

  it('is busy while the code of a part is loading', async () => {
    const view = deferred<{ default: ComponentType }>()
    const late = createLazyView(() => view.promise)
    const { container, findByRole } = await drawFlow({
      steps: { FIRST: { view: [{ kind: 'component', component: 'late' }] } },
      parts: { components: { late } },
    })
    const isBusy = () => container.querySelector('[data-step]')?.getAttribute('aria-busy')
    expect(isBusy()).toBe('true')
    await act(async () => view.resolve({ default: Header }))
    expect(await findByRole('banner')).not.toBeNull()
    expect(isBusy()).toBe('false')
  })

  it('loads the code of a part again on request after loading failed', async () => {
    const load = vi.fn<() => Promise<{ default: ComponentType }>>(() => Promise.resolve({ default: Header }))
    load.mockRejectedValueOnce(new Error('offline'))
    const { findByText, findByRole } = await drawFlow({
      steps: { FIRST: { view: [{ kind: 'component', component: 'late' }] } },
      parts: { components: { late: createLazyView(load) } },
    })
    const again = await findByText('form.tryAgain')
    vi.mocked(console.error).mockClear()
    await waitUntilSettled()
    await act(async () => again.click())
    expect(await findByRole('banner')).not.toBeNull()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a dialog', () => {
  const dialogs = {
    more: {
      title: 'more?',
      text: 'add another',
      buttons: [
        { action: 'add', label: 'add' },
        { action: 'finish', label: 'finish' },
      ],
    },
  }
  const steps = {
    FIRST: {
      view: [{ kind: 'button' as const, action: 'ask', label: 'ask' }],
      dialogs,
      on: {
        ask: [{ at: 'x', dialog: 'more' }],
        add: [{ at: 'x', stay: true as const }],
        finish: [{ at: 'x', to: 'SECOND' }],
      },
    },
    SECOND: {},
  }

  it('interrupts the step, and its buttons send events', async () => {
    const { user, getByText, getByRole, queryByRole } = await drawFlow({ steps })
    await user.click(getByText('ask'))
    expect(getByRole('dialog', { name: 'more?' })).toHaveProperty('open', true)
    await user.click(getByText('add'))
    expect(queryByRole('dialog')).toBeNull()
  })

  it('is closed in the session too when the browser closes it', async () => {
    const { user, getByText, getByRole, session } = await drawFlow({ steps })
    await user.click(getByText('ask'))
    const dialog = getByRole('dialog')
    await act(async () => {
      dialog.removeAttribute('open')
      dialog.dispatchEvent(new Event('close'))
    })
    expect(session.store.getState().dialog).toBeUndefined()
  })

  it('treats Escape as its last button', async () => {
    const { user, getByText, getByRole, session } = await drawFlow({ steps })
    await user.click(getByText('ask'))
    await act(async () => getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
    expect(session.store.getState().currentStep).toBe('SECOND')
  })
})

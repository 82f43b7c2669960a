import { act, render } from '@testing-library/react'
import { expect } from 'vitest'
import {
  createSession,
  FlowProvider,
  FlowRoot,
  type CompiledForm,
  type CompiledView,
  type FlowRootProps,
  type SessionState,
} from '../../../engine/index.ts'
import copy from '../../../flows/copy/en.json?copy'
import refinance from '../../../flows/refinance.json?flow'
import { bareHost } from '../../engine/bare.ts'
import { createUser } from '../../engine/react/createUser.ts'
import { toFlow } from '../../engine/react/toFlow.ts'
import { fieldRegistry, pageScreens, screenRegistry } from '../../../src/widget/registries.ts'
import { HelpLine } from '../../../src/widget/screens/startScreens.tsx'

const { constants } = refinance
const slots = Object.fromEntries(Object.entries(refinance.slots).map(([name, { initial }]) => [name, initial]))

const lazyFields = Object.values(fieldRegistry).filter((field) => 'preload' in field)

interface Drawing {
  /** The views of the flow, from top to bottom. */
  readonly view: readonly string[]
  /** The content of some of the real flow's slots. */
  readonly data?: Readonly<Record<string, unknown>>
  readonly form?: CompiledForm
  readonly init?: Readonly<Record<string, unknown>>
  /** The events that the step handles. */
  readonly events?: readonly string[]
  readonly root?: FlowRootProps
  /** The progress of the step, and whether and how the flow ends there. */
  readonly progress?: number
  readonly ending?: 'success' | 'deadEnd'
}

/** Draws a step with the real flow's slots, constants and texts. `sent` lists what its buttons sent. */
export async function drawStep({
  view,
  data: given = {},
  form,
  init = {},
  events = [],
  root,
  progress = 20,
  ending,
}: Drawing) {
  const flow = toFlow({
    constants,
    slots,
    steps: {
      STEP: {
        title: 'plate.title',
        progress,
        ...(ending && { ending }),
        view: view.map((component): CompiledView => ({ kind: 'component', component })),
        on: Object.fromEntries(['submit', ...events].map((event) => [event, [{ at: event, stay: true }]])),
        loadForms: form && (() => Promise.resolve({ default: [form] })),
      },
    },
  })
  const session = createSession({ ...bareHost, flow, init })
  const sent: unknown[][] = []
  const send = session.send.bind(session)
  session.send = (...event) => {
    sent.push(event)
    return send(...event)
  }
  const patch = (more: Readonly<Record<string, unknown>>) =>
    session.store.setState({ data: { ...session.store.getState().data, ...more } })

  await session.start()
  await session.loadForm()
  patch(given)
  // Preloaded, so that nothing is drawn after `act` has ended.
  await Promise.all([...Object.values(screenRegistry), ...lazyFields].map((part) => part.preload()))
  const screen = await act(async () =>
    render(
      <FlowProvider
        session={session}
        copy={copy}
        components={screenRegistry}
        help={HelpLine}
        inputs={fieldRegistry}
        screens={pageScreens}
      >
        <FlowRoot {...root} />
      </FlowProvider>,
    ),
  )
  expect(screen.container.querySelector('.loading')).toBeNull()
  const control = (name: string) => {
    const found = screen.container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No control is named ${name}`)
    return found
  }
  const user = createUser()
  return {
    ...screen,
    session,
    sent,
    control,
    user,
    text: () => screen.container.textContent,
    setData: (more: Readonly<Record<string, unknown>>) => act(() => patch(more)),
    setState: (state: Partial<SessionState>) => act(() => session.store.setState(state)),
    slot: (name: string) => session.store.getState().data[name],
    click: async (element: Element | undefined) => {
      if (!element) throw new Error('There is nothing to click')
      await user.click(element)
    },
  }
}

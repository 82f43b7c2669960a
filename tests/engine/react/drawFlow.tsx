import { act, render } from '@testing-library/react'
import { createUser } from './createUser.ts'
import type { AnyActionRegistry } from '../../../engine/actions/ActionHandler.ts'
import type { CompiledForm, CompiledStep } from '../../../engine/definition/CompiledFlow.ts'
import {
  builtInInputs,
  FlowProvider,
  FlowRoot,
  type FlowProviderProps,
  type FlowRootProps,
} from '../../../engine/react/index.ts'
import { LateDialog, LateGrowingList, LateStatus } from '../../../engine/react/lateViews.ts'
import { createSession } from '../../../engine/session/index.ts'
import { bareHost } from '../bare.ts'
import { toFlow, type TestFlow } from './toFlow.ts'

interface Drawing extends TestFlow {
  readonly handlers?: AnyActionRegistry<null>
  readonly parts?: Partial<FlowProviderProps>
  readonly root?: FlowRootProps
}

/** Copy that shows every key as itself, with its params: `missing {"limit":5}`. */
export const copyOfKeys: FlowProviderProps['copy'] = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
    get: (_, key) => String(key),
  },
)

/** Draws a started session of a test flow and returns what a test needs to drive it. */
export async function drawFlow(drawing: Drawing) {
  const { handlers = {}, parts, root, ...flow } = drawing
  const session = createSession({ ...bareHost, flow: toFlow(flow), actions: handlers })
  const user = createUser()
  // Loaded in advance, as a page does.
  const calls = import('../../../engine/actions/runAction.ts')
  const guard = import('../../../engine/react/createContentGuard.ts')
  const views = [LateDialog.preload(), LateGrowingList.preload(), LateStatus.preload()]
  await Promise.all([session.loadForm(), calls, guard, ...views])
  const screen = await act(async () =>
    render(
      <FlowProvider session={session} copy={copyOfKeys} inputs={builtInInputs} {...parts}>
        <FlowRoot {...root} />
      </FlowProvider>,
    ),
  )
  await act(() => session.start())
  const control = (name: string) => {
    const found = screen.container.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No control is named ${name}`)
    return found
  }
  const errorOf = (name: string) => {
    const ids = control(name).getAttribute('aria-describedby')?.split(' ') ?? []
    return document.getElementById(ids.at(-1) ?? '')?.textContent
  }
  return { ...screen, user, session, control, errorOf, data: () => session.store.getState().data['form'] }
}

/** Resolves when work that waits for the first frame has begun. */
export const waitForLateEffects = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))

/** Loads these forms as the step's forms. */
export const withForms = (...forms: CompiledForm[]): Pick<CompiledStep, 'loadForms'> => ({
  loadForms: () => Promise.resolve({ default: forms }),
})

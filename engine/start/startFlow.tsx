import { createRoot } from 'react-dom/client'
import type { AnyActionRegistry } from '../actions/ActionHandler.ts'
import { type CallServices, createCallActions } from '../calls/createCallActions.ts'
import { type CallClientOptions, createCallClient } from '../calls/createCallClient.ts'
import type { CompiledFlow } from '../definition/CompiledFlow.ts'
import { type Copy, type FlowParts, type Languages, builtInInputs, rareInputs } from '../react/index.ts'
import { type Session, type SessionOptions, createGuard, createSession, createStorage } from '../session/index.ts'
import { FlowPage } from './FlowPage.tsx'
import { chooseLanguage } from './chooseLanguage.ts'

const now = () => new Date()

/** The options of a flow's page. Only code that the flow names is required. */
export interface StartOptions
  extends
    Partial<FlowParts>,
    Partial<Pick<SessionOptions<unknown>, 'facts' | 'functions' | 'init' | 'track'>>,
    Pick<CallClientOptions, 'baseUrl' | 'contract' | 'headers' | 'loadAnswers'> {
  readonly flow: CompiledFlow
  /** The first is the language of `copy`. */
  readonly languages: Languages
  readonly copy: Copy
  /** The handlers of actions that are more than a single call. */
  readonly actions?: AnyActionRegistry<CallServices>
  /** Called with each bug and each failed call. By default they are written to the console. */
  readonly report?: (error: unknown) => void
}

/**
 * Starts a flow on a page of its own. It is saved in this browser under the flow's name, appears in the language chosen here or preferred
 * by the browser, and makes its declared calls at `baseUrl`. `destroy` of the session takes it off the page.
 */
export async function startFlow(element: Element, options: StartOptions): Promise<Session> {
  const { flow, languages, copy, actions } = options
  const { report } = createGuard(options)
  const { components, inputs, screens, help, facts = () => ({}), functions = {}, init = {} } = options
  const session = createSession<CallServices>({
    flow,
    actions: { ...createCallActions(options.contract, Object.keys(options.contract.calls)), ...actions },
    services: { api: createCallClient({ ...options, report }) },
    storage: createStorage(flow, flow.name, () => window.localStorage, now),
    now,
    facts,
    functions,
    init,
    report,
    ...(options.track && { track: options.track }),
    isOnline: () => navigator.onLine,
  })
  const parts = { components, inputs: { ...builtInInputs, ...rareInputs, ...inputs }, screens, help }
  const language = chooseLanguage(flow.name, languages, copy)
  await language.begin()
  const root = createRoot(element)
  // In a microtask: React refuses to unmount while it renders, and a component may end the session.
  session.store.subscribe(({ isOver }) => isOver && queueMicrotask(() => root.unmount()))
  root.render(<FlowPage session={session} language={language} parts={parts} report={report} />)
  await session.start()
  return session
}

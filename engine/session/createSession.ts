import { createStore } from 'zustand/vanilla'
import {
  createInitialState,
  holds,
  toForeground,
  toNow,
  toScope,
  valueAt,
  type SessionState,
  type World,
} from '../machine/index.ts'
import { validate, validateField, toCleanData } from '../validation/index.ts'
import { createDispatch } from './createDispatch.ts'
import { createEffects } from './createEffects.ts'
import { createForms } from './createForms.ts'
import type { Session, SessionOptions } from './Session.ts'
import type { SessionContext } from './SessionContext.ts'

/** Creates the session of one application. Nothing happens before `start`. */
export function createSession<Services>(options: SessionOptions<Services>): Session {
  let flow = options.flow
  let insists = false
  const store = createStore<SessionState>(() => createInitialState(flow, options.init))
  const forms = createForms()

  const state = store.getState
  const step = () => flow.steps[state().currentStep]
  const toWorld = (): World => ({
    now: toNow(options.now()),
    facts: options.facts(),
    functions: options.functions,
    // Asked for each call alone.
    get isOnline() {
      return insists || options.isOnline?.() !== false
    },
  })
  const scope: Session['scope'] = (extra) => toScope(flow, state(), toWorld(), extra)
  const isTrue = (predicate: string) => holds(flow, predicate, scope())
  const today = () => toNow(options.now()).date
  const isBusy = () => toForeground(state()) !== undefined
  const dispatch: SessionContext<Services>['dispatch'] = createDispatch({
    store,
    flow: () => flow,
    world: toWorld,
    perform: (effect) => effects.perform(effect),
  })
  const effects = createEffects(
    { options, store, flow: () => flow, dispatch },
    { start: () => session.start(), submit: (slot) => session.submit(valueAt(state().data, slot)) },
  )

  /** Whoever tries again may know better than the browser whether there is a connection. */
  async function insist(work: () => Promise<void>): Promise<void> {
    insists = true
    await work().finally(() => (insists = false))
  }

  const session: Session = {
    store,
    get flow() {
      return flow
    },
    scope,
    holds: isTrue,
    async start() {
      try {
        // Without a saved application the first step is there at once.
        const loading = effects.load()
        if (loading) void dispatch({ type: 'reading' })
        const saved = loading && (await loading)
        await dispatch({ type: 'start', saved })
      } catch (error) {
        await dispatch({ type: 'broken', error })
      }
    },
    send: (event, payload) => dispatch({ type: 'send', event, payload }),
    async submit(value) {
      if (isBusy()) return []
      const { visit, currentStep } = state()
      const before = flow
      const form = await session.loadForm()
      // Edited meanwhile in development: the step is judged by what it asks now.
      if (flow !== before && state().currentStep === currentStep) return session.submit(value)
      if (isBusy() || state().visit !== visit) return []
      if (!form) return session.send('submit').then(() => [])
      const clean = toCleanData(value)
      const issues = validate(form.validate, clean, { today: today() })
      await dispatch({ type: 'submit', slot: form.data, value: clean, issues })
      return issues
    },
    draft(value, field) {
      const form = session.activeForm()
      if (form) void dispatch({ type: 'change', slot: form.data, value, field })
    },
    leaveField(path, value) {
      const form = session.activeForm()
      if (!form) return
      const issue = validateField(form.validate, toCleanData(value), path, { today: today() })
      void dispatch({ type: 'checked', path, issue })
    },
    loadForm: async () => forms.active(await forms.load(step()), isTrue),
    activeForm: () => forms.active(forms.loaded(step()), isTrue),
    retry: () => insist(() => dispatch({ type: 'retry' })),
    reload: (slot) => insist(() => dispatch({ type: 'reload', slot })),
    reconnect: () => dispatch({ type: 'reconnect' }),
    back: () => dispatch({ type: 'back' }),
    forward: () => dispatch({ type: 'forward' }),
    goTo: (place) => dispatch({ type: 'goTo', place }),
    cancel: () => void dispatch({ type: 'cancel' }),
    dismissScreen: () => void dispatch({ type: 'dismiss' }),
    closeDialog: () => void dispatch({ type: 'close' }),
    initialise: (values) => void dispatch({ type: 'initialise', values }),
    reset: () => dispatch({ type: 'reset' }),
    leave: () => void dispatch({ type: 'leave' }),
    async warm() {
      const current = step()
      await Promise.all([
        ...(current?.leadsTo ?? []).map((name) => forms.load(flow.steps[name])),
        ...(current?.calls ?? []).map((name) => options.actions[name]?.()),
      ]).catch(() => undefined) // A prefetch that fails is tried again when the code is needed.
    },
    replaceFlow(next) {
      const before = flow
      flow = next
      void dispatch({ type: 'replaceFlow', before })
    },
    destroy() {
      effects.stop()
      void dispatch({ type: 'destroy' })
    },
  }
  return session
}

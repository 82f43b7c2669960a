import { createStore } from 'zustand/vanilla'
import { fetchCode } from '../actions/index.ts'
import {
  createInitialState,
  holds,
  toForeground,
  toNow,
  toScope,
  valueAt,
  type Effect,
  type SessionState,
  type World,
} from '../machine/index.ts'
import { validate, validateField, toCleanData } from '../validation/index.ts'
import { createCalls } from './createCalls.ts'
import { createDispatch } from './createDispatch.ts'
import { createForms } from './createForms.ts'
import type { Outbox } from './createOutbox.ts'
import { createPersistence } from './createPersistence.ts'
import type { Session, SessionOptions } from './Session.ts'

/** Creates the session of one application. Nothing happens before `start`. */
export function createSession<Services>(options: SessionOptions<Services>): Session {
  let flow = options.flow
  let outbox: Outbox | undefined
  let insists = false
  const store = createStore<SessionState>(() => createInitialState(flow, options.init))
  const persistence = createPersistence(options.storage)
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
  const context = {
    options,
    flow: () => flow,
    store,
    dispatch: createDispatch({ store, flow: () => flow, world: toWorld, perform }),
  }
  const { dispatch } = context
  const calls = createCalls(context)

  function perform(effect: Effect): Promise<unknown> | undefined {
    switch (effect.type) {
      case 'call':
        void calls.call(effect)
        return undefined
      case 'abort':
        calls.abort(effect.ticket)
        return undefined
      case 'track':
        options.track?.(effect.event)
        return undefined
      case 'report':
        options.report?.(effect.error)
        return undefined
      case 'observe':
        for (const trace of effect.traces) options.observe?.(trace)
        return undefined
      case 'persist':
        persistence.keep(flow, state().data)
        return undefined
      case 'post':
        void post(effect.now)
        return undefined
      case 'resend':
        outbox?.resend(effect.slot)
        return undefined
      case 'start':
        return session.start()
      case 'submit':
        return session.submit(valueAt(state().data, effect.slot))
    }
  }

  async function post(now: boolean): Promise<void> {
    // Code that cannot be fetched is asked for again with what is written next, and when the connection is back.
    const code = await fetchCode(() => import('./createOutbox.ts')).catch(() => undefined)
    if (code && !state().isOver) (outbox ??= code.createOutbox(context)).send(now)
  }

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
      if (options.from) return dispatch({ type: 'resume', state: options.from })
      try {
        // Without a saved application the first step is there at once.
        const loading = persistence.load()
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
      const { visit } = state()
      const form = await session.loadForm()
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
      outbox?.stop()
      void dispatch({ type: 'destroy' })
    },
  }
  return session
}

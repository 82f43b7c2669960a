import { createStore } from 'zustand/vanilla'
import { fetchCode } from '../actions/index.ts'
import { validate, validateField, toCleanData } from '../validation/index.ts'
import { holds, type Run } from './advance.ts'
import { createEvents } from './createEvents.ts'
import { createForms } from './createForms.ts'
import { createPersistence } from './createPersistence.ts'
import type { Outbox } from './createOutbox.ts'
import { createTravel } from './createTravel.ts'
import { valueAt, withValueAt } from './dataPath.ts'
import { keepFilled } from './fill.ts'
import { mergeInit } from './mergeInit.ts'
import type { Session, SessionOptions } from './Session.ts'
import { createInitialState, type SessionState } from './SessionState.ts'
import { toNow, toScope } from './toScope.ts'
import { keepPlaces, toNext, toSealed, withoutAhead } from './trail.ts'

/** Creates the session of one application. Nothing happens before `start`. */
export function createSession<Services>(options: SessionOptions<Services>): Session {
  let flow = options.flow
  const store = createStore<SessionState>(() => createInitialState(flow, options.init))
  const persistence = createPersistence(options.storage)
  const forms = createForms()

  const state = () => store.getState()
  const step = () => flow.steps[state().currentStep]
  const scopeOf = (of: SessionState, extra: Run['extra'] = {}) => {
    const { now, facts, functions } = options
    return toScope(flow, of, { now: toNow(now()), facts: facts(), functions }, extra)
  }
  const isTrue = (predicate: string) => holds(flow, predicate, scopeOf(state()))
  const today = () => toNow(options.now()).date
  const set = (change: Partial<SessionState>) => {
    store.setState(change)
    if (change.data) persistence.keep(flow, change.data)
    if (change.data ?? change.visit) void post()
  }
  const context = { options, flow: () => flow, state, set, scopeOf }
  const events = createEvents(context)
  const travel = createTravel({ state, set, events })

  let outbox: Outbox | undefined
  let isOver = false
  /** Sends what lies in the slots for it, once it is known where a saved application goes on. */
  async function post(now = false): Promise<void> {
    const isFull = Object.entries(flow.slots).some(
      ([slot, { sentBy, initial }]) => sentBy !== undefined && state().data[slot] !== initial,
    )
    if (!isFull || state().visit === 0) return
    // Code that cannot be fetched is asked for again with what is written next, and when the connection is back.
    const code = await fetchCode(() => import('./createOutbox.ts')).catch(() => undefined)
    if (code && !isOver) (outbox ??= code.createOutbox(context, events.tell)).send(now)
  }

  const session: Session = {
    store,
    get flow() {
      return flow
    },
    scope: (extra) => scopeOf(state(), extra),
    send: events.send,
    leave: events.leave,
    retry: events.retry,
    reload: events.reload,
    cancel: events.cancel,
    ...travel,
    async reconnect() {
      await Promise.all([post(true), events.reconnect()])
    },
    holds: isTrue,
    async start() {
      // Without a saved application the first step is there at once.
      const loading = persistence.load()
      if (loading) set({ isLoading: true })
      try {
        const saved = loading && (await loading)
        if (saved) store.setState({ data: { ...state().data, ...saved.data } })
        // Not copied: the first answer may put the clock right.
        const extra = { saved: saved ?? null }
        await events.carryOut({ event: 'startUp', list: flow.startUp, extra, again: () => session.start() })
      } catch (error) {
        events.crash(error, { event: 'startUp', again: () => session.start() })
      }
    },
    async submit(value) {
      if (events.isBusy()) return []
      const { visit } = state()
      const form = await session.loadForm()
      if (events.isBusy() || state().visit !== visit) return []
      if (!form) return events.send('submit').then(() => [])

      const clean = toCleanData(value)
      const issues = validate(form.validate, clean, { today: today() })
      set({ data: withValueAt(state().data, form.data, clean), issues, dialog: undefined })
      // Between two tries a person may change what was typed, so each is validated.
      const again = () => session.submit(valueAt(state().data, form.data)).then(() => undefined)
      if (issues.length === 0) return events.send('submit', undefined, again).then(() => [])
      const refused = issues.map(({ path }) => path)
      set({ refusals: state().refusals + 1, refused, isSubmitSuccess: false, error: undefined })
      return issues
    },
    draft(value, changedField) {
      const form = session.activeForm()
      if (!form) return
      const { data: before, filled, trail, isUnsent } = state()
      const isTyped = changedField !== undefined
      const isChanged = isTyped && valueAt(value, changedField) !== valueAt(before[form.data], changedField)
      const data = withValueAt(before, form.data, value)
      set({
        data,
        filled: keepFilled({ data, filled }).filled,
        trail: isChanged ? withoutAhead(trail) : trail,
        isUnsent: isUnsent || isTyped,
      })
      const event = `change ${changedField}`
      if (isTyped && step()?.on[event]) void events.send(event, valueAt(value, changedField) ?? null)
    },
    leaveField(path, value) {
      const form = session.activeForm()
      if (!form) return
      const issue = validateField(form.validate, toCleanData(value), path, { today: today() })
      const others = state().issues.filter((other) => other.path !== path)
      if (issue || others.length < state().issues.length) set({ issues: issue ? [...others, issue] : others })
    },
    loadForm: async () => forms.active(await forms.load(step()), isTrue),
    activeForm: () => forms.active(forms.loaded(step()), isTrue),
    dismissScreen: () => set({ screen: undefined }),
    closeDialog: () => set({ dialog: undefined }),
    initialise: (values) => set({ init: mergeInit(state().init, values) }),
    async reset() {
      set({ data: createInitialState(flow).data, isUnsent: false, trail: toSealed(state().trail) })
      await events.enter(flow.start)
    },
    async warm() {
      const current = step()
      await Promise.all([
        ...(current?.leadsTo ?? []).map((name) => forms.load(flow.steps[name])),
        ...(current?.calls ?? []).map((name) => options.actions[name]?.()),
      ]).catch(() => undefined) // A prefetch that fails is tried again when the code is needed.
    },
    replaceFlow(next) {
      const { currentStep, visit, data } = state()
      const isSame = flow.steps[currentStep] === next.steps[currentStep]
      flow = next
      const kept = keepPlaces(state().trail, (place) => flow.steps[place] !== undefined)
      const name = flow.steps[currentStep] ? currentStep : flow.start
      // The same step keeps its place, whether or not its way back has changed.
      const trail =
        name === currentStep ? kept : toNext(kept, { id: visit + 1, step: name, back: undefined, replaces: true })
      set({
        currentStep: name,
        visit: isSame ? visit : visit + 1,
        trail,
        data: { ...createInitialState(flow).data, ...data },
      })
      events.showWays()
    },
    destroy() {
      isOver = true
      outbox?.stop()
      events.leave()
      events.abortAll()
    },
  }
  return session
}

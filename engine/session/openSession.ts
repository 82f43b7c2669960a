import { createStore } from 'zustand/vanilla'
import {
  advance,
  createInitialState,
  holds,
  toForeground,
  toNow,
  toScope,
  valueAt,
  type Input,
  type MakeTransition,
  type SessionState,
  type World,
} from '../machine/index.ts'
import { validate, validateField, toCleanData, type Issue } from '../validation/validate.ts'
import type { CompiledForm } from '../definition/CompiledFlow.ts'
import { createDispatch, createEffects, createGuard } from './createEffects.ts'
import { createForms, createGrowingFlow } from './createGrowingFlow.ts'
import type { Session, SessionContext, SessionOptions } from './Session.ts'

/** Returns the value that is chosen with an item of a field's options; undefined for an item that is no choice by itself. */
export function toChoice(item: unknown, property: string | undefined): string | number | boolean | undefined {
  const value: unknown =
    property !== undefined && typeof item === 'object' && item !== null ? Reflect.get(item, property) : item
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

type Unfetched = Extract<Input, { readonly type: 'unfetched' }>

/**
 * Creates the session of one application. Nothing happens before `start`. Without `machine` it begins with the part for the start step, and
 * fetches the rest together with the rest of the flow.
 */
export function openSession<Services>(options: SessionOptions<Services>, machine?: MakeTransition): Session {
  const held = createGrowingFlow(options.flow, options.fetchFlow, machine, () => void dispatch({ type: 'completed' }))
  let insists = false
  const { report, guard } = createGuard(options)
  const store = createStore<SessionState>(() => createInitialState(held.flow, options.init))
  const { subscribe } = store
  store.subscribe = (listener) => subscribe((...states) => guard(() => listener(...states)))
  const forms = createForms()

  const state = store.getState
  const step = () => held.flow.steps[state().currentStep]
  const toWorld = (): World => {
    let now: World['now'] | undefined
    let facts: World['facts'] | undefined
    return {
      // Asked by the machine, to which an error of the host is a bug. Few expressions read the date.
      get now() {
        return (now ??= toNow(options.now()))
      },
      get facts() {
        return (facts ??= options.facts())
      },
      functions: options.functions,
      // Only calls read it.
      get isOnline() {
        return insists || options.isOnline?.() !== false
      },
    }
  }
  const scope: Session['scope'] = () => toScope(held.flow, state(), toWorld())
  const isTrue = (predicate: string) => holds(held.flow, predicate, scope())
  const today = () => toNow(options.now()).date
  /**
   * Returns a form's value without choices that are none of the options, or whose options could not be loaded: their fields look empty.
   * Options being loaded do not count.
   */
  const toChosen = ({ fields }: Pick<CompiledForm, 'fields'>, value: unknown, path = ''): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => toChosen({ fields }, item, path))
    if (typeof value === 'object' && value !== null) {
      const at = (name: string) => (path === '' ? name : `${path}.${name}`)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, toChosen({ fields }, part, at(name))]),
      )
    }
    const { from, slot = '', value: property } = fields[path]?.options ?? {}
    const load = state().loads[slot]
    const items: unknown = from && (!load || load.failure) ? from(scope()) : []
    const choices = Array.isArray(items) ? items.flatMap((item: unknown) => toChoice(item, property) ?? []) : []
    const isOpen = choices.length === 0 && !load?.failure
    return isOpen || choices.map(String).includes(String(value)) ? value : undefined
  }
  const isBusy = () => toForeground(state()) !== undefined
  const dispatch: SessionContext<Services>['dispatch'] = createDispatch({
    store,
    flow: () => held.flow,
    world: toWorld,
    machine: () => held.machine,
    perform: (effect) => guard(() => effects.perform(effect)),
  })
  const effects = createEffects(
    { options, store, flow: () => held.flow, report, dispatch },
    { start: () => session.start(), send: (event, payload) => session.send(event, payload), submit: submitCurrent },
  )

  /** Submits the current value of the step's form. */
  function submitCurrent() {
    return submit(({ data }) => valueAt(state().data, data))
  }

  async function submit(toValue: (form: CompiledForm) => unknown): Promise<readonly Issue[]> {
    if (isBusy()) return []
    const { visit, currentStep } = state()
    const before = held.flow
    let form: CompiledForm | undefined
    try {
      form = await session.loadForm()
    } catch (error) {
      await tellUnfetched(error, visit, { type: 'submit' })
      return []
    }
    // In development the author may have edited the flow meanwhile: validate against the new form.
    if (held.flow !== before && state().currentStep === currentStep) return submit(toValue)
    if (isBusy() || state().visit !== visit) return []
    if (!form) return session.send('submit').then(() => [])
    const entered = toValue(form)
    const chosen = toChosen(form, toCleanData(entered))
    const issues = validate(form.validate, chosen, { today: today() })
    // Refused data stays as entered: its choices may be among the options of another answer.
    const value = issues.length > 0 ? entered : toCleanData(chosen)
    const { data: slot } = form
    if (issues.length === 0 && !held.isWhole) {
      void dispatch({ type: 'change', slot, value })
      // The value may have changed meanwhile.
      return (await fetchBeyond({ type: 'submit' })) ? submitCurrent() : issues
    }
    await dispatch({ type: 'submit', slot, value, issues })
    return issues
  }

  /** Checks whether a new application begins at another step than the start step. Also true when that step has no part of its own. */
  function beginsElsewhere(): boolean {
    const { startUp, start, steps } = held.flow
    if (Object.keys(steps).length > 1) return true
    const next = advance(held.flow, state(), { frames: [startUp], extra: { saved: null } }, toWorld(), undefined)
    return next.next === 'call' || next.to !== start
  }

  /** Fetches the rest of the flow while the step waits. Resolves with whether the event that needed it may continue. */
  async function fetchBeyond(anew: Unfetched['anew']): Promise<boolean> {
    const { visit, isLoading } = state()
    // A press during the fetch counts for nothing.
    if (isLoading) return false
    void dispatch({ type: 'reading' })
    try {
      await held.complete()
      return state().visit === visit
    } catch (error) {
      await tellUnfetched(error, visit, anew)
      return false
    }
  }

  /** Tells the applicant that code for an event could not be fetched, unless the step was left meanwhile. */
  async function tellUnfetched(error: unknown, visit: number, anew: Unfetched['anew']): Promise<void> {
    report(error)
    if (!isBusy() && state().visit === visit) await dispatch({ type: 'unfetched', anew })
  }

  /** Ignores the browser's offline status during a retry: the applicant may know better. */
  async function insist(work: () => Promise<void>): Promise<void> {
    insists = true
    await work().finally(() => (insists = false))
  }

  const session: Session = {
    store,
    get flow() {
      return held.flow
    },
    scope,
    holds: isTrue,
    async start() {
      try {
        // Without a saved application the first step appears immediately.
        const loading = effects.load()
        if (!loading && (held.isWhole || !beginsElsewhere())) return await dispatch({ type: 'start' })
        void dispatch({ type: 'reading' })
        const [saved] = await Promise.all([loading, held.complete()])
        await dispatch({ type: 'start', saved })
      } catch (error) {
        await dispatch({ type: 'broken', error })
      }
    },
    async send(event, payload) {
      const input = { type: 'send', event, payload } as const
      if (held.isWhole || (await fetchBeyond(input))) await dispatch(input)
    },
    submit: (value) => submit(() => value),
    draft(value, field) {
      const form = session.activeForm()
      if (form) void dispatch({ type: 'change', slot: form.data, value, field })
    },
    fillIn(slot, values) {
      void dispatch({ type: 'change', slot, value: { ...values, ...Object(state().data[slot]) } })
    },
    leaveField(path, value, before) {
      const form = session.activeForm()
      if (!form) return
      const issue = validateField(form.validate, toChosen(form, toCleanData(value)), path, { today: today() })
      void dispatch({ type: 'checked', path, issue, before })
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
    complete: () => held.complete().catch(() => undefined), // Fetched again when it is needed.
    async warm() {
      const { currentStep } = state()
      const { leadsTo = [], calls = [] } = step() ?? {}
      // A failed prefetch is repeated when the code is needed.
      const [found] = await Promise.all([
        Promise.allSettled([currentStep, ...leadsTo].map((name) => forms.load(held.flow.steps[name]))),
        Promise.allSettled(calls.map(async (name) => options.actions[name]?.())),
      ])
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    },
    replaceFlow(next) {
      const before = held.flow
      held.replace(next)
      void dispatch({ type: 'replaceFlow', before })
    },
    destroy() {
      effects.stop()
      void dispatch({ type: 'destroy' })
    },
  }
  return session
}

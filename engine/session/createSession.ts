import { createStore } from 'zustand/vanilla'
import { runAction, type Failure } from '../actions/index.ts'
import type { CompiledInstruction } from '../definition/CompiledFlow.ts'
import { judge, judgeField, toCleanData } from '../validation/index.ts'
import { advance, answer, holds, type Advance, type Run } from './advance.ts'
import { createForms } from './createForms.ts'
import { createRuns, type ActiveRun } from './createRuns.ts'
import { valueAt, withValueAt } from './dataPath.ts'
import { toApiError, toSubmitStart, toSubmitSuccess } from './formStatus.ts'
import { mergeInit } from './mergeInit.ts'
import type { Session, SessionOptions } from './Session.ts'
import { createInitialState, initialStepState, type SessionState } from './SessionState.ts'
import { toNow, toScope } from './toScope.ts'

/** An event that happens: what it brings about, what it carries, and how it is tried again. */
interface Occurrence {
  readonly event: string
  readonly list: readonly CompiledInstruction[]
  readonly extra: Run['extra']
  readonly again: () => Promise<void>
}

/** The screen for a bug: a flow or handler that could not be carried out. */
const bugScreen = 'error'

/** Creates the session of one application. Nothing happens before `start`. */
export function createSession<Services>(options: SessionOptions<Services>): Session {
  let flow = options.flow
  let retryLast: (() => Promise<void>) | undefined
  let lastKept: Readonly<Record<string, unknown>> | undefined
  const store = createStore<SessionState>(() => createInitialState(flow, options.init))
  const runs = createRuns()
  const forms = createForms()

  const state = () => store.getState()
  const step = () => flow.steps[state().currentStep]
  const scopeOf = (of: SessionState, extra: Run['extra']) => toScope(flow, of, options, extra)
  const scope = (extra: Run['extra'] = {}) => scopeOf(state(), extra)
  const isTrue = (predicate: string) => holds(flow, predicate, scope())
  const today = () => toNow(options.now()).date

  function set(change: Partial<SessionState>): void {
    store.setState(change)
    if (change.data) keep()
  }

  /** Saves the persistent slots that differ from their defaults, when one has changed. */
  function keep(): void {
    const { data } = state()
    const names = Object.keys(flow.slots).filter(
      (name) => flow.slots[name]?.persist && data[name] !== flow.slots[name].initial,
    )
    const kept = Object.fromEntries(names.map((name) => [name, data[name]]))
    const isSame =
      lastKept &&
      names.length === Object.keys(lastKept).length &&
      names.every((name) => lastKept?.[name] === kept[name])
    if (isSame) return
    lastKept = kept
    if (names.length > 0) options.storage.save(kept)
    else options.storage.clear()
  }

  function accept(advanced: Advance): void {
    set(advanced.state)
    for (const trace of advanced.traces) options.observe?.(trace)
    for (const event of advanced.tracked) options.track?.(event)
  }

  function crash(error: unknown, again: () => Promise<void>): void {
    retryLast = again
    options.report?.(error)
    set({ isLoading: false, screen: bugScreen })
  }

  function fail(failure: Failure, again: () => Promise<void>): void {
    retryLast = again
    const screen = flow.failures.find(({ when }) => holds(flow, when, scope({ failure })))?.screen
    set({ ...toApiError(failure), screen })
  }

  /** Carries an event out. Resolves when it has ended, or waits for the outside world and leaves the step usable. */
  function carryOut(occurrence: Occurrence): Promise<void> {
    return new Promise((resolve) => void runToEnd(occurrence, resolve).then(resolve))
  }

  /** Runs an event from its first instruction to its end, over all calls. Answers that come too late are dropped. */
  async function runToEnd({ event, list, extra, again }: Occurrence, onWait: () => void) {
    const isForeground = !event.startsWith('change ')
    const active = runs.begin(event, isForeground)
    if (isForeground) set({ ...toSubmitStart(), dialog: undefined })
    try {
      let run: Run = { frames: [list], extra }
      for (;;) {
        const advanced = advance(flow, state(), run, scopeOf)
        accept(advanced)
        if (advanced.next === 'end') {
          runs.end(active)
          if (advanced.to !== undefined) await enter(advanced.to)
          else if (isForeground) settle(event)
          return
        }
        const result = await call(advanced.call.action, advanced.input, active, onWait)
        if (active.signal.aborted) return
        if ('failure' in result && !Object.hasOwn(advanced.call.on, 'failed')) {
          fail(result.failure, again)
          return
        }
        const data = 'data' in result ? result.data : undefined
        const answered = answer(state(), advanced.run, advanced.call, result.outcome, data)
        const failure = 'failure' in result ? { failure: result.failure } : {}
        set(answered.state)
        run = { ...answered.run, extra: { ...extra, ...failure } }
      }
    } catch (error) {
      if (!active.signal.aborted) crash(error, again)
    } finally {
      runs.end(active)
    }
  }

  function settle(event: string): void {
    const { error, issues } = state()
    set(event === 'submit' && !error && issues.length === 0 ? toSubmitSuccess() : { isLoading: false })
  }

  async function call(name: string, input: Record<string, unknown>, active: ActiveRun, onWait: () => void) {
    const contract = flow.actions[name]
    const isPending = contract?.waits === true || !active.isForeground
    if (contract?.waits) {
      runs.toBackground(active)
      set({ isLoading: false })
      onWait()
    }
    if (isPending) set({ pending: [...state().pending, name] })
    try {
      const { services } = options
      return await runAction(options.actions, name, input, {
        services,
        signal: active.signal,
        timeoutMs: contract?.timeoutMs,
      })
    } finally {
      if (isPending) set({ pending: without(state().pending, name) })
      if (contract?.waits) {
        await runs.toForeground(active)
        if (!active.signal.aborted) set({ isLoading: true })
      }
    }
  }

  function leave(): void {
    const list = step()?.on['leave']
    if (list) accept(advance(flow, state(), { frames: [list], extra: {} }, scopeOf))
  }

  async function enter(name: string): Promise<void> {
    const next = flow.steps[name]
    if (!next) throw new Error(`The flow has no step ${name}`)
    if (state().visit > 0) leave()
    runs.abortAll()
    retryLast = undefined
    const { currentStep, visit } = state()
    set({
      ...initialStepState,
      currentStep: name,
      previousStep: visit > 0 ? currentStep : undefined,
      visit: visit + 1,
      progress: next.progress,
    })
    const list = next.on['enter']
    if (list) await carryOut({ event: 'enter', list, extra: {}, again: () => send('enter') })
  }

  async function send(event: string, payload?: unknown): Promise<void> {
    const list = step()?.on[event]
    const isChange = event.startsWith('change ')
    if (!isChange && runs.isBusy()) return
    const again = () => send(event, payload)
    if (list) return carryOut({ event, list, extra: { event: payload }, again })
    crash(new Error(`Step ${state().currentStep} has no event "${event}"`), again)
  }

  const session: Session = {
    store,
    get flow() {
      return flow
    },
    scope,
    send,
    leave,
    holds: isTrue,
    async start() {
      const saved = options.storage.load()
      // What cannot be used still tells of somebody, and the next person at this device is another one.
      if (!saved) options.storage.clear()
      lastKept = saved?.data ?? {}
      if (saved) store.setState({ data: { ...state().data, ...saved.data } })
      const extra = { saved: saved ? { ageDays: saved.ageDays } : null }
      await carryOut({ event: 'startUp', list: flow.startUp, extra, again: () => session.start() })
    },
    async submit(value) {
      if (runs.isBusy()) return []
      const { visit } = state()
      const form = await session.loadForm()
      if (runs.isBusy() || state().visit !== visit) return []
      if (!form) return send('submit').then(() => [])
      const clean = toCleanData(value)
      const issues = judge(form.judge, clean, { today: today() })
      set({ data: withValueAt(state().data, form.data, clean), issues, dialog: undefined })
      if (issues.length > 0) {
        set({ refusals: state().refusals + 1, isSubmitSuccess: false, error: undefined })
        return issues
      }
      await send('submit')
      return []
    },
    draft(value, changedField) {
      const form = session.activeForm()
      if (!form) return
      set({ data: withValueAt(state().data, form.data, value) })
      const event = `change ${changedField}`
      if (changedField !== undefined && step()?.on[event]) void send(event, valueAt(value, changedField))
    },
    leaveField(path, value) {
      const form = session.activeForm()
      if (!form) return
      const issue = judgeField(form.judge, toCleanData(value), path, { today: today() })
      const others = state().issues.filter((other) => other.path !== path)
      if (issue || others.length < state().issues.length) set({ issues: issue ? [...others, issue] : others })
    },
    loadForm: async () => forms.active(await forms.load(step()), isTrue),
    activeForm: () => forms.active(forms.loaded(step()), isTrue),
    async retry() {
      const again = retryLast
      retryLast = undefined
      set({ screen: undefined, apiError: undefined })
      await again?.()
    },
    dismissScreen: () => set({ screen: undefined }),
    closeDialog: () => set({ dialog: undefined }),
    initialise: (values) => set({ init: mergeInit(state().init, values) }),
    async reset() {
      set({ data: createInitialState(flow).data })
      await enter(flow.start)
    },
    async warm() {
      const current = step()
      await Promise.all([
        ...(current?.leadsTo ?? []).map((name) => forms.load(flow.steps[name])),
        ...(current?.calls ?? []).map((name) => options.actions[name]?.()),
      ]).catch(() => undefined) // A prefetch that fails is tried again when the code is needed.
    },
    replaceFlow(next) {
      flow = next
      const { currentStep, visit, data } = state()
      const name = flow.steps[currentStep] ? currentStep : flow.start
      set({ currentStep: name, visit: visit + 1, data: { ...createInitialState(flow).data, ...data } })
    },
    destroy() {
      leave()
      runs.abortAll()
    },
  }
  return session
}

function without(names: readonly string[], name: string): readonly string[] {
  const index = names.indexOf(name)
  return index < 0 ? names : names.toSpliced(index, 1)
}

import { runAction, type Failure } from '../actions/index.ts'
import type { CompiledFlow, CompiledInstruction, Scope } from '../definition/CompiledFlow.ts'
import { advance, answer, holds, type Advance, type Run } from './advance.ts'
import { createRuns, type ActiveRun } from './createRuns.ts'
import { toApiError, toSubmitStart, toSubmitSuccess } from './formStatus.ts'
import type { SessionOptions } from './Session.ts'
import { initialStepState, type SessionState } from './SessionState.ts'

/** An event that happens: what it brings about, what its expressions may read besides, and how it is tried again. */
export interface Occurrence {
  readonly event: string
  readonly list: readonly CompiledInstruction[]
  readonly extra: Run['extra']
  readonly again: () => Promise<void>
}

/** What carrying events out needs of the session. */
export interface EventsContext<Services> {
  readonly options: SessionOptions<Services>
  readonly flow: () => CompiledFlow
  readonly state: () => SessionState
  readonly set: (change: Partial<SessionState>) => void
  readonly scopeOf: (state: SessionState, extra: Run['extra']) => Scope
}

/** The screen for a bug: a flow or handler that could not be carried out. */
const bugScreen = 'error'

/** The effectful half of a session: carries events out over all their calls, from step to step. */
export function createEvents<Services>({ options, flow, state, set, scopeOf }: EventsContext<Services>) {
  const runs = createRuns()
  let failed: (() => Promise<void>) | undefined

  const step = () => flow().steps[state().currentStep]

  function accept(advanced: Advance): void {
    set(advanced.state)
    for (const trace of advanced.traces) options.observe?.(trace)
    for (const event of advanced.tracked) options.track?.(event)
  }

  function crash(error: unknown, again: () => Promise<void>): void {
    failed = again
    options.report?.(error)
    set({ isLoading: false, screen: bugScreen })
  }

  function fail(failure: Failure, { again }: Occurrence, active: ActiveRun): void {
    failed = again
    const scope = scopeOf(state(), { failure })
    const screen = flow().failures.find(({ when }) => holds(flow(), when, scope))?.screen
    set({ ...(active.isForeground ? toApiError(failure) : { apiError: failure }), screen })
  }

  /** Carries an event out. Resolves when it has ended, or waits for the outside world and leaves the step usable. */
  function carryOut(occurrence: Occurrence): Promise<void> {
    return new Promise((resolve) => void runToEnd(occurrence, resolve).then(resolve))
  }

  /** Runs an event from its first instruction to its end. Answers that come after its step was left are dropped. */
  async function runToEnd(occurrence: Occurrence, onWait: () => void): Promise<void> {
    const { event, list, extra, again } = occurrence
    const active = runs.begin(event, !event.startsWith('change '))
    if (active.isForeground) set({ ...toSubmitStart(), dialog: undefined })
    showCancel()
    try {
      let run: Run = { frames: [list], extra }
      for (;;) {
        const advanced = advance(flow(), state(), run, scopeOf)
        accept(advanced)
        if (advanced.next === 'end') {
          runs.end(active)
          if (advanced.to !== undefined) await enter(advanced.to)
          else if (active.isForeground) settle(event)
          return
        }
        const result = await call(advanced.call.action, advanced.input, active, onWait)
        if (active.signal.aborted) return
        const isRouted = Object.hasOwn(advanced.call.on, result.outcome)
        if ('failure' in result && !isRouted) return fail(result.failure, occurrence, active)

        const data = 'data' in result ? result.data : undefined
        const answered = answer(state(), advanced.run, advanced.call, result.outcome, data)
        set(answered.state)
        run = 'failure' in result ? { ...answered.run, extra: { ...extra, failure: result.failure } } : answered.run
      }
    } catch (error) {
      if (!active.signal.aborted) crash(error, again)
    } finally {
      runs.end(active)
      showCancel()
    }
  }

  /** Only what was asked for can be stopped: a step that is being entered is not there yet. */
  function showCancel(): void {
    const run = runs.foreground()
    const canCancel = run !== undefined && !run.isActing && run.event !== 'enter' && run.event !== 'startUp'
    if (canCancel !== state().canCancel) set({ canCancel })
  }

  function cancel(): void {
    const run = runs.foreground()
    if (!run || !state().canCancel) return
    runs.abort(run)
    set({ isLoading: false, canCancel: false })
  }

  function settle(event: string): void {
    const { error, issues } = state()
    const isThrough = event === 'submit' && !error && issues.length === 0
    set(isThrough ? toSubmitSuccess() : { isLoading: false })
  }

  async function call(name: string, input: Record<string, unknown>, active: ActiveRun, onWait: () => void) {
    const { waits = false, once = false, timeoutMs } = flow().actions[name] ?? {}
    const isPending = waits || !active.isForeground
    if (waits) {
      runs.toBackground(active)
      set({ isLoading: false })
      onWait()
    }
    active.isActing = once
    showCancel()
    if (isPending) set({ pending: [...state().pending, name] })
    try {
      const { services, actions } = options
      return await runAction(actions, name, input, { services, signal: active.signal, timeoutMs })
    } finally {
      active.isActing = false
      if (isPending) set({ pending: without(state().pending, name) })
      if (waits) {
        await runs.toForeground(active)
        if (!active.signal.aborted) set({ isLoading: true })
      }
      showCancel()
    }
  }

  function leave(): void {
    const list = step()?.on['leave']
    if (list) accept(advance(flow(), state(), { frames: [list], extra: {} }, scopeOf))
  }

  async function enter(name: string): Promise<void> {
    const next = flow().steps[name]
    if (!next) throw new Error(`The flow has no step ${name}`)
    const { visit } = state()
    if (visit > 0) leave()
    runs.abortAll()
    failed = undefined
    const previousStep = visit > 0 ? state().currentStep : undefined
    set({ ...initialStepState, currentStep: name, previousStep, visit: visit + 1, progress: next.progress })
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

  /** Repeats what failed last. */
  async function retry(): Promise<void> {
    const again = failed
    failed = undefined
    set({ screen: undefined, apiError: undefined })
    await again?.()
  }

  return { carryOut, enter, send, cancel, leave, retry, isBusy: runs.isBusy, abortAll: () => runs.abortAll() }
}

function without(names: readonly string[], name: string): readonly string[] {
  const index = names.indexOf(name)
  return index < 0 ? names : names.toSpliced(index, 1)
}

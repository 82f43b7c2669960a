import { advance, answer, type Advance, type Run } from './advance.ts'
import type { EventsContext, Occurrence } from './EventsContext.ts'
import { createCalls } from './createCalls.ts'
import { createFailures } from './createFailures.ts'
import { createLoads } from './createLoads.ts'
import { createRuns } from './createRuns.ts'
import { isByItself, isChange } from './eventKinds.ts'
import { toSubmitStart, toSubmitSuccess } from './formStatus.ts'
import { initialStepState, type SessionState } from './SessionState.ts'
import { toNext, toPlaceBefore, toSealed, withoutAhead, withoutCurrent, type Trail } from './trail.ts'

/** The effectful half of a session: carries events out over all their calls, from step to step. */
export function createEvents<Services>({ options, flow, state, set, scopeOf }: EventsContext<Services>) {
  const runs = createRuns()
  const loads = createLoads({ state, set })
  const { crash, fail, tell, forget, retry, reconnect, reload, insists, isUnentered } = createFailures({
    context: { options, flow, state, set, scopeOf },
    loads,
    carryOut,
    enter: (step) => enter(step),
  })
  const call = createCalls({ options, runs, flow, state, set, showWays, insists })

  const step = () => flow().steps[state().currentStep]

  /**
   * What lies ahead followed from the data as it was; a step that is entered or left does not change its mind. Mistakes, too,
   * were those of what stood there before a button put something else in its place.
   */
  function write(next: SessionState, event: string): void {
    const isChanged = next.data !== state().data && !isByItself(event)
    const isReplaced = isChanged && event !== 'submit' && !isChange(event) && next.issues === state().issues
    set({
      ...next,
      ...(isChanged && { trail: withoutAhead(next.trail) }),
      ...(isReplaced && { issues: [], refused: [] }),
    })
  }

  function accept(advanced: Advance, event: string): void {
    write(advanced.state, event)
    for (const trace of advanced.traces) options.observe?.(trace)
    for (const name of advanced.tracked) options.track?.(name)
  }

  /** Carries an event out. Resolves when it has ended, or waits for the outside world and leaves the step usable. */
  function carryOut(occurrence: Occurrence): Promise<void> {
    return new Promise((resolve) => void runToEnd(occurrence, resolve).then(resolve))
  }

  /** Runs an event from its first instruction to its end. Answers that come after its step was left are dropped. */
  async function runToEnd(occurrence: Occurrence, onWait: () => void): Promise<void> {
    const { event, list, extra, from } = occurrence
    let hasCalled = false
    const before = state().data
    let { isUnderWay = false } = occurrence
    // Options that are fetched again leave the step usable.
    const active = runs.begin(event, (!from || isUnderWay) && !isChange(event))
    if (active.isForeground) set({ ...toSubmitStart(), dialog: undefined })
    showWays()
    try {
      let run = from ?? { frames: [list], extra }
      for (;;) {
        const advanced = advance(flow(), state(), run, scopeOf)
        accept(occurrence.way ? withoutDialog(advanced) : advanced, event)
        if (advanced.next === 'end') {
          runs.end(active)
          if (advanced.to !== undefined) {
            // What a step does by itself reads; what a person asks for also sends.
            if ((hasCalled || hasPutOut(before)) && event !== 'enter' && flow().steps[advanced.to]?.resumable)
              set({ isUnsent: false })
            await goOn(advanced.to, occurrence)
          } else if (active.isForeground) settle(event)
          return
        }
        const slot = toOptionSlot(event, advanced.call.save)
        const load = slot === undefined ? undefined : loads.begin(slot)
        let isWanted = true
        const result = await call(advanced.call.action, advanced.input, active, onWait).finally(() => {
          if (load) isWanted = loads.end(load)
        })
        if (active.signal.aborted) return
        if (!isWanted) {
          // What it was asked for has changed meanwhile.
          run = advanced.run
          continue
        }
        const isRouted = Object.hasOwn(advanced.call.on, result.outcome)
        if ('failure' in result && !isRouted)
          return await fail(result.failure, toRest(occurrence, advanced.again, isUnderWay), active.isForeground, slot)

        hasCalled ||= !('failure' in result)
        isUnderWay ||= !('failure' in result) && isLasting(advanced.call.action, result.outcome)
        const data = 'data' in result ? result.data : undefined
        const answered = answer(state(), advanced.run, advanced.call, result.outcome, data)
        write(answered.state, event)
        if (isDone(advanced.call.action, result.outcome)) set({ trail: toSealed(state().trail) })
        run = 'failure' in result ? { ...answered.run, extra: { ...extra, failure: result.failure } } : answered.run
      }
    } catch (error) {
      if (!active.signal.aborted) crash(error, occurrence)
    } finally {
      runs.end(active)
      showWays()
    }
  }

  /** What is still to be done of an event whose call has failed, and how it is tried again. */
  function toRest(occurrence: Occurrence, from: Run, isUnderWay: boolean): Occurrence {
    const rest: Occurrence = { ...occurrence, from, isUnderWay }
    return isUnderWay ? { ...rest, again: async () => (runs.isBusy() ? undefined : carryOut(rest)) } : rest
  }

  /** Whether an answer stays true: what was waited for has happened, and a one-time act is done. */
  function isLasting(action: string, outcome: string): boolean {
    return flow().actions[action]?.waits === true || isDone(action, outcome)
  }

  /** Whether something was written since that is sent in the background. */
  const hasPutOut = (before: SessionState['data']) =>
    Object.entries(flow().slots).some(([slot, { sentBy }]) => sentBy && state().data[slot] !== before[slot])

  /** The slot that a call fetches for the options of a field. */
  function toOptionSlot(event: string, save: string | undefined): string | undefined {
    const slots = event === 'enter' || isChange(event) ? step()?.optionSlots : undefined
    return slots?.find((slot) => slot === save)
  }

  /** Whether a one-time act has succeeded. */
  function isDone(action: string, outcome: string): boolean {
    const { once = false, expected } = flow().actions[action] ?? {}
    return once && outcome === expected
  }

  /** What may be done about the step: only what was asked for can be stopped, and nothing stops a one-time act. */
  function showWays(): void {
    const { trail } = state()
    const run = runs.foreground()
    const canCancel = run !== undefined && !run.isActing && !isByItself(run.event) && !trail.isSealed
    const canGoBack = !run?.isActing && toPlaceBefore(trail) !== undefined
    if (canCancel !== state().canCancel || canGoBack !== state().canGoBack) set({ canCancel, canGoBack })
  }

  function cancel(): void {
    const run = runs.foreground()
    if (!run || !state().canCancel) return
    runs.abort(run)
    set({ isLoading: false, calling: undefined })
    showWays()
  }

  function settle(event: string): void {
    const { error, issues } = state()
    const isThrough = event === 'submit' && !error && issues.length === 0
    set(isThrough ? toSubmitSuccess() : { isLoading: false })
  }

  function leave(): void {
    const list = step()?.on['leave']
    if (list) accept(advance(flow(), state(), { frames: [list], extra: {} }, scopeOf), 'leave')
  }

  /** A step that leads on by itself is not kept in the trail; on the way back it is passed over, so that nobody is trapped. */
  async function goOn(to: string, { event, way }: Occurrence): Promise<void> {
    const isWayBack = way === 'back' && flow().steps[to]?.back !== 'bar' && toPlaceBefore(state().trail) !== undefined
    if (isWayBack) await show(withoutCurrent, 'back')
    else await enter(to, isByItself(event))
  }

  async function enter(name: string, replaces = false): Promise<void> {
    const next = flow().steps[name]
    if (!next) throw new Error(`The flow has no step ${name}`)
    await show((trail) => toNext(trail, { id: state().visit + 1, step: name, back: next.back, replaces }))
  }

  /** Leaves the step that is shown and enters the one that the changed trail has come to. */
  async function show(change: (trail: Trail) => Trail, way?: Occurrence['way']): Promise<void> {
    const { visit } = state()
    if (visit > 0) leave()
    runs.abortAll()
    forget()
    const trail = change(state().trail)
    const currentStep = trail.places[trail.at]?.step ?? flow().start
    const previousStep = visit > 0 ? state().currentStep : undefined
    const next = flow().steps[currentStep]
    const progress = next?.progress ?? 0
    set({ ...initialStepState, trail, currentStep, previousStep, visit: visit + 1, progress })
    showWays()
    const list = next?.on['enter']
    if (!list) return
    const again = async () => (runs.isBusy() ? undefined : carryOut(occurrence))
    const occurrence: Occurrence = { event: 'enter', list, extra: {}, way, again }
    await again()
  }

  async function send(event: string, payload?: unknown, again = () => send(event, payload)): Promise<void> {
    const list = step()?.on[event]
    if (!isChange(event) && runs.isBusy()) return
    if (list) return carryOut({ event, list, extra: { event: payload }, again })
    crash(new Error(`Step ${state().currentStep} has no event "${event}"`), { event, again })
  }

  return {
    carryOut,
    crash,
    tell,
    enter,
    show,
    send,
    cancel,
    leave,
    retry,
    reconnect,
    reload,
    showWays,
    isBusy: runs.isBusy,
    isActing: () => runs.foreground()?.isActing === true,
    isUnentered,
    abortAll: () => runs.abortAll(),
  }
}

/** A step that is returned to comes back as it was left, without the question that it may have asked. */
const withoutDialog = (advanced: Advance): Advance => ({
  ...advanced,
  state: { ...advanced.state, dialog: undefined },
})

import type { CompiledFlow, CompiledInstruction, Scope } from '../../definition/CompiledFlow.ts'
import { advance, type Run, type Trace } from '../../session/advance.ts'
import { isByItself, isChange } from '../../session/eventKinds.ts'
import { initialFormStatus } from '../../session/formStatus.ts'
import { initialStepState, type SessionState } from '../../session/SessionState.ts'
import { toNext, toPlaceBefore, withoutAhead, withoutCurrent } from '../../session/trail.ts'
import type { Asked, Point } from './Point.ts'
import { toWayId, type WayChoice } from './Way.ts'

/** What a move has brought about: where it leads, the ways that came to their end, and each instruction that was reached. */
export interface Played {
  readonly point: Point
  readonly ways: readonly string[]
  readonly traces: readonly Trace[]
}

/** An event under way, between two calls. */
interface Event {
  readonly event: string
  readonly list: string
  readonly step: string | undefined
  readonly choices: readonly WayChoice[]
  readonly isBack: boolean
}

/** What carrying out the events of a flow needs to know. */
interface GameContext {
  readonly flow: CompiledFlow
  readonly instructions: ReadonlyMap<string, CompiledInstruction>
  readonly scopeOf: (point: Point, extra?: Run['extra']) => Scope
}

/**
 * Creates what carries out one move: events with their instructions up to the next call, and the steps that they lead to. The
 * point that it opens at stays as it was.
 */
export function createGame({ flow, instructions, scopeOf }: GameContext, opening: Point) {
  let point = opening
  const ways: string[] = []
  const traces: Trace[] = []
  const set = (change: Partial<SessionState>) => (point = { ...point, state: { ...point.state, ...change } })

  function begin(event: string, list: readonly CompiledInstruction[], extra: Run['extra'], isBack = false): void {
    const step = event === 'startUp' ? undefined : point.state.currentStep
    // Of two of the same name the later counts.
    point = { ...point, waiting: point.waiting.filter((asked) => asked.event !== event) }
    if (!isChange(event)) set({ ...initialFormStatus, isLoading: true, dialog: undefined })
    const at = step === undefined ? 'startUp' : `steps.${step}.on.${event}`
    run({ event, list: at, step, choices: [], isBack }, { frames: [list], extra })
  }

  function run(of: Event, from: Run): void {
    const advanced = advance(flow, point.state, from, (state, extra) => scopeOf({ ...point, state }, extra))
    const isChanged = advanced.state.data !== point.state.data && !isByItself(of.event)
    const { trail, dialog } = advanced.state
    set({
      ...advanced.state,
      trail: isChanged ? withoutAhead(trail) : trail,
      dialog: of.isBack ? undefined : dialog,
    })
    traces.push(...advanced.traces)
    const choices = [...of.choices, ...advanced.traces.flatMap(toCondition)]
    if (advanced.next === 'call') {
      const at = advanced.again.frames[0]?.[0]?.at ?? ''
      const asked: Asked = { ...of, choices, at, call: advanced.call, run: advanced.run, input: advanced.input }
      const isWaiting = flow.actions[advanced.call.action]?.waits === true
      point = isWaiting ? { ...point, waiting: [...point.waiting, asked] } : { ...point, asked }
      if (isWaiting) set({ isLoading: false })
      return
    }
    const last = instructions.get(advanced.traces.at(-1)?.at ?? '')
    const resumed: WayChoice[] =
      last?.resumeAt && advanced.to !== undefined ? [{ kind: 'resume', at: last.at, step: advanced.to }] : []
    ways.push(toWayId(of.list, [...choices, ...resumed]))
    if (advanced.to === undefined) set({ isLoading: false })
    else goOn(advanced.to, of)
  }

  function goOn(to: string, { event, isBack }: Event): void {
    const isWayBack = isBack && flow.steps[to]?.back !== 'bar' && toPlaceBefore(point.state.trail) !== undefined
    if (isWayBack) return show(withoutCurrent, true)
    arrive(to, isByItself(event))
  }

  function arrive(step: string, replaces = false): void {
    const id = point.state.visit + 1
    show((trail) => toNext(trail, { id, step, back: flow.steps[step]?.back, replaces }))
  }

  function show(change: (trail: SessionState['trail']) => SessionState['trail'], isBack = false): void {
    const { visit, currentStep: before } = point.state
    if (visit > 0) leave()
    point = { ...point, waiting: [] }
    const trail = change(point.state.trail)
    const currentStep = trail.places[trail.at]?.step ?? flow.start
    const step = flow.steps[currentStep]
    set({
      ...initialStepState,
      trail,
      currentStep,
      previousStep: visit > 0 ? before : undefined,
      visit: visit + 1,
      progress: step?.progress ?? 0,
    })
    const enter = step?.on['enter']
    if (enter) begin('enter', enter, {}, isBack)
  }

  function leave(): void {
    const { currentStep } = point.state
    const list = flow.steps[currentStep]?.on['leave']
    if (!list) return
    const scope = (state: SessionState, extra: Run['extra']) => scopeOf({ ...point, state }, extra)
    const advanced = advance(flow, point.state, { frames: [list], extra: {} }, scope)
    traces.push(...advanced.traces)
    ways.push(toWayId(`steps.${currentStep}.on.leave`, advanced.traces.flatMap(toCondition)))
    set(advanced.state)
  }

  return {
    begin,
    run,
    show,
    enter: (step: string) => arrive(step),
    set,
    answered: (waiting: Point['waiting']) => (point = { state: point.state, facts: point.facts, waiting }),
    point: () => point,
    result: (): Played => ({ point, ways, traces }),
  }
}

const toCondition = ({ at, when, taken }: Trace): WayChoice[] =>
  when === undefined ? [] : [{ kind: 'when', at, predicate: when, holds: taken }]

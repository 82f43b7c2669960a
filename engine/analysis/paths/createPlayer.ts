import type { CompiledFlow, CompiledInstruction, Scope } from '../../definition/CompiledFlow.ts'
import { advance, answer, type Run, type Trace } from '../../session/advance.ts'
import { valueAt, withValueAt } from '../../session/dataPath.ts'
import { isByItself, isChange } from '../../session/eventKinds.ts'
import { keepFilled } from '../../session/fill.ts'
import { initialFormStatus, toApiError } from '../../session/formStatus.ts'
import { createInitialState, initialStepState, type SessionState } from '../../session/SessionState.ts'
import { toNow, toScope } from '../../session/toScope.ts'
import { toNext, toPlace, toPlaceBefore, toSealed, withoutAhead, withoutCurrent } from '../../session/trail.ts'
import type { Asked, Point } from './Point.ts'
import type { FlowWorld } from './FlowWorld.ts'
import { toWayId, type WayChoice } from './Way.ts'
import type { Witness, WitnessAnswer } from './Witness.ts'

/** What a move has brought about: where it leads, the ways that came to their end, and each instruction that was reached. */
export interface Played {
  readonly point: Point
  readonly ways: readonly string[]
  readonly traces: readonly Trace[]
}

/** The form whose value is sent: what holds it. */
type FormSlot = { readonly data: string }

/** An event under way, between two calls. */
interface Event {
  readonly event: string
  readonly list: string
  readonly step: string | undefined
  readonly choices: readonly WayChoice[]
  readonly isBack: boolean
}

/**
 * Plays a flow without waiting for anything: every move gives a new point and leaves the one before as it was, so that a search
 * can try many from the same. It does what `createEvents` does, on the same pure parts; replays hold the two against each other.
 */
export function createPlayer(flow: CompiledFlow, { now, functions }: FlowWorld) {
  const instructions = toInstructionMap(flow)
  // One moment for all: to take it apart anew each time would take longer than to play.
  const moment = toNow(now)
  const scopeOf = ({ state, facts }: Point, extra: Run['extra'] = {}): Scope =>
    toScope(flow, state, { now: moment, facts, functions }, extra)

  function play(from: Point, change: (game: Game) => void): Played {
    const game = createGame(from)
    change(game)
    return game.result()
  }

  type Game = ReturnType<typeof createGame>
  function createGame(opening: Point) {
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
      const id = point.state.visit + 1
      show((trail) => toNext(trail, { id, step: to, back: flow.steps[to]?.back, replaces: isByItself(event) }))
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
      set,
      answered: (waiting: Point['waiting']) => (point = { state: point.state, facts: point.facts, waiting }),
      point: () => point,
      result: (): Played => ({ point, ways, traces }),
    }
  }

  return {
    scopeOf,
    /** Opens the page, with what was saved if anything was. */
    start(facts: Point['facts'], saved: Witness['saved']): Played {
      const state = createInitialState(flow)
      const data = { ...state.data, ...saved?.data }
      const extra = { saved: saved ? { ageDays: saved.ageDays } : null }
      const point: Point = { state: { ...state, data }, facts, waiting: [] }
      return play(point, (game) => game.begin('startUp', flow.startUp, extra))
    },
    send: (point: Point, event: string, payload?: unknown): Played =>
      play(point, (game) =>
        game.begin(event, flow.steps[point.state.currentStep]?.on[event] ?? [], { event: payload }),
      ),
    /** Sends a form whose value is right. */
    submit: (point: Point, form: FormSlot, value: unknown): Played =>
      play(point, (game) => {
        game.set({ data: withValueAt(point.state.data, form.data, value), issues: [], dialog: undefined })
        game.begin('submit', flow.steps[point.state.currentStep]?.on['submit'] ?? [], { event: undefined })
      }),
    /** Types a form's value; `field` is the one that has changed. */
    change: (point: Point, form: FormSlot, value: unknown, field: string): Played =>
      play(point, (game) => {
        const { data: before, filled, trail, currentStep } = point.state
        const data = withValueAt(before, form.data, value)
        const isChanged = valueAt(value, field) !== valueAt(before[form.data], field)
        game.set({
          data,
          filled: keepFilled({ data, filled }).filled,
          trail: isChanged ? withoutAhead(trail) : trail,
        })
        const event = `change ${field}`
        const list = flow.steps[currentStep]?.on[event]
        if (list) game.begin(event, list, { event: valueAt(value, field) ?? null })
      }),
    close: (point: Point): Played => play(point, (game) => game.set({ dialog: undefined, screen: undefined })),
    back: (point: Point): Played =>
      play(point, (game) => {
        const place = toPlaceBefore(point.state.trail)
        if (place) game.show((trail) => toPlace(trail, place.id), true)
      }),
    /** Gives the answer that an event has asked for; a failure without a route ends the event. */
    answer: (point: Point, asked: Asked, given: WitnessAnswer): Played =>
      play(point, (game) => {
        const { call, at, choices } = asked
        const waiting = point.waiting.filter((other) => other !== asked)
        game.answered(waiting)
        const { failure = { status: 'Failed', message: '' } } = given
        if (given.outcome === 'failed' && !Object.hasOwn(call.on, 'failed')) {
          game.set(toApiError(failure))
          return
        }
        const answered = answer(point.state, asked.run, call, given.outcome, given.data)
        const { once = false, expected } = flow.actions[call.action] ?? {}
        const { trail } = answered.state
        game.set({
          ...answered.state,
          isLoading: true,
          trail: once && given.outcome === expected ? toSealed(trail) : trail,
        })
        const choice: WayChoice = { kind: 'call', at, action: call.action, outcome: given.outcome }
        const extra = given.outcome === 'failed' ? { ...answered.run.extra, failure } : answered.run.extra
        game.run({ ...asked, choices: [...choices, choice] }, { ...answered.run, extra })
      }),
  }
}

export type Player = ReturnType<typeof createPlayer>

const toCondition = ({ at, when, taken }: Trace): WayChoice[] =>
  when === undefined ? [] : [{ kind: 'when', at, predicate: when, holds: taken }]

function toInstructionMap(flow: CompiledFlow): ReadonlyMap<string, CompiledInstruction> {
  const found = new Map<string, CompiledInstruction>()
  const add = (list: readonly CompiledInstruction[]): void => {
    for (const instruction of list) {
      found.set(instruction.at, instruction)
      for (const route of Object.values(instruction.call?.on ?? {})) add(route)
    }
  }
  add(flow.startUp)
  for (const { on } of Object.values(flow.steps)) for (const list of Object.values(on)) add(list)
  return found
}

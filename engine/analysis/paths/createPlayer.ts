import type { CompiledFlow, CompiledInstruction, Scope } from '../../definition/CompiledFlow.ts'
import { answer, type Run } from '../../session/advance.ts'
import { valueAt, withValueAt } from '../../session/dataPath.ts'
import { keepFilled } from '../../session/fill.ts'
import { toApiError } from '../../session/formStatus.ts'
import { createInitialState, type SessionState } from '../../session/SessionState.ts'
import { toFailureRule } from '../../session/toFailureRule.ts'
import { toNow, toScope } from '../../session/toScope.ts'
import { toPlace, toPlaceBefore, toSealed, withoutAhead } from '../../session/trail.ts'
import { createGame, type Played } from './createGame.ts'
import type { Asked, Point } from './Point.ts'
import type { FlowWorld } from './FlowWorld.ts'
import type { WayChoice } from './Way.ts'
import type { Example, ExampleAnswer } from './Example.ts'

/** The form whose value is sent: what holds it. */
type FormSlot = { readonly data: string }

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

  function play(from: Point, change: (game: ReturnType<typeof createGame>) => void): Played {
    const game = createGame({ flow, instructions, scopeOf }, from)
    change(game)
    return game.result()
  }

  return {
    scopeOf,
    /** Opens the page, with what was saved if anything was. */
    start(facts: Point['facts'], saved: Example['saved']): Played {
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
    /** Gives the answer that an event has asked for; a failure without a route ends the event, and may lead to a step. */
    answer: (point: Point, asked: Asked, given: ExampleAnswer): Played =>
      play(point, (game) => {
        const { call, at, choices } = asked
        const waiting = point.waiting.filter((other) => other !== asked)
        game.answered(waiting)
        const { failure = { status: 'Failed', message: '' } } = given
        if (given.outcome === 'failed' && !Object.hasOwn(call.on, 'failed')) {
          const scope = (state: SessionState, extra: Run['extra']) => scopeOf({ ...point, state }, extra)
          const rule = toFailureRule(flow, point.state, { failure, atField: false }, scope)
          if (rule?.to === undefined) game.set(toApiError(failure))
          else game.enter(rule.to)
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

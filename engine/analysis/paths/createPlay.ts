import { type Asked, type Point, type Progress, type WayChoice, toResuming, toWayId } from './Way.ts'
import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'
import {
  type Input,
  type Observed,
  type World,
  createInitialState,
  isReady,
  toNow,
  toScope,
  transition,
} from '../../machine/index.ts'

/** The result of an input: the point it leads to, and the ids of the ways that ended. */
export interface Played {
  readonly point: Point
  readonly ways: readonly string[]
}

/**
 * Creates a player that runs a flow synchronously. Each input returns a new point and leaves the old one unchanged, so a search can
 * try many inputs from the same point.
 */
export function createPlay(flow: CompiledFlow, { now, functions }: FlowWorld) {
  const resuming = toResuming(flow)
  const initial = createInitialState(flow)
  // Computed once, because splitting a date takes longer than playing an input.
  const moment = toNow(now)
  const worldOf = ({ facts }: Pick<Point, 'facts'>): World => ({ now: moment, facts, functions, isOnline: true })

  /** Passes an input to the machine and proceeds until it waits for another one. Throws the errors that the machine reports. */
  function next(from: Point, input: Input): Played {
    const world = worldOf(from)
    const progress = new Map(from.progress)
    const ways: string[] = []
    let { state } = from

    function note({ run, event, step, traces, isEnd, to }: Observed): void {
      const list = step === undefined ? 'startUp' : `steps.${step}.on.${event}`
      const known = progress.get(run)
      const choices = [...(known?.list === list ? known.choices : []), ...traces.flatMap(toCondition)]
      progress.set(run, { list, step, choices })
      if (!isEnd) return
      const at = traces.at(-1)?.at ?? ''
      const resumed: WayChoice[] = resuming.has(at) && to !== undefined ? [{ kind: 'resume', at, step: to }] : []
      ways.push(toWayId(list, [...choices, ...resumed]))
    }

    function take(one: Input): void {
      const { effects, ...moved } = transition(flow, state, one, world)
      for (const effect of effects) {
        if (effect.type === 'report') throw effect.error
        if (effect.type === 'observe') note(effect)
      }
      ;({ state } = moved)
    }

    // To continue, the applicant has to dismiss the whole-page screen that hides the step.
    if (state.screen !== undefined) take({ type: 'dismiss' })
    const asked = input.type === 'answered' && listAsked(from).find(({ ticket }) => ticket === input.ticket)
    if (asked) noteAnswer(asked, input.result.outcome)
    take(input)
    while (isReady(state)) take({ type: 'proceed' })
    return { point: toPoint({ state, facts: from.facts, progress }), ways }

    function noteAnswer({ run, at, call, ...begun }: Asked, outcome: string): void {
      const choices: readonly WayChoice[] = [...begun.choices, { kind: 'call', at, action: call.action, outcome }]
      progress.set(run, { list: begun.list, step: begun.step, choices })
    }
  }

  return {
    next,
    /** Returns the point before the first input. */
    open: (facts: Point['facts']): Point => ({ state: initial, facts, progress: new Map(), waiting: [] }),
    worldOf,
    scopeOf: (point: Point): Scope => toScope(flow, point.state, worldOf(point)),
  }
}

/** A player of a flow. */
export type Play = ReturnType<typeof createPlay>

/** Lists every call that has no answer yet. */
const listAsked = ({ asked, waiting }: Point): readonly Asked[] => (asked ? [asked, ...waiting] : waiting)

function toPoint({ state, facts, progress }: Pick<Point, 'state' | 'facts' | 'progress'>): Point {
  const kept = new Map<number, Progress>()
  const open = state.runs.flatMap(({ id, call, extra }): Asked[] => {
    const begun = progress.get(id)
    if (!call || !begun) return []
    kept.set(id, begun)
    return [{ ...begun, ...call, run: id, extra, at: call.again[0]?.[0]?.at ?? '' }]
  })
  const waiting = open.filter(({ waits }) => waits)
  const asked = open.find(({ waits }) => !waits)
  return { state, facts, progress: kept, waiting, ...(asked ? { asked } : {}) }
}

const toCondition = ({ at, when, taken }: Observed['traces'][number]): WayChoice[] =>
  when === undefined ? [] : [{ kind: 'when', at, predicate: when, holds: taken }]

/** What playing a flow needs besides the flow: the product's functions, and a fixed current time. */
export interface FlowWorld {
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  readonly now: Date
}

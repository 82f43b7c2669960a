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

/** What an input has brought about: where it leads, and the ways that came to their end. */
export interface Played {
  readonly point: Point
  readonly ways: readonly string[]
}

/**
 * Creates what plays a flow without waiting for anything: each input gives a new point and leaves the one before as it was, so that
 * a search can try many from the same.
 */
export function createPlay(flow: CompiledFlow, { now, functions }: FlowWorld) {
  const resuming = toResuming(flow)
  const initial = createInitialState(flow)
  // One moment for all: to take it apart anew each time would take longer than to play.
  const moment = toNow(now)
  const worldOf = ({ facts }: Pick<Point, 'facts'>): World => ({ now: moment, facts, functions, isOnline: true })

  /** Hands an input to the machine, and goes on as far as it goes by itself. Throws what the flow cannot carry out. */
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

    // Whoever goes on has closed the page that hid the step.
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
    /** The page before anything has happened. */
    open: (facts: Point['facts']): Point => ({ state: initial, facts, progress: new Map(), waiting: [] }),
    worldOf,
    scopeOf: (point: Point): Scope => toScope(flow, point.state, worldOf(point)),
  }
}

/** What plays a flow. */
export type Play = ReturnType<typeof createPlay>

/** Every call that has no answer yet. */
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

/** What a flow needs of the world around it to be played: the product's functions, and one moment that stands for today. */
export interface FlowWorld {
  readonly functions: Readonly<Record<string, (...args: never[]) => unknown>>
  readonly now: Date
}

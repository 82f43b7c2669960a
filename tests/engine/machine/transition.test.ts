import { array, assert, constantFrom, nat, oneof, property, record, type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../../../engine/actions/ActionHandler.ts'
import {
  createInitialState,
  isReady,
  isSubmitting,
  toNow,
  toScope,
  transition,
  type Effect,
  type Input,
} from '../../../engine/machine/index.ts'
import { call, flowOf, step } from '../session/createTestSession.ts'

const plain = { expected: 'done', waits: false, timeoutMs: undefined }

/** A flow with everything that a flow may do: calls of each kind, options, a dialog, a step that continues by itself, an end. */
const flow = flowOf(
  {
    A: step(
      {
        enter: [call('list', { save: 'options' }), { stay: true }],
        'change name': [{ set: [['options', () => []]] }, call('list', { save: 'options' })],
        submit: [call('find', { save: 'kept', on: { other: [{ at: 'other.0', to: 'D' }] } }), { to: 'B' }],
        ask: [{ fill: [['kept', () => 'filled']], dialog: 'sure' }],
        broken: [{ when: 'breaks', to: 'B' }],
        refuse: [{ issue: { field: 'name', message: 'taken', params: {} } }],
      },
      { optionSlots: ['options'] },
    ),
    B: step({
      enter: [call('hear'), { to: 'C' }],
      'change name': [call('find'), { to: 'C' }],
      submit: [call('act'), call('find'), { to: 'C' }],
      leave: [{ track: 'Left', set: [['kept', () => 'left']] }],
    }),
    C: step({
      submit: [call('act'), { to: 'END' }],
      again: [{ reset: true, to: 'A' }],
      skip: [{ to: 'D' }],
      leave: [{ set: [['kept', () => 'left']] }],
    }),
    D: step({ enter: [call('find'), { return: true }, { to: 'C' }] }, { back: 'skip' }),
    END: step({ submit: [{ issue: { message: 'over', params: {} } }] }, { back: 'bar' }),
  },
  {
    slots: {
      form: { initial: {}, persist: false },
      kept: { initial: null, persist: true },
      options: { initial: [], persist: false },
    },
    actions: { list: plain, find: plain, hear: { ...plain, waits: true }, act: { ...plain, once: true } },
    predicates: {
      breaks: () => {
        throw new Error('It breaks')
      },
      isLost: ({ failure }) => Object(failure).status === 401,
      isBroken: ({ failure }) => Object(failure).status === 500,
    },
    failures: [
      { when: 'isLost', to: 'D' },
      { when: 'isBroken', screen: 'error' },
    ],
  },
)
const world = {
  now: { year: 2026, month: 5, day: 17, date: '2026-05-17', ms: 0 },
  facts: {},
  functions: {},
  isOnline: true,
}

/** An input, or an answer to a call, which `answer` counts back from the latest one. */
type Act = { readonly input: Input } | { readonly answer: number; readonly result: ActionResult | undefined }

const fail = (status: number): ActionResult => ({ outcome: 'failed', failure: { status, message: '' } })
const act: Arbitrary<Act> = oneof(
  record({ input: constantFrom('submit', 'ask', 'broken', 'refuse', 'again', 'skip', 'enter').map(toSend) }),
  record({
    answer: oneof(nat(2), nat(20)),
    result: constantFrom(
      { outcome: 'done' },
      { outcome: 'done' },
      { outcome: 'other' },
      fail(401),
      fail(500),
      fail(0),
      undefined,
    ),
  }),
  record({
    input: constantFrom<Input[]>(
      { type: 'start' },
      { type: 'submit', slot: 'form', value: { name: 'Ada' }, issues: [] },
      {
        type: 'submit',
        slot: 'form',
        value: {},
        issues: [{ path: 'name', message: 'missing', params: {}, rule: 'required' }],
      },
      { type: 'change', slot: 'form', value: { name: 'Ada' }, field: 'name' },
      { type: 'change', slot: 'form', value: { name: 'Bo' }, field: 'name' },
      { type: 'reload', slot: 'options' },
      { type: 'goTo', place: 1 },
    ),
  }),
  record({
    input: constantFrom(
      'back',
      'back',
      'forward',
      'cancel',
      'dismiss',
      'close',
      'retry',
      'reconnect',
      'reset',
      'leave',
    ).map((type) => ({ type })),
  }),
)

function toSend(event: string): Input {
  return { type: 'send', event }
}

const submitted: Act = { input: { type: 'submit', slot: 'form', value: { name: 'Ada' }, issues: [] } }

/** Leads to a one-time act under way, with two calls in the background. */
const toOneTimeAct: readonly Act[] = [
  { answer: 0, result: { outcome: 'done' } },
  submitted,
  { answer: 0, result: { outcome: 'done' } },
  { input: { type: 'change', slot: 'form', value: { name: 'Bo' }, field: 'name' } },
  submitted,
]

/** Leads to a new application after a one-time act. */
const toNewApplication: readonly Act[] = [
  ...toOneTimeAct,
  { answer: 0, result: { outcome: 'done' } },
  { answer: 0, result: { outcome: 'done' } },
  { input: toSend('again') },
]

/** Leads to a form that is being sent when the options for what was typed in it arrive. */
const toBackgroundAnswer: readonly Act[] = [
  { answer: 0, result: { outcome: 'done' } },
  { input: { type: 'change', slot: 'form', value: { name: 'Bo' }, field: 'name' } },
  submitted,
  { answer: 1, result: { outcome: 'done' } },
]

/** Takes all these acts in a new application; returns every small step with the effects that it requested. */
function play(acts: readonly Act[]) {
  let state = deepFreeze(createInitialState(flow))
  const steps: { input: Input; before: typeof state; state: typeof state; effects: readonly Effect[] }[] = []
  const tickets: number[] = []
  const take = (input: Input) => {
    const before = state
    const { effects, ...next } = transition(flow, before, input, world)
    state = deepFreeze(next.state)
    steps.push({ input, before, state, effects })
    for (const effect of effects) if (effect.type === 'call') tickets.push(effect.ticket)
  }
  for (const one of [{ input: { type: 'start' } as const }, ...acts]) {
    if ('input' in one) take(one.input)
    else {
      const ticket = tickets.at(-1 - one.answer) ?? 999
      take(one.result ? { type: 'answered', ticket, result: one.result } : { type: 'broken', ticket, error: 'a bug' })
    }
    for (let count = 0; isReady(state); count++) {
      if (count > 30) throw new Error('It never comes to rest.')
      take({ type: 'proceed' })
    }
  }
  return steps
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner)
  return value
}

/** Returns the steps that begin a new application: by an instruction, or because the host asked for it. */
function toResets(steps: ReturnType<typeof play>) {
  let isAsked = false
  return steps.filter(({ input, before, state, effects }) => {
    isAsked ||= input.type === 'reset'
    const isLed = isAsked && before.visit !== state.visit
    if (isLed) isAsked = false
    isAsked ||= effects.some((one) => one.type === 'observe' && one.traces.some(({ at }) => at === 'again.0'))
    return isLed
  })
}

const openTickets = ({ runs }: ReturnType<typeof createInitialState>) =>
  runs.flatMap((run) => (run.call && !run.call.result ? [run.call.ticket] : []))

describe('transition, for any sequence of inputs,', () => {
  const sequences = array(act, { maxLength: 40 })
  const check = (look: (steps: ReturnType<typeof play>) => void, first: readonly Act[] = []) =>
    assert(
      property(sequences, (acts) => look(play([...first, ...acts]))),
      { numRuns: 300 },
    )

  it('keeps at most one event in the foreground, and allows cancel only during one', () => {
    check((steps) => {
      for (const { state } of steps) {
        const foreground = state.runs.filter(({ isForeground }) => isForeground)
        expect(foreground.length).toBeLessThanOrEqual(1)
        expect(state.canCancel && foreground.length === 0).toBe(false)
      }
    })
  })

  it('returns the same states and effects when the inputs are replayed', () => {
    assert(
      property(sequences, (acts) => {
        expect(play(acts)).toEqual(play(acts))
      }),
      { numRuns: 100 },
    )
  })

  it('waits for exactly the calls that were requested and neither answered nor aborted', () => {
    check((steps) => {
      const open = new Set<number>()
      for (const { input, state, effects } of steps) {
        if (input.type === 'answered' || input.type === 'broken') open.delete(input.ticket ?? 0)
        for (const effect of effects) {
          if (effect.type === 'call') open.add(effect.ticket)
          if (effect.type === 'abort') open.delete(effect.ticket)
        }
        expect(new Set(openTickets(state))).toEqual(open)
      }
    })
  })

  it('ignores an answer to a call that is not open', () => {
    check((steps) => {
      const late = steps.filter(
        ({ input, before }) => input.type === 'answered' && !openTickets(before).includes(input.ticket),
      )
      expect(late.filter(({ before, state, effects }) => state !== before || effects.length > 0)).toEqual([])
    })
  })

  it('never leads back to a place from before a seal', () => {
    check((steps) => {
      const left = new Set<number>()
      for (const { before, state } of steps) {
        if (before.trail.isSealed && before.visit !== state.visit)
          for (const { id } of before.trail.places) left.add(id)
        expect(state.trail.places.filter(({ id }) => left.has(id))).toEqual([])
      }
    })
  })

  it('never aborts a one-time act', () => {
    check((steps) => {
      const acts = new Set<number>()
      for (const { effects } of steps) {
        for (const effect of effects) if (effect.type === 'call' && effect.action === 'act') acts.add(effect.ticket)
        expect(effects.filter((effect) => effect.type === 'abort' && acts.has(effect.ticket))).toEqual([])
      }
      expect(acts.size).toBeGreaterThan(0)
    }, toOneTimeAct)
  })

  it('does a one-time act once in an application', () => {
    check((steps) => {
      const acts = new Set<number>()
      const resets = new Set(toResets(steps))
      let isDone = false
      for (const one of steps) {
        const { input, before, effects } = one
        // An answer to a call that is over, such as a second one, does nothing.
        const isHeard =
          input.type === 'answered' && acts.has(input.ticket) && openTickets(before).includes(input.ticket)
        if (isHeard && input.result.outcome === 'done') isDone = true
        if (resets.has(one)) isDone = false
        for (const effect of effects) {
          if (effect.type !== 'call' || effect.action !== 'act') continue
          expect(isDone).toBe(false)
          acts.add(effect.ticket)
        }
      }
    }, toOneTimeAct)
  })

  it('begins a new application with the data of the first one after a reset', () => {
    check((steps) => {
      const { data, filled, drafts, isUnsent, refusals, acts } = createInitialState(flow)
      for (const one of toResets(steps))
        expect(one.state).toMatchObject({ data, filled, drafts, isUnsent, refusals, acts })
    }, toNewApplication)
  })

  it('lists a refused field once, and none after a valid submit', () => {
    check((steps) => {
      for (const { input, before, state } of steps) {
        const named = state.issues.map(({ path }) => path)
        expect([new Set(state.refused).size, new Set(named).size]).toEqual([state.refused.length, named.length])
        const isRight = input.type === 'submit' && input.issues.length === 0 && state !== before
        expect(isRight ? state.refused : []).toEqual([])
      }
    })
  })

  it('changes no form while it is being sent', () => {
    check((steps) => {
      const late = steps.filter(({ input, before }) => input.type === 'change' && isSubmitting(before))
      expect(late.filter(({ before, state }) => state.data !== before.data)).toEqual([])
    })
  })

  it('writes no answer of a background call while a form is being sent', () => {
    check((steps) => {
      for (const { before, state } of steps) {
        if (!isSubmitting(before) || state.visit !== before.visit) continue
        const answered = before.runs.filter(({ isForeground, call: open }) => !isForeground && open?.result)
        expect(state.runs).toEqual(expect.arrayContaining([...answered]))
      }
    }, toBackgroundAnswer)
  })

  it('leaves a step by Back or Forward with the form value that it had before anything was typed', () => {
    check((steps) => {
      for (const { input, before, state } of steps) {
        const isTravel = before.runs.some(({ to }) => to && 'way' in to) && before.visit !== state.visit
        const draftOf = (name: string) => before.drafts.find((one) => one.step === name)
        const draft = draftOf(before.currentStep)
        if (input.type !== 'proceed' || !isTravel || !draft || state.currentStep === before.currentStep) continue
        const { aside } = draftOf(state.currentStep) ?? {}
        expect([draft.before, aside?.value]).toContain(state.data['form'])
      }
    })
  })

  it('changes nothing and requests no effects after the session was destroyed', () => {
    assert(
      property(sequences, act, (acts, last) => {
        const state = play(acts).at(-1)?.state ?? createInitialState(flow)
        const over = transition(flow, state, { type: 'destroy' }, world)
        expect(over.state.runs).toEqual([])
        const input: Input = 'input' in last ? last.input : { type: 'answered', ticket: last.answer, result: fail(0) }
        expect(transition(flow, over.state, input, world)).toEqual({ state: over.state, effects: [] })
      }),
    )
  })
})

it('a fact that the flow does not declare hides neither its slots nor what expressions always read', () => {
  const state = createInitialState(flow, { campaign: 'spring' })
  const facts = { form: 'taken', constants: 'taken', init: 'taken', now: 'taken', fn: 'taken', weather: 'fair' }
  const now = toNow(new Date(2026, 4, 17))
  const scope = toScope(flow, state, { now, facts, functions: {} }, { event: 'typed' })
  const { form, constants, init, now: read, fn, weather, event } = scope
  expect({ form, constants, init, now: read, fn, weather, event }).toEqual({
    form: {},
    constants: {},
    init: { campaign: 'spring' },
    now,
    fn: {},
    weather: 'fair',
    event: 'typed',
  })
})

import type { CompiledFlow, CompiledView, Scope } from '../../definition/CompiledFlow.ts'
import { toFormList } from '../../definition/forms.ts'
import type { FormDefinition, LinkedFlow } from '../../definition/index.ts'
import { evaluateExpression, type ExpressionNode } from '../../expressions/index.ts'
import { isByItself, isChange } from '../../session/eventKinds.ts'
import type { Trace } from '../../session/advance.ts'
import type { SessionState } from '../../session/SessionState.ts'
import type { createAnswers } from './createAnswers.ts'
import type { Candidates } from './createCandidates.ts'
import type { Played, Player } from './createPlayer.ts'
import type { createRelevance } from './createRelevance.ts'
import type { Asked, Point } from './Point.ts'
import type { WitnessAnswer, WitnessMove } from './Witness.ts'
import { toWayId } from './Way.ts'

/** A point that the search came to, and how. */
export interface Found {
  readonly point: Point
  readonly from: Found | undefined
  readonly move: Omit<WitnessMove, 'answers'> | undefined
  readonly answer: WitnessAnswer | undefined
  readonly saved: { readonly data: Readonly<Record<string, unknown>>; readonly ageDays: number } | undefined
  /** The ways that ended between `from` and here. */
  readonly ways: readonly string[]
  /** Every instruction that was reached between `from` and here, as `toTraceId` writes it. */
  readonly traces: readonly string[]
  readonly depth: number
}

/** What a search has found. */
export interface SearchResult {
  /** The first point at which each way had ended: the shortest way there. */
  readonly byWay: ReadonlyMap<string, Found>
  readonly found: readonly Found[]
  /** What the engine refused to carry out, although the flow was checked. */
  readonly errors: readonly { readonly from: Found; readonly move: string; readonly error: Error }[]
}

interface SearchContext {
  readonly flow: LinkedFlow
  readonly runnable: CompiledFlow
  readonly player: Player
  readonly candidates: Candidates
  readonly relevance: ReturnType<typeof createRelevance>
  readonly answers: ReturnType<typeof createAnswers>
  readonly outcomes: Readonly<Record<string, readonly string[]>>
}

/** An instruction that was reached, and whether it was carried out. */
export const toTraceId = ({ at, taken }: Trace): string => `${at}${taken ? '+' : '-'}`

/** Points of one place that differ in what matters; more of them bring nothing new. */
const mostOfOnePlace = 6
const mostPoints = 12_000

/** Goes through a flow from its start, breadth first, trying at each point everything that can be done there. */
export function search(context: SearchContext): SearchResult {
  const { flow, runnable, player, candidates, relevance, answers, outcomes } = context
  const byWay = new Map<string, Found>()
  const found: Found[] = []
  const errors: { from: Found; move: string; error: Error }[] = []
  const seen = new Map<string, Set<string>>()
  const parsed = new Map<string, ExpressionNode | undefined>()

  const parse = (source: string) => {
    if (!parsed.has(source)) {
      const checked = flow.expressions.check(source)
      parsed.set(source, checked.ok ? checked.ast : undefined)
    }
    return parsed.get(source)
  }
  const evaluate = (source: string, scope: Scope): unknown => {
    const ast = parse(source)
    try {
      return ast && evaluateExpression(ast, scope)
    } catch {
      return undefined
    }
  }
  const holds = (predicate: string | undefined, scope: Scope) => {
    if (predicate === undefined) return true
    try {
      return runnable.predicates[predicate]?.(scope) === true
    } catch {
      return false
    }
  }

  /** The answers of predicates; what they read is shared between points, so that most are known already. */
  function ask(names: readonly string[], scope: Scope): string {
    return names.map((name) => answers(name, scope)).join('')
  }

  /** Where a point is and what is asked there; and what else of its data matters later. Points that agree in both lead to the same. */
  function toKeys(point: Point): readonly [place: string, situation: string] {
    const { state, asked, waiting } = point
    const scope = player.scopeOf(point)
    const step = asked ? (asked.step ?? '') : state.currentStep
    const waits = waiting.map(({ call, list, choices }) => `${call.action} ${toWayId(list, choices)}`)
    const at = asked ? `${toWayId(asked.list, asked.choices)} ${asked.at}` : `${step} ${state.dialog ?? ''}`
    const own = relevance.ownAt(step)
    const later = asked ? relevance.underWay(step) : relevance.atRest(step)
    const shapes = (slots: Iterable<string>) => [...slots].map((slot) => toShape(scope[slot])).join('')
    const hasBack = state.trail.at > 0 && !state.trail.isSealed ? '<' : ''
    return [
      [at, ask(own.predicates, scope), shapes(own.slots), ...waits].join(' '),
      [ask(later.predicates, scope), shapes(later.slots), hasBack].join(' '),
    ]
  }

  function add(played: Played, from: Found | undefined, how: Pick<Found, 'move' | 'answer' | 'saved'>): void {
    const { point, ways } = played
    const isNew = ways.some((way) => !byWay.has(way))
    const [place, situation] = toKeys(point)
    const known = seen.get(place) ?? new Set()
    seen.set(place, known)
    if (!isNew && (known.has(situation) || known.size >= mostOfOnePlace)) return
    known.add(situation)
    const traces = played.traces.map(toTraceId)
    const one: Found = { point, from, ways, traces, depth: (from?.depth ?? -1) + 1, ...how }
    found.push(one)
    for (const way of ways) if (!byWay.has(way)) byWay.set(way, one)
  }

  function tryMove(
    from: Found,
    move: NonNullable<Found['move']>,
    play: () => Played,
    isGuess = false,
    answer?: WitnessAnswer,
  ): void {
    try {
      const played = play()
      if (isGuess && emptiesSlot(runnable, from.point.state, played.point.state)) return
      add(played, from, { move: answer ? undefined : move, answer, saved: undefined })
    } catch (error) {
      if (!isGuess && error instanceof Error) errors.push({ from, move: move.event, error })
    }
  }

  function reply(from: Found, asked: Asked, isWaiting: boolean): void {
    const { call } = asked
    const { step } = asked
    const scope = player.scopeOf(from.point)
    for (const outcome of [...(outcomes[call.action] ?? []), 'failed']) {
      const isRouted = Object.hasOwn(call.on, outcome)
      const values =
        outcome === 'failed'
          ? [undefined]
          : candidates.answers(call.action, outcome, isRouted ? undefined : call.save, scope)
      for (const data of values) {
        const answer: WitnessAnswer = {
          action: call.action,
          outcome,
          ...(outcome === 'failed' ? { failure: { status: 'Failed', message: '' } } : { data }),
        }
        const move = { kind: 'answer', step, event: call.action } as const
        const play = () => player.answer(from.point, asked, answer)
        if (isWaiting) tryWaiting(from, move, play, answer)
        else tryMove(from, move, play, false, answer)
      }
    }
  }

  function tryWaiting(from: Found, move: NonNullable<Found['move']>, play: () => Played, answer: WitnessAnswer): void {
    try {
      add(play(), from, { move, answer, saved: undefined })
    } catch (error) {
      if (error instanceof Error) errors.push({ from, move: move.event, error })
    }
  }

  function expand(from: Found): void {
    const { point } = from
    if (point.asked) return reply(from, point.asked, false)
    const { state } = point
    // Where the page could not be opened there is nothing but to try again.
    if (state.visit === 0) return
    const step = state.currentStep
    const definition = flow.definition.steps[step]
    const compiled = runnable.steps[step]
    if (!definition || !compiled) return
    const scope = player.scopeOf(point)
    const send = (event: string, value?: unknown, isGuess = false) => {
      const move = { kind: 'send', step, event, ...(value === undefined ? {} : { value }) } as const
      tryMove(from, move, () => player.send(point, event, value), isGuess)
    }
    if (state.dialog !== undefined) {
      for (const { action } of compiled.dialogs[state.dialog]?.buttons ?? []) send(action)
      tryMove(from, { kind: 'close', step, event: 'close' }, () => player.close(point))
      return
    }

    const form = definition.form && toFormList(definition.form).find(({ when }) => holds(when, scope))
    const buttons = compiled.view.flatMap((part) =>
      part.kind === 'button' && holds(part.when, scope) ? [part.action] : [],
    )
    for (const action of buttons) if (action !== 'submit' || !definition.form) send(action)
    if (form) {
      type(from, form, scope)
      if (definition.on['submit']) submit(from, form, scope)
    }
    const sent = new Set(toSent(compiled.view, compiled.dialogs))
    for (const event of Object.keys(definition.on)) {
      if (isByItself(event) || isChange(event) || event === 'submit' || sent.has(event)) continue
      for (const value of candidates.payloads(toEventReads(flow, step, event))) send(event, value, value !== undefined)
    }
    for (const asked of point.waiting) reply(from, asked, true)
    if (state.trail.at > 0 && !state.trail.isSealed)
      tryMove(from, { kind: 'back', step, event: 'back' }, () => player.back(point))
  }

  function submit(from: Found, form: FormDefinition, scope: Scope): void {
    const step = from.point.state.currentStep
    for (const value of candidates.forms(form, (field) => toOptions(form, field, scope), scope)) {
      // What is typed is judged, and a button that is disabled is not pressed.
      const typed = { ...scope, [form.data]: value }
      if (!holds(form.submitWhen, typed)) continue
      const move = { kind: 'submit', step, event: 'submit', value } as const
      tryMove(from, move, () => player.submit(from.point, form, value))
    }
  }

  function type(from: Found, form: FormDefinition, scope: Scope): void {
    const step = from.point.state.currentStep
    for (const event of Object.keys(flow.definition.steps[step]?.on ?? {})) {
      if (!isChange(event)) continue
      const field = event.slice('change '.length)
      for (const value of candidates.changes(form, field, toOptions(form, field, scope), scope)) {
        const move = { kind: 'change', step, event, value } as const
        tryMove(from, move, () => player.change(from.point, form, value, field))
      }
    }
  }

  /** What a field may be chosen from; undefined when it is typed. */
  function toOptions(form: FormDefinition, field: string, scope: Scope): readonly unknown[] | undefined {
    const options = form.fields?.[field]?.options
    if (!options) return undefined
    const items = evaluate(options.from, scope)
    return Array.isArray(items) ? items.map((item, index) => toOption(item, options.value, index)) : []
  }

  for (const facts of candidates.facts()) {
    for (const saved of [undefined, ...candidates.saved()]) {
      const move = { kind: 'start', step: undefined, event: 'startUp' } as const
      add(player.start(facts, saved), undefined, { move, answer: undefined, saved })
    }
  }
  // A list hands out what is added to it while it is walked.
  for (const one of found) {
    if (found.length > mostPoints) break
    expand(one)
  }
  return { byWay, found, errors }
}

function toShape(value: unknown): string {
  if (value === null || value === undefined) return 'n'
  if (Array.isArray(value)) return value.length === 0 ? 'e' : 'l'
  if (typeof value === 'object') return Object.keys(value).length === 0 ? 'o' : 'f'
  return 'v'
}

const toSent = (
  view: readonly CompiledView[],
  dialogs: CompiledFlow['steps'][string]['dialogs'],
): readonly string[] => [
  ...view.flatMap((part) => (part.kind === 'button' ? [part.action] : [])),
  ...Object.values(dialogs).flatMap(({ buttons }) => buttons.map(({ action }) => action)),
]

/** What an item of a list of options is chosen by: a value of its own, or else its place in the list. */
function toOption(item: unknown, property: string | undefined, index: number): unknown {
  if (typeof item !== 'object' || item === null) return item
  return property === undefined ? String(index) : Reflect.get(item, property)
}

/** What an event's instructions read of what it carries, as paths below it. */
function toEventReads(flow: LinkedFlow, step: string, event: string): readonly string[] {
  const text = JSON.stringify(flow.definition.steps[step]?.on[event] ?? [])
  return [
    ...new Set([...text.matchAll(/(?<![\w.'"-])event((?:\.\w+)*)(?![\w'-])/g)].map(([, path = '']) => path.slice(1))),
  ]
}

/** A payload that no component sends: it leaves a slot empty that never is. */
const emptiesSlot = ({ slots }: CompiledFlow, before: SessionState, after: SessionState): boolean =>
  Object.entries(slots).some(
    ([name, { initial }]) => initial !== null && before.data[name] !== null && after.data[name] === null,
  )

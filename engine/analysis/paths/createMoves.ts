import type { CompiledFlow, CompiledView, Scope } from '../../definition/CompiledFlow.ts'
import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toFormList } from '../../definition/forms.ts'
import type { FormDefinition, LinkedFlow } from '../../definition/index.ts'
import { isByItself, isChange } from '../../machine/Run.ts'
import type { Input } from '../../machine/index.ts'
import { toFailureRule } from '../../machine/fail.ts'
import { createExpressionRunner } from '../../runner/toRunnableFlow.ts'
import type { ToLetter, createAnswers } from './createAnswers.ts'
import type { Candidates, EventReads } from './createCandidates.ts'
import type { Play } from './createPlay.ts'
import type { ReadsOf } from './createRelevance.ts'
import type { Asked, Point } from './Way.ts'
import type { ExampleAnswer, ExampleMove } from './Example.ts'
import { toResult } from './playExample.ts'

/** An input to try at a point: something that the applicant can do, or an answer to a call. */
export interface Try {
  readonly move?: Omit<ExampleMove, 'answers'>
  readonly answer?: ExampleAnswer
  readonly input: Input
  /** Whether the payload is a guess: only the product's component knows what it sends. */
  readonly isGuess?: boolean
}

/** The flow, and the lookups used to list moves. */
export interface MovesContext {
  readonly flow: LinkedFlow
  readonly runnable: CompiledFlow
  readonly play: Play
  readonly candidates: Candidates
  readonly answers: ReturnType<typeof createAnswers>
  readonly readsOf: ReadsOf
  readonly toLetter: ToLetter
  /** The declared outcomes of each action. */
  readonly outcomes: Readonly<Record<string, readonly string[]>>
}

/** Creates a function that lists the inputs possible at a point: what the screen offers, with valid values, or answers to its call. */
export function createMoves(context: MovesContext) {
  const { flow, runnable, candidates, answers, outcomes } = context
  const evaluate = createEvaluate(flow)
  const listFailures = createFailures(context)
  const toEventReads = createEventReads(flow)
  const holds = (predicate: string | undefined, scope: Scope) =>
    predicate === undefined || answers(predicate, scope) === '1'

  return function* listMoves({ point, scope }: { readonly point: Point; readonly scope: Scope }): Generator<Try> {
    const { state, asked } = point
    if (asked) return yield* listAnswers(point, asked, scope)
    const step = state.currentStep
    const definition = flow.definition.steps[step]
    const compiled = runnable.steps[step]
    // When the start-up failed, no step is shown and the applicant can only retry.
    if (!definition || !compiled || state.visit === 0) return
    if (state.dialog !== undefined) {
      for (const { action } of compiled.dialogs[state.dialog]?.buttons ?? []) yield toSend(point, action)
      return yield { move: { kind: 'close', step, event: 'close' }, input: { type: 'close' } }
    }
    for (const part of compiled.view) {
      if (part.kind !== 'button' || !holds(part.when, scope)) continue
      const payload = part.file === undefined ? undefined : { file: 'Sample' }
      if (part.action !== 'submit' || !definition.form) yield toSend(point, part.action, payload)
    }
    const form = toFormList(definition.form).find(({ when }) => holds(when, scope))
    if (form) {
      yield* listChanges(point, form, scope)
      if (definition.on['submit']) yield* listSubmits(point, form, scope)
    }
    const sent = new Set(toSent(compiled.view, compiled.dialogs))
    for (const event of Object.keys(definition.on)) {
      if (isByItself(event) || isChange(event) || event === 'submit' || sent.has(event)) continue
      for (const value of candidates.payloads(toEventReads(step, event), scope)) yield toSend(point, event, value)
    }
    for (const waiting of point.waiting) yield* listAnswers(point, waiting, scope)
    if (state.trail.at > 0 && !state.trail.isSealed)
      yield { move: { kind: 'back', step, event: 'back' }, input: { type: 'back' } }
  }

  function* listAnswers(point: Point, asked: Asked, scope: Scope): Generator<Try> {
    const { action, on, save } = asked.call
    const move = { kind: 'answer', step: point.state.currentStep, event: action } as const
    const toTry = (answer: ExampleAnswer): Try => ({
      ...(asked === point.asked ? {} : { move }),
      answer,
      input: { type: 'answered', ticket: asked.ticket, result: toResult(answer) },
    })
    for (const outcome of outcomes[action] ?? []) {
      const path = Object.hasOwn(on, outcome) ? undefined : save
      for (const data of candidates.answers(action, outcome, path, scope))
        yield toTry({ action, outcome, ...(data === undefined ? {} : { data }) })
    }
    for (const failure of listFailures(point, asked, scope)) yield toTry({ action, outcome: 'failed', failure })
  }

  function* listSubmits(point: Point, form: FormDefinition, scope: Scope): Generator<Try> {
    for (const value of candidates.forms(form, (field) => toOptions(form, field, scope), scope)) {
      // Whether the submit button is disabled can depend on the values just typed.
      if (!holds(form.submitWhen, { __proto__: scope, [form.data]: value })) continue
      const move = { kind: 'submit', step: point.state.currentStep, event: 'submit', value } as const
      yield { move, input: { type: 'submit', slot: form.data, value, issues: [] } }
    }
  }

  function* listChanges(point: Point, form: FormDefinition, scope: Scope): Generator<Try> {
    const step = point.state.currentStep
    for (const event of Object.keys(flow.definition.steps[step]?.on ?? {})) {
      if (!isChange(event)) continue
      const field = event.slice('change '.length)
      for (const value of candidates.changes(form, field, toOptions(form, field, scope), scope)) {
        const move = { kind: 'change', step, event, value } as const
        yield { move, input: { type: 'change', slot: form.data, value, field } }
      }
    }
  }

  /** Returns the options of a field; undefined for a field without options. */
  function toOptions(form: FormDefinition, field: string, scope: Scope): readonly unknown[] | undefined {
    const options = form.fields?.[field]?.options
    if (!options) return undefined
    const items = evaluate(options.from, scope)
    return Array.isArray(items) ? items.map((item, index) => toOption(item, options.value, index)) : []
  }
}

type ToldFailure = NonNullable<ExampleAnswer['failure']>

/** Creates a function that lists failures of a call: a general one, and one for each step that the `failures` rules lead to. */
function createFailures({ runnable, play, candidates, readsOf, toLetter }: MovesContext) {
  const { failures } = runnable
  // Only rules that lead to a step matter here, so without one no status needs to be tried.
  const statuses = failures.some(({ to }) => to !== undefined) ? candidates.statuses() : []
  const reads = [...new Set(failures.flatMap(({ when }) => readsOf(when)))]
  const known = new Map<string, readonly ToldFailure[]>()

  function list({ state, facts }: Point, atField: boolean): readonly ToldFailure[] {
    const byStep = new Map<string, ToldFailure>()
    for (const status of statuses) {
      const failure = { status, message: '' }
      const { to } = toFailureRule(runnable, state, { failure, atField }, play.worldOf({ facts })) ?? {}
      if (to !== undefined && !byStep.has(to)) byStep.set(to, failure)
    }
    return [{ status: 'Failed', message: '' }, ...byStep.values()]
  }

  return (point: Point, { load }: Asked, scope: Scope): readonly ToldFailure[] => {
    const { currentStep, visit } = point.state
    const atField = load !== undefined
    const key = [currentStep, visit === 0, atField, ...reads.map((name) => toLetter(name, scope[name]))].join(' ')
    const listed = known.get(key) ?? list(point, atField)
    known.set(key, listed)
    return listed
  }
}

function toSend(point: Point, event: string, value?: unknown): Try {
  const move = {
    kind: 'send',
    step: point.state.currentStep,
    event,
    ...(value === undefined ? {} : { value }),
  } as const
  return { move, isGuess: value !== undefined, input: { type: 'send', event, payload: value } }
}

/** Creates an evaluator of checked expressions that returns undefined instead of throwing. */
function createEvaluate(flow: LinkedFlow) {
  const run = createExpressionRunner(flow)
  return (source: string, scope: Scope): unknown => {
    try {
      return run(source)(scope)
    } catch {
      return undefined
    }
  }
}

const toSent = (
  view: readonly CompiledView[],
  dialogs: CompiledFlow['steps'][string]['dialogs'],
): readonly string[] => [
  ...view.flatMap((part) => (part.kind === 'button' ? [part.action] : [])),
  ...Object.values(dialogs).flatMap(({ buttons }) => buttons.map(({ action }) => action)),
]

/** Returns the value of an option: the item itself, one of its properties, or its index in the list. */
function toOption(item: unknown, property: string | undefined, index: number): unknown {
  if (typeof item !== 'object' || item === null) return item
  return property === undefined ? String(index) : Reflect.get(item, property)
}

/** Creates a function that tells what an event's instructions do with its payload. */
function createEventReads({ definition, expressions }: LinkedFlow) {
  const known = new Map<string, EventReads>()

  function list(place: string): EventReads {
    const sites = toExpressionSites(definition).filter(({ path }) => path.slice(0, 4).join(' ') === place)
    const reads = sites.flatMap(({ source }) => {
      const checked = expressions.check(source)
      return checked.ok ? checked.reads : []
    })
    const paths = reads.flatMap((read) => {
      const [root, ...fields] = read.replace(/\[.*/, '').split('.')
      return root === 'event' ? [fields.join('.')] : []
    })
    const kept = sites.flatMap(({ path, source }) =>
      source === 'event' && path.at(-2) === 'set' ? [String(path.at(-1))] : [],
    )
    return { reads: [...new Set(paths)], kept }
  }

  return (step: string, event: string): EventReads => {
    const place = `steps ${step} on ${event}`
    const reads = known.get(place) ?? list(place)
    known.set(place, reads)
    return reads
  }
}

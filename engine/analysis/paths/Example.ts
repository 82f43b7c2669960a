import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { toFormList } from '../../definition/forms.ts'
import { toEventWords } from '../../compiler/text/FlowWords.ts'
import type { Way } from './Way.ts'

/** The answer to a call in an example: one of its outcomes with data, or a failure. */
export interface ExampleAnswer {
  readonly action: string
  /** A declared outcome, or `failed`. */
  readonly outcome: string
  readonly data?: unknown
  /** Only with `failed`. */
  readonly failure?: { readonly status: number | string; readonly message: string }
}

/** One action of the applicant or the page in an example, with the answers to the calls that it causes, in order. */
export interface ExampleMove {
  /**
   * `start` opens the page, `submit` submits the form with `value`, `send` sends another event with `value`, `change` types
   * `value` into the form and leaves the field of the event, `answer` is the answer of an action that waits, `back` goes a step
   * back, `close` closes the dialog.
   */
  readonly kind: 'start' | 'submit' | 'send' | 'change' | 'answer' | 'back' | 'close'
  /** The step where it happens; undefined for the start. */
  readonly step: string | undefined
  /** The name of the event in the flow; the name of the action for `answer`. */
  readonly event: string
  /** The form as it is submitted or typed, or the payload of the event. */
  readonly value?: unknown
  readonly answers: readonly ExampleAnswer[]
}

/** Data that lead to one situation: plain JSON, found by a search and confirmed by a replay through the engine. */
export interface Example {
  /** What distinguishes the situation, in words: `the order is more than 10 days old`. */
  readonly label: string
  /** The step that is shown at the end. */
  readonly step: string
  /** The dialog that is open at the end. */
  readonly dialog?: string
  /** The action that the step waits for at the end, if its last event is not finished. */
  readonly asks?: string
  /** The facts of the host page, the same from the start to the end. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The data saved at an earlier visit, and their age in days. */
  readonly saved?: { readonly data: Readonly<Record<string, unknown>>; readonly ageDays: number }
  readonly moves: readonly ExampleMove[]
  /** The ids of the ways that it takes, in order. */
  readonly ways: readonly string[]
}

/** A way through an event, and whether the search found data that lead along it. */
export interface ProvenWay extends Way {
  readonly isProven: boolean
}

/** Which parts of a flow the examples reach. */
export interface ExampleCoverage {
  /** Whether each step is reached. */
  readonly steps: Readonly<Record<string, boolean>>
  /**
   * Whether each instruction runs, by its place such as `steps.X.on.submit.1`, and whether it is skipped, which only happens to
   * one with a condition.
   */
  readonly instructions: Readonly<Record<string, { readonly taken: boolean; readonly skipped?: boolean }>>
  /** Whether each outcome of each call occurs, by the place of the call. */
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, boolean>>>>
}

/** An error while running a checked flow: a fault of the flow that its check does not find, or of the engine. */
export interface FlowFailure {
  readonly message: string
  /** The data that lead to it, up to the move before the failure. */
  readonly example: Example
  /** The event that failed, or the action whose answer led to the failure. */
  readonly event: string
}

/** The results of the search through a flow: plain JSON. */
export interface Examples {
  /** The situations of each step with data that lead there, first those without a failed call and from a fresh start. */
  readonly steps: Readonly<Record<string, readonly Example[]>>
  /** Every way through every event. */
  readonly ways: readonly ProvenWay[]
  readonly coverage: ExampleCoverage
  readonly failures: readonly FlowFailure[]
}

/** Describes an example in numbered sentences for people who do not program: each move with its values, and the answers of services. */
export function toSentences(flow: LinkedFlow, { facts, saved, moves, step, dialog, label }: Example): string {
  const { definition, copy } = flow
  const [texts = {}] = copy.values()
  const quote = (key: string) => texts[key] ?? key
  const toTitle = (name: string) => `"${quote(definition.steps[name]?.title ?? name)}" (${name})`
  const lines = moves.flatMap((move, index) => [
    `${index + 1}. ${toSentence(move, { definition, quote, toTitle, facts, saved })}`,
    ...move.answers.map((answer) => `   ${toAnswerLine(answer)}`),
  ])
  const question =
    dialog === undefined
      ? ''
      : `, where "${quote(definition.steps[step]?.dialogs?.[dialog]?.title ?? dialog)}" is asked`
  return [...lines, `So one comes to ${toTitle(step)}${question}: ${label}.`].join('\n')
}

interface SentenceContext {
  readonly facts: Example['facts']
  readonly saved: Example['saved'] | undefined
  readonly definition: FlowDefinition
  readonly quote: (key: string) => string
  readonly toTitle: (step: string) => string
}

function toSentence(move: ExampleMove, { definition, quote, toTitle, facts, saved }: SentenceContext): string {
  const { kind, step = '', event, value } = move
  const own = definition.steps[step]
  const what = own ? toEventWords(event, own, quote) : event
  switch (kind) {
    case 'start': {
      const told = Object.keys(facts).length === 0 ? '' : `, with ${toValues(facts)}`
      const before = saved ? `; ${saved.ageDays} days ago was saved: ${toValues(saved.data)}` : ''
      return `Open the page${told}${before}.`
    }
    case 'submit': {
      const [form] = toFormList(own?.form)
      return `At ${toTitle(step)}, enter ${toValues(value)}, and press "${quote(form?.submit ?? 'submit')}".`
    }
    case 'change':
      return `At ${toTitle(step)}, change ${event.slice('change '.length)}, so that the form holds ${toValues(value)}.`
    case 'send':
      return `At ${toTitle(step)}, press ${what}${value === undefined ? '' : `, with ${toValues(value)}`}.`
    case 'answer':
      return `At ${toTitle(step)}, wait for ${event}.`
    case 'back':
      return `At ${toTitle(step)}, go back.`
    case 'close':
      return `At ${toTitle(step)}, close the question.`
  }
}

function toAnswerLine({ action, outcome, data, failure }: ExampleAnswer): string {
  if (failure) return `${action} fails: ${failure.status}`
  return `${action} answers "${outcome}"${data === undefined ? '' : `: ${toValues(data)}`}`
}

/** Formats data without the punctuation of JSON: `year 2010, make "Sample"`. */
function toValues(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `(${value.map(toValues).join('; ')})`
  const parts = Object.entries(value).map(([name, inner]) => {
    const isInner = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    return `${name} ${isInner ? `(${toValues(inner)})` : toValues(inner)}`
  })
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

import type { FlowDefinition, LinkedFlow } from '../../definition/index.ts'
import { toFormList } from '../../definition/forms.ts'
import { toEventWords } from '../../compiler/text/FlowWords.ts'
import type { Example, ExampleAnswer, ExampleMove } from './Example.ts'

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
      const [form] = own?.form ? toFormList(own.form) : []
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

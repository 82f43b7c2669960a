import { toFormList } from '../../definition/forms.ts'
import { createFlowWords, indent, toConditional, type FlowWords } from './FlowWords.ts'
import { toInstructionLines } from './toInstructionLines.ts'
import type {
  EventDefinition,
  FailureDefinition,
  LinkedFlow,
  ButtonDefinition,
  StepDefinition,
  ViewDefinition,
} from '../../definition/index.ts'
import { toResumeStepsOf } from '../../definition/released/toResumeSteps.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { toFormLines } from './toFormLines.ts'

/** A flow as text to read from top to bottom. Each text ends in a line break. */
export interface FlowText {
  /** What belongs to no step: constants, start-up, failures, and what is saved and tracked. */
  readonly flow: string
  readonly steps: Readonly<Record<string, string>>
}

/** Describes a checked flow in sentences, with the texts of one language. Throws when it has no copy in that language. */
export function toFlowText(flow: LinkedFlow, language: string): FlowText {
  const { definition } = flow
  const words = createFlowWords(flow, language)
  return {
    flow: toCommonText(flow, words),
    steps: Object.fromEntries(
      Object.entries(definition.steps).map(([name, step]) => [name, toStepText(name, step, flow, words)]),
    ),
  }
}

function toCommonText(flow: LinkedFlow, words: ReturnType<typeof createFlowWords>): string {
  const { name, version, start, constants, data, events = {}, failures = [], startUp, actions } = flow.definition
  const saved = toSavedLines(flow)
  const kept = Object.entries(data).flatMap(([slot, { persist }]) => (persist ? [slot] : []))
  const sent = Object.entries(data).flatMap(([slot, { sentBy }]) =>
    sentBy === undefined ? [] : [`${slot} by ${sentBy}`],
  )
  const waiting = Object.entries(actions).flatMap(([action, { progress }]) =>
    progress === undefined ? [] : [`${action}: ${words.quote(progress)}`],
  )
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Constants', Object.entries(constants).map(([constant, value]) => `${constant} = ${value}`)],
    ['Start-up', toInstructionLines(startUp, { ...words, actions })],
    [
      'When a call fails',
      [
        ...failures.map((failure) => toConditional(words.when(failure.when), toShown(failure, words))),
        'otherwise: show the message at the step',
      ],
    ],
    ['While a call is under way', waiting],
    ['Kept between visits', kept],
    ...(sent.length > 0 ? [['Sent in the background until the service has it', sent] as const] : []),
    ...(saved.length > 0 ? [['Taken up again', saved] as const] : []),
    ['Tracked', Object.entries(events).map(toEventLine)],
  ]
  const lines = sections.flatMap(([heading, content]) => ['', heading, ...indent(content)])
  return [`${name}, version ${version}`, `starts at ${start}`, ...lines, ''].join('\n')
}

function toShown({ screen, text, to }: FailureDefinition, words: ReturnType<typeof createFlowWords>): string {
  if (to !== undefined) return `go to ${to}`
  return text === undefined ? `show the page ${screen}` : `say ${words.quote(text)}`
}

const toEventLine = ([event, { properties = [] }]: [string, EventDefinition]) =>
  [`"${event}"`, ...(properties.length > 0 ? [`with ${properties.join(', ')}`] : [])].join(' ')

/** Describes what happens to saved applications that cannot resume unchanged: what migrations make of them, and where they resume. */
function toSavedLines(flow: LinkedFlow): string[] {
  const migrations = Object.entries(flow.definition.migrations ?? {}).flatMap(([version, { data = {} }]) =>
    Object.entries(data).map(
      ([place, source]) =>
        `from version ${version}: ${source === null ? `${place} is kept no longer` : `${place} is ${source}`}`,
    ),
  )
  const moved = Object.entries(toResumeStepsOf(flow) ?? {}).map(
    ([step, target]) => `who stopped at ${step} goes on at ${target}`,
  )
  return [...migrations, ...moved]
}

const backWords = { skip: 'Back and Forward pass over it', bar: 'nothing leads back from here' } as const
const endingWords = { success: 'the application has gone through', deadEnd: 'a dead end' } as const

/** Describes one step in words. */
export function toStepText(name: string, step: StepDefinition, flow: LinkedFlow, words: FlowWords): string {
  const { title, progress, resumable = false, back, ending, view, form, dialogs = {}, on } = step
  const forms = toFormList(form)
  const lines = [
    name,
    `title ${words.quote(title)}`,
    `progress ${progress} of 100`,
    resumable ? 'a saved application may resume here' : 'a saved application does not resume here',
    ...(back === undefined ? [] : [backWords[back]]),
    ...(ending === undefined ? [] : [endingWords[ending]]),
    ...toSection(
      'Shown, from top to bottom',
      view.map((part) => toViewLine(part, words)),
    ),
    ...(forms.length > 1 ? ['', 'Of these forms the first whose condition holds is shown'] : []),
    ...forms.flatMap((one) => ['', ...toFormLines(one, bundleForm(one.schema, flow.schemas.files), words)]),
    ...Object.entries(dialogs).flatMap(([dialog, { title: question, text, buttons }]) =>
      toSection(`The dialog ${dialog}`, [
        `title ${words.quote(question)}`,
        words.quote(text),
        ...buttons.map((button) => toButton(button, words)),
      ]),
    ),
    ...Object.entries(on).flatMap(([event, list]) =>
      toSection(`On ${event}`, toInstructionLines(list, { ...words, actions: flow.definition.actions })),
    ),
  ]
  return `${lines.join('\n')}\n`
}

const toSection = (heading: string, lines: readonly string[]) => ['', heading, ...indent(lines)]

function toViewLine(view: ViewDefinition, words: FlowWords): string {
  if (typeof view === 'string') return toComponent(view)
  const condition = words.when(view.when)
  if ('component' in view) return toConditional(condition, toComponent(view.component))
  if ('text' in view) return toConditional(condition, `${view.style ?? 'text'} ${words.quote(view.text)}`)
  const wait = view.wait
    ? `; ${words.quote(view.wait.label)} for ${view.wait.seconds} after it appears and after each press`
    : ''
  const file = view.file === undefined ? '' : ` with a file (${view.file})`
  return toConditional(condition, toButton(view, words) + file + wait)
}

const toComponent = (name: string) => (name === 'form' ? 'the form' : `the part ${name}`)

const toButton = ({ action, label, style = 'secondary' }: ButtonDefinition, { quote }: FlowWords) =>
  `${style === 'link' ? 'link' : `${style} button`} ${quote(label)}: ${action}`

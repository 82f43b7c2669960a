import type { ButtonDefinition, LinkedFlow, StepDefinition, ViewDefinition } from '../../definition/index.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { type FlowWords, indent, toConditional } from './FlowWords.ts'
import { toFormLines } from './toFormLines.ts'
import { toInstructionLines } from './toInstructionLines.ts'

const backWords = { skip: 'Back and Forward pass over it', bar: 'nothing leads back from here' } as const
const endingWords = { success: 'the application has gone through', deadEnd: 'a dead end' } as const

/** One step in words. */
export function toStepText(name: string, step: StepDefinition, flow: LinkedFlow, words: FlowWords): string {
  const { title, progress, resumable = false, back, ending, view, form = [], dialogs = {}, on } = step
  const forms = 'schema' in form ? [form] : form
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

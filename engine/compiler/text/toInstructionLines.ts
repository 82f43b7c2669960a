import type { FlowDefinition, InstructionDefinition } from '../../definition/index.ts'
import { type FlowWords, indent, toConditional } from './FlowWords.ts'

/** The descriptions of `FlowWords`, and the actions that instructions call. */
export interface InstructionWords extends FlowWords {
  readonly actions: FlowDefinition['actions']
}

/** Describes a list of instructions as numbered sentences in their order of execution. */
export const toInstructionLines = (list: readonly InstructionDefinition[], words: InstructionWords): string[] =>
  list.flatMap((instruction, index) => toNumbered(`${index + 1}. `, toLines(instruction, words)))

const toNumbered = (number: string, [first = '', ...rest]: readonly string[]) => [
  number + first,
  ...rest.map((line) => ' '.repeat(number.length) + line),
]

function toLines(instruction: InstructionDefinition, words: InstructionWords): string[] {
  const { when, call, set = {}, fill = {}, forget = [], say, reset, track } = instruction
  const deeds = [
    ...(call === undefined ? [] : toCallLines(call, instruction, words)),
    ...Object.entries(set).map(([path, value]) => `set ${path} to ${value}`),
    ...Object.entries(fill).map(([path, value]) => `fill in ${path} with ${value}, unless something was entered there`),
    ...forget.map((path) => `forget ${path}`),
    ...(say ? [`tell screen readers ${toMessage(say, words)}`] : []),
    ...(reset ? ['clear all data and what is saved'] : []),
    ...(track === undefined ? [] : [`track "${track}"`]),
    ...toEnding(instruction, words),
  ]
  const condition = words.when(when)
  const [first = ''] = deeds
  if (deeds.length === 1) return [toConditional(condition, first)]
  return condition === '' ? deeds : [`${condition}:`, ...indent(deeds)]
}

function toCallLines(
  call: string,
  { with: input = {}, save, on = {} }: InstructionDefinition,
  words: InstructionWords,
) {
  const { outcomes = {}, timeoutSeconds, waits, once } = words.actions[call] ?? {}
  const [expected = ''] = Object.keys(outcomes)
  const limit = timeoutSeconds === undefined ? '' : `, for at most ${timeoutSeconds} seconds`
  return [
    `call ${call}${waits ? ', which waits for the outside world' : limit}${once ? ', a one-time act' : ''}`,
    ...Object.entries(input).map(([name, value]) => `  with ${name} = ${value}`),
    ...(save === undefined ? [] : [`  when ${expected}: keep the answer in ${save}`]),
    ...Object.entries(on).flatMap(([outcome, route]) =>
      route.length === 0
        ? [`  when ${outcome}: go on`]
        : [`  when ${outcome}:`, ...indent(indent(toInstructionLines(route, words)))],
    ),
  ]
}

function toMessage({ message, params = {} }: NonNullable<InstructionDefinition['say']>, { quote }: FlowWords): string {
  const filled = Object.entries(params).map(([name, value]) => `, where {${name}} = ${value}`)
  return `${quote(message)}${filled.join('')}`
}

function toEnding(
  { issue, dialog, stay, to, return: isReturn, resumeAt }: InstructionDefinition,
  words: FlowWords,
): string[] {
  if (issue) return [`say at ${issue.field ?? 'the form'} ${toMessage(issue, words)}`]
  if (dialog !== undefined) return [`open the dialog ${dialog}`]
  if (stay) return ['stay at this step']
  if (to !== undefined) return [`go to ${to}`]
  if (isReturn) return ['go back to the step that a failure has led away from, if there is one']
  return resumeAt === undefined
    ? []
    : [`go to the step that ${resumeAt} names, if a saved application may resume there`]
}

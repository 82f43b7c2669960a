import { createFlowWords, indent, toConditional } from './FlowWords.ts'
import { toInstructionLines } from './toInstructionLines.ts'
import { toStepText } from './toStepText.ts'
import type { EventDefinition, FailureDefinition, LinkedFlow } from '../../definition/index.ts'
import { toResumeStepsOf } from '../../definition/released/toResumeSteps.ts'

/** A flow as text that a person reads from top to bottom; each text ends in a line break. */
export interface FlowText {
  /** What belongs to no step: constants, start-up, failures, what is kept and tracked. */
  readonly flow: string
  readonly steps: Readonly<Record<string, string>>
}

/** Puts a checked flow into sentences, with the words of one language; throws when it has no copy in that language. */
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

/** What becomes of saved applications that cannot be taken up as they are: what migrations make of them, and where they go on. */
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

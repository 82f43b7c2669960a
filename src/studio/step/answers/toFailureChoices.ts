import { toMeaning, type FlowDefinition } from '../../../../engine/authoring.ts'
import type { AnswerChoice } from './AnswerChoice.ts'

const statusRead = /\bfailure\.status == (?:'([^']+)'|(\d+))/

/** The failures that the flow tells apart by `failure.status`, and one that it does not. */
export function toFailureChoices(definition: FlowDefinition): readonly AnswerChoice[] {
  const named = Object.entries(definition.predicates).flatMap(([name, { when }]) => {
    const [, text, number] = statusRead.exec(when) ?? []
    const status = text ?? (number === undefined ? undefined : Number(number))
    return status === undefined ? [] : [toChoice(status, toMeaning(definition, name))]
  })
  return [...named, toChoice(400, 'another error')]
}

const toChoice = (status: string | number, words: string): AnswerChoice => ({
  outcome: 'failed',
  words,
  result: { outcome: 'failed', failure: { status, message: '' } },
})

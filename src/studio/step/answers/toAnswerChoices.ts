import { toMeaning, type AnswerSample, type LinkedFlow, type Examples } from '../../../../engine/authoring.ts'
import type { Session } from '../../../../engine/index.ts'
import type { AnswerChoice } from './AnswerChoice.ts'
import { findCall } from './findCall.ts'
import { listDeciding } from './listDeciding.ts'
import { toFailureChoices } from './toFailureChoices.ts'

interface AnswerContext {
  readonly flow: LinkedFlow
  readonly session: Session
  readonly examples: Examples | undefined
  readonly samples: readonly AnswerSample[]
}

/**
 * How an action may come out: each declared outcome once for every way that the flow goes on from it, with data found in the
 * examples or else sampled, and the failures that the flow tells apart.
 */
export function toAnswerChoices(action: string, context: AnswerContext): readonly AnswerChoice[] {
  const { flow, session, examples, samples } = context
  const place = findCall(session.flow, session.store.getState().currentStep, action)
  const known = Object.values(examples?.steps ?? {}).flatMap((found) =>
    found.flatMap(({ moves }) => moves.flatMap(({ answers }) => answers.filter((answer) => answer.action === action))),
  )
  const declared = samples.flatMap(({ outcome, sample }) => {
    if (outcome === 'failed') return []
    const values = [sample, ...known.flatMap((answer) => (answer.outcome === outcome ? [answer.data] : []))]
    const cases = new Map<string, unknown>()
    for (const data of values) {
      const deciding = place ? listDeciding(place, session, outcome, data) : []
      const words = deciding.map((name) => toMeaning(flow.definition, name)).join(', ')
      if (!cases.has(words)) cases.set(words, data)
    }
    return [...cases].map(([words, data]) => ({
      outcome,
      words,
      result: { outcome, ...(data === undefined ? {} : { data }) },
    }))
  })
  return [...declared, ...toFailureChoices(flow.definition)]
}

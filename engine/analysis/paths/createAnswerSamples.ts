import type { LinkedFlow } from '../../definition/index.ts'
import { createCandidates } from './createCandidates.ts'

/** An outcome that a call may have, with data that fit its schema; `failed` has none. */
export interface AnswerSample {
  readonly outcome: string
  readonly sample?: unknown
}

/** Looks up how an action of a flow may come out, for a person to choose from: its declared outcomes, and that it failed. */
export function createAnswerSamples(flow: LinkedFlow, now: Date): (action: string) => readonly AnswerSample[] {
  const candidates = createCandidates(flow, now)
  return (action) => [
    ...Object.keys(flow.definition.actions[action]?.outcomes ?? {}).map((outcome) => {
      const [sample] = candidates.answers(action, outcome, undefined, {})
      return { outcome, sample }
    }),
    { outcome: 'failed' },
  ]
}

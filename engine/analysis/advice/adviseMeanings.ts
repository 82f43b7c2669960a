import type { Advice } from './Advice.ts'

/** Finds predicates that a reader of the map would meet without words, in a flow that has words for others. */
export const adviseMeanings: Advice = function* ({ flow }) {
  const predicates = Object.entries(flow.definition.predicates)
  if (predicates.every(([, { means }]) => means === undefined)) return
  for (const [name, { means }] of predicates) {
    if (means !== undefined) continue
    yield {
      code: 'missing-meaning',
      path: ['predicates', name],
      at: 'key',
      message: `predicate ${name} does not say what it means`,
      hint: 'Say it in words: "means": "the car is too old"',
    }
  }
}

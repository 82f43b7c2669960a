import type { Advice } from './Advice.ts'

/** Finds predicates that a reader of the map would meet without words, in a flow that has words for others. */
export const adviseMeanings: Advice = function* ({ flow }) {
  const { meanings, predicates } = flow.definition
  if (!meanings) return
  for (const name of Object.keys(predicates)) {
    if (Object.hasOwn(meanings, name)) continue
    yield {
      code: 'missing-meaning',
      path: ['predicates', name],
      at: 'key',
      message: `predicate ${name} has no words in "meanings"`,
      hint: 'Say there what it means when it holds: "the car is too old"',
    }
  }
}

import type { Fault } from './Fault.ts'

/** Conditions and values: see that part of docs/checks.md. */
export const expressionFaults: Readonly<Record<string, Fault>> = {
  'a signature that cannot be read': {
    from: '"predicates": {',
    to: '"functions": { "twice": "number -> number" }, "predicates": {',
    code: 'bad-signature',
    at: '"number -> number"',
    says: 'function twice has the signature "number -> number", which cannot be read',
    hint: 'Write it as "(list, string): number"',
  },
  'an expression with an unknown name': {
    from: '"has(choice.frequency) && choice',
    to: '"has(choice.frequency) && chioce',
    code: 'bad-expression',
    at: "chioce.frequency == 'daily'",
    says: 'predicate wantsDaily: There is no `chioce` here',
    hint: 'Did you mean `choice`?',
  },
  'an expression with an unknown field': {
    from: '"email": "address.email", "topic": "choice.topic", "frequency": "choice',
    to: '"email": "address.mail", "topic": "choice.topic", "frequency": "choice',
    code: 'bad-expression',
    at: '("address.)mail"',
    says: 'step TOPICS, on.submit.1.with.email: There is no `mail` in `address`',
    hint: 'Did you mean `email`?',
  },
  'an expression behind an escaped character': {
    from: "choice.frequency == 'daily'",
    to: 'choice.frequency == \\"daily\\" && unheardOf',
    code: 'bad-expression',
    at: 'unheardOf"',
    says: 'predicate wantsDaily: There is no `unheardOf` here',
  },
  'a predicate that is not true or false': {
    from: '"failure.status == 503"',
    to: '"failure.message"',
    code: 'bad-expression',
    at: 'failure.message',
    says: 'predicate isUnavailable: The result should be true or false, but it is a string',
  },
  'a value of the wrong type for its place': {
    from: '{ "choice.frequency": "\'weekly\'" }',
    to: '{ "choice.frequency": "7" }',
    code: 'bad-expression',
    at: '7"',
    says: 'step TOPICS, on.chooseWeekly.0.set.choice.frequency: The result should be a string, but it is a number',
  },
  'a predicate over a failure where none is': {
    from: '"when": "wantsDaily", "dialog"',
    to: '"when": "isUnavailable", "dialog"',
    code: 'failure-out-of-place',
    at: '"isUnavailable", "dialog"',
    says: 'predicate isUnavailable reads failure, which is only there in "failures"',
  },
  'a slot that some path has not written': {
    from: ' && subscription != null"',
    to: ' && subscription.id != null"',
    code: 'unwritten-data',
    at: '("when": )"isRemembered"',
    says: 'the start-up looks at isRemembered (is remembered), which needs subscription, and some path to here has not written it',
    hint: 'Write subscription on every path, or ask for it first: subscription != null && …',
  },
  'a predicate without words where others have theirs': {
    from: '"actions": {',
    to: '"meanings": { "wantsDaily": "mail every day is wanted", "isRemembered": "a reader comes back" }, "actions": {',
    code: 'missing-meaning',
    at: '"isUnavailable"',
    says: 'predicate isUnavailable has no words in "meanings"',
    hint: 'Say there what it means when it holds: "the car is too old"',
  },
}

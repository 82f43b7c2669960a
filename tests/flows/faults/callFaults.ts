import type { Fault } from './Fault.ts'

/** Calls: see that part of docs/checks.md. */
export const callFaults: Readonly<Record<string, Fault>> = {
  'an input that is missing': {
    from: '"topic": "choice.topic", "frequency": "choice.frequency"',
    to: '"topic": "choice.topic"',
    code: 'missing-input',
    at: '("call": )"subscribe"',
    says: 'step TOPICS calls subscribe without frequency',
    hint: 'Add "frequency" to its "with"',
  },
  'an input that the action does not take': {
    from: '"call": "listTopics",',
    to: '"call": "listTopics", "with": { "page": "1" },',
    code: 'surplus-input',
    at: '"page"',
    says: 'step ADDRESS gives listTopics a page, which it does not take',
  },
  'a "save" without a call': {
    from: '"back": [{ "to"',
    to: '"back": [{ "save": "topics", "to"',
    code: 'no-call',
    at: '("back": [{ )"save"',
    says: 'step TOPICS has "save" without a call',
  },
  'an answer that does not fit where it is saved': {
    from: '"save": "topics"',
    to: '"save": "choice"',
    code: 'unfit-answer',
    at: '("save": )"choice"',
    says: 'step ADDRESS saves what listTopics answers to choice, whose schema it does not fit',
  },
  'an outcome without a route': {
    from: '"outcomes": { "listed":',
    to: '"outcomes": { "found": { "type": "array" }, "listed":',
    code: 'missing-route',
    at: '"listTopics", "save"',
    says: 'step ADDRESS calls listTopics and has no route for its outcome listed',
    hint: 'Add "listed" to the "on" of the call',
  },
  'an action whose file says nothing of outcomes': {
    from: '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }',
    to: '"schema": "data/topic.schema.json"',
    code: 'missing-property',
    at: '("schema": )"data/topic.schema.json"',
    says: 'data/topic.schema.json lacks the "outcomes" of action listTopics',
  },
  'an action whose file is not there': {
    from: '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }',
    to: '"schema": "data/topics.schema.json"',
    code: 'unknown-schema',
    at: '"data/topics.schema.json"',
    says: 'there is no schema file data/topics.schema.json',
    hint: 'Did you mean data/topic.schema.json?',
  },
  'a route for the expected outcome': {
    from: '"call": "listTopics",',
    to: '"call": "listTopics", "on": { "listed": [] },',
    code: 'expected-outcome',
    at: '("on": { )"listed"',
    says: 'step ADDRESS routes listed, the expected outcome of listTopics',
    hint: 'Let the instructions after the call handle it',
  },
  'a one-time act that waits': {
    from: '"timeoutSeconds": 10',
    to: '"waits": true, "once": true',
    code: 'act-waits',
    at: '("once": )true',
    says: 'action subscribe is a one-time act that waits',
    hint: 'Keep "once" or "waits"',
  },
}

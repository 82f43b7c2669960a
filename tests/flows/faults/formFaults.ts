import type { Fault } from './Fault.ts'

const choice = 'schemas/forms/choice.schema.json'

/** Forms and schemas: see that part of docs/checks.md. */
export const formFaults: Readonly<Record<string, Fault>> = {
  'a schema whose $id is not its path': {
    file: 'schemas/data/topic.schema.json',
    from: '"$id": "data/topic.schema.json"',
    to: '"$id": "topic.schema.json"',
    code: 'wrong-id',
    at: '"topic.schema.json"',
    says: 'the $id of a schema file is its path below the schema folder: "data/topic.schema.json"',
  },
  'a pattern whose time doubles with each letter': {
    file: choice,
    from: '"ui": { "input": "select" },\n      "errorMessage": { ',
    to: '"pattern": "^([A-Za-z]+ ?)+$", "ui": { "input": "select" }, "errorMessage": { "pattern": "errors.invalid", ',
    code: 'slow-pattern',
    at: '("pattern": )"^([A-Za-z]+',
    says: 'the pattern ^([A-Za-z]+ ?)+$ can take twice as long for every further character',
    hint: 'Write it so that each character can be taken by one part of it only, with ^ at its beginning and $ at its end',
  },
  'a form that is not shown': {
    from: '"style": "lead" }, "form"]',
    to: '"style": "lead" }]',
    code: 'hidden-form',
    at: '[{ "text": "address.lead"',
    says: 'step ADDRESS has a form that its view does not show',
    hint: 'Put "form" where it should stand',
  },
  'a form that is not there': {
    from: '"view": [{ "text": "done.text" }',
    to: '"view": ["form", { "text": "done.text" }',
    code: 'missing-form',
    at: '("view": [)"form", { "text": "done',
    says: 'step DONE shows a form and has none',
  },
  'a rule without words': {
    file: choice,
    from: '"type": "errors.invalid", "enum": "errors.frequency"',
    to: '"type": "errors.invalid"',
    code: 'missing-message',
    at: '("enum": )["daily"',
    says: 'the rule enum of frequency has no words in "errorMessage"',
    hint: 'Add a copy key for "enum" there',
  },
  'a schema that cannot be compiled': {
    file: choice,
    from: '"type": "string",\n      "ui": { "input": "select" }',
    to: '"type": "string", "maxLenght": 3,\n      "ui": { "input": "select" }',
    code: 'bad-schema',
    at: '{\n  "$schema"',
    says: 'the schema cannot be compiled: strict mode: unknown keyword: "maxLenght"',
  },
  'a schema that is none': {
    file: choice,
    from: '"required": ["topic", "frequency"]',
    to: '"required": "topic"',
    code: 'bad-schema',
    at: '("required": )"topic"',
    says: 'required is not what a JSON Schema has there',
  },
  'a schema in the flow that is none': {
    from: '"campaign": { "type": "string" }',
    to: '"campaign": { "type": "text" }',
    code: 'bad-schema',
    at: '"text" } }',
    says: 'fact campaign, type is not what a JSON Schema has there',
  },
  'rules that nothing fits': {
    file: choice,
    from: '"enum": ["daily", "weekly"],',
    to: '"enum": ["daily", "weekly"], "maxLength": 3,',
    and: [
      {
        file: choice,
        from: '"enum": "errors.frequency" }',
        to: '"enum": "errors.frequency", "maxLength": "errors.frequency" }',
      },
    ],
    code: 'contradictory-rules',
    at: '{\n      "title": "fields.frequency"',
    says: 'the rules of frequency contradict each other: nothing that can be typed fits',
    hint: 'Look for a minimum above its maximum, or a pattern that no option has',
  },
}

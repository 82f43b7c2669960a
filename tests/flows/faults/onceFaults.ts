import type { Edit } from '../newsletter/editNewsletter.ts'
import type { Fault } from './Fault.ts'

const end = '{ "track": "Newsletter Subscribed", "to": "DONE" }'

/** Declares the procedure `finish` with these instructions. */
const procedure = (instructions: string): Edit => ({
  from: '"predicates": {',
  to: `"procedures": { "finish": { "means": "the reader is welcomed", "do": [${instructions}] } }, "predicates": {`,
})

/** Declares the group `name` with these fields. */
const group = (layout: string): Edit => ({
  from: '"predicates": {',
  to: `"fieldGroups": { "name": { "means": "who it is", "layout": [${layout}] } }, "predicates": {`,
})

/** Declares what is written when the progress is saved. */
const progress = (value: string): Edit => ({
  from: '"predicates": {',
  to: `"saveProgress": { "choice.frequency": ${value} }, "predicates": {`,
})

const saves = (steps: string) => `"title": "topics.title", "savesProgressTo": ${steps},`
const hint = 'Take it out, or use it'

/** Faults in things declared once and used by name: procedures, groups of fields, conditions, and what saves the progress. */
export const onceFaults: Readonly<Record<string, Fault>> = {
  'a procedure that does not exist': {
    from: end,
    to: '{ "do": "finsh" }',
    and: [procedure(end)],
    code: 'unknown-procedure',
    at: '"finsh"',
    says: 'step TOPICS does finsh, which is not a procedure',
    hint: 'Did you mean finish?',
  },
  'a procedure that does not exist, in another one that is done twice': {
    from: end,
    to: '{ "do": "finish" }',
    and: [{ from: end, to: '{ "do": "finish" }' }, procedure('{ "do": "welcome" }')],
    code: 'unknown-procedure',
    at: '"welcome"',
    says: 'procedure finish does welcome, which is not a procedure',
    hint: 'Known here: finish.',
  },
  'a procedure that does itself': {
    from: end,
    to: '{ "do": "finish" }',
    and: [procedure('{ "do": "finish" }')],
    code: 'circle',
    at: '("do": [{ "do": )"finish"',
    says: 'procedure finish does finish, which leads back to itself',
    hint: 'Take one of the two out of the other',
  },
  'a condition beside the name of a procedure': {
    from: end,
    to: '{ "do": "finish", "when": "wantsDaily" }',
    and: [procedure(end)],
    code: 'do-alone',
    at: '{ "do": "finish", "when"',
    says: 'has something besides "do", which must be alone',
    hint: 'Put the rest into an instruction of its own, and a condition into the procedure',
  },
  'a step that does not exist, in a procedure that is done twice': {
    from: end,
    to: '{ "do": "finish" }',
    and: [{ from: end, to: '{ "do": "finish" }' }, procedure('{ "track": "Newsletter Subscribed", "to": "DON" }')],
    code: 'unknown-step',
    at: '"DON"',
    says: 'procedure finish goes to DON, which is not a step',
    hint: 'Did you mean DONE?',
  },
  'an instruction behind a procedure that ends the event': {
    from: end,
    to: '{ "do": "finish" }, { "to": "ADDRESS" }',
    and: [procedure(end)],
    code: 'dead-instruction',
    at: '({ "do": "finish" }, ){ "to": "ADDRESS" }',
    says: 'step TOPICS has an instruction after the end of its list',
    hint: 'Take it out, or give the one that ends the list a "when"',
  },
  'a procedure that nothing does': {
    ...procedure(end),
    code: 'unused',
    at: '"finish"',
    says: 'procedure finish is never used',
    hint,
  },
  'a group of fields that does not exist': {
    from: '["firstName", "lastName"], "email"',
    to: '{ "group": "nam" }, "email"',
    and: [group('["firstName", "lastName"]')],
    code: 'unknown-group',
    at: '"nam"',
    says: 'step ADDRESS lays out nam, which is not a group of fields',
    hint: 'Did you mean name?',
  },
  'a field of a group that the form does not have': {
    from: '["firstName", "lastName"], "email"',
    to: '{ "group": "name" }, "email"',
    and: [group('["firstName", "lastNam"]')],
    code: 'unknown-field',
    at: '"lastNam"',
    says: 'step ADDRESS lays out lastNam, which is not a field of its form',
    hint: 'Did you mean lastName?',
  },
  'a group of fields that no form asks for': {
    ...group('"email"'),
    code: 'unused',
    at: '"name": { "means"',
    says: 'group of fields name is never used',
    hint,
  },
  'a condition that is made of one that does not exist': {
    from: '{ "when": "has(choice.frequency)',
    to: '{ "anyOf": ["asksDaly"] }, "asksDaily": { "when": "has(choice.frequency)',
    code: 'unknown-predicate',
    at: '"asksDaly"',
    says: 'predicate wantsDaily is made of asksDaly, which is not a predicate',
    hint: 'Did you mean asksDaily?',
  },
  'a condition that is defined by itself': {
    from: `{ "when": "has(choice.frequency) && choice.frequency == 'daily'" }`,
    to: '{ "not": "wantsDaily" }',
    code: 'circle',
    at: '"wantsDaily": { "not"',
    says: 'predicate wantsDaily is defined by itself',
    hint: 'Define one of the two differently',
  },
  'an expression beside conditions that one is made of': {
    from: '{ "when": "has(choice.frequency)',
    to: '{ "not": "asksDaily", "when": "true" }, "asksDaily": { "when": "has(choice.frequency)',
    code: 'unknown-property',
    at: '("not": "asksDaily", )"when"',
    says: 'predicate wantsDaily has no property "when"',
    hint: 'Known here: means, anyOf, allOf, not.',
  },
  'progress to a step that does not exist': {
    from: '"title": "topics.title",',
    to: saves('["DON"]'),
    and: [progress('"weekly"')],
    code: 'unknown-step',
    at: '"DON"',
    says: 'step TOPICS saves the progress to DON, which is not a step',
    hint: 'Did you mean DONE?',
  },
  'progress to a step where nothing leads': {
    from: '"title": "topics.title",',
    to: saves('["DONE", "TOPICS"]'),
    and: [progress('"weekly"')],
    code: 'idle-progress',
    at: '("DONE", )"TOPICS"',
    says: 'step TOPICS saves the progress to TOPICS, where none of its routes leads',
    hint: 'Add a route there, or take it out',
  },
  'progress of which nothing says what is saved': {
    from: '"title": "topics.title",',
    to: saves('["DONE"]'),
    code: 'missing-property',
    at: '"savesProgressTo"',
    says: 'step TOPICS saves the progress, and the flow lacks "saveProgress"',
  },
  'progress that cannot be read': {
    from: '"title": "topics.title",',
    to: saves('["DONE"]'),
    and: [progress('"=nextStep + completedStop"')],
    code: 'bad-expression',
    at: '"=nextStep + completedStop"',
    says: 'completedStop',
  },
  'progress to a place that is not there': {
    from: '"title": "topics.title",',
    to: saves('["DONE"]'),
    and: [{ from: '"predicates": {', to: '"saveProgress": { "choise.frequency": "weekly" }, "predicates": {' }],
    code: 'unknown-slot',
    at: '"choise.frequency"',
    says: 'choise',
    hint: 'Did you mean choice?',
  },
  'progress that no step saves': {
    ...progress('"weekly"'),
    code: 'unused',
    at: '"saveProgress"',
    says: 'what is written when the progress is saved is never used',
    hint,
  },
}

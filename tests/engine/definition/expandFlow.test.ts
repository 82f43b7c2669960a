import { expect, it } from 'vitest'
import { checkFlow } from '../../../engine/definition/index.ts'
import { expandFlow } from '../../../engine/definition/expandFlow.ts'
import { toSchemaCatalog } from '../../../engine/definition/SchemaCatalog.ts'
import { toSourceFile } from '../../../engine/definition/SourceFile.ts'
import { toAcceptable } from '../../../engine/definition/checks/checkGrammar.ts'
import { toWrittenPath } from '../../../engine/definition/toWrittenPath.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const listed = { type: 'array', items: { $ref: 'data/topic.schema.json' } }

/** Moves the contract of the newsletter's action `listTopics` to a file, which the action names or which has the action's name. */
function withFile(outcomes: object, to = '"schema": "actions/list-topics.schema.json"') {
  const from = '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }'
  const source = editNewsletter({ from, to })
  const id = 'actions/list-topics.schema.json'
  const text = JSON.stringify({ $id: id, type: 'object', properties: { outcomes: { type: 'object', ...outcomes } } })
  return { ...source, schemas: new Map([...source.schemas, [id, toSourceFile(id, text)]]) }
}

it.each([undefined, ''])(
  'expandFlow takes an action’s outcomes from its schema file and resolves their references',
  (named) => {
    const { problems, flow } = checkFlow(
      withFile({ properties: { listed: { type: 'array', items: { $ref: '../data/topic.schema.json' } } } }, named),
    )
    expect(problems).toEqual([])
    expect(flow?.definition.actions['listTopics']).toEqual({
      schema: 'actions/list-topics.schema.json',
      outcomes: { listed },
    })
  },
)

it('an action without outcomes and without a schema file is reported at the action', () => {
  const from = '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }'
  const { problems } = checkFlow(editNewsletter({ from, to: '' }))
  expect(problems).toContainEqual(
    expect.objectContaining({ message: 'there is no schema file actions/list-topics.schema.json', line: 22 }),
  )
})

it('expandFlow passes a slot to the required input with its name, unless the call sets that input', () => {
  const input = { type: 'object', required: ['list', 'place', 'other'], properties: { fresh: {} } }
  const calls = [{ call: 'send' }, { call: 'send', with: { list: '[]', other: 'now.date' } }]
  const flow = {
    data: { list: {}, place: {}, fresh: {} },
    actions: { send: { input, outcomes: { sent: {} } } },
    startUp: calls,
  }
  const { startUp } = expandFlow(toAcceptable(flow, []), toSchemaCatalog(new Map()))
  expect(startUp).toEqual([
    { call: 'send', with: { list: 'list', place: 'place' } },
    { call: 'send', with: { list: '[]', place: 'place', other: 'now.date' } },
  ])
  expect(toWrittenPath({ startUp }, ['startUp', 0, 'with', 'place'])).toEqual(['startUp', 0, 'call'])
})

it('expandFlow resolves the path of a schema file that is a whole outcome', () => {
  const { definition } = readCheckedFlow('flows/refinance.json')
  expect(definition.actions['createContact']?.outcomes).toEqual({
    created: 'data/created-contact.schema.json',
    taken: {},
  })
})

it('a problem in an action’s schema file is reported in that file', () => {
  const { problems } = checkFlow(withFile({ properties: { listed: { $ref: '../data/topics.schema.json' } } }))
  expect(problems).toEqual([
    expect.objectContaining({ code: 'unknown-schema', file: 'actions/list-topics.schema.json' }),
  ])
})

const written = {
  procedures: {
    load: { means: 'what is there is loaded', do: [{ when: 'isNew', call: 'list' }, { do: 'finish' }] },
    finish: { means: 'all is done', do: [{ set: { done: true }, to: 'B' }] },
  },
  fieldGroups: {
    name: { means: 'who it is', layout: [['first', 'last']], fields: { last: { readOnlyWhen: 'isNew' } } },
  },
  saveProgress: { sent: "=[nextStep, completedStep, 'nextStep', place.nextStep]" },
  predicates: {
    isNew: { anyOf: ['isEmpty', 'isFresh'] },
    isEmpty: { when: 'size(list) == 0' },
    isFresh: { when: 'fresh' },
    isOld: { not: 'isNew' },
    isKnown: { allOf: ['isOld', 'isFresh'] },
  },
  steps: {
    A: {
      savesProgressTo: ['B'],
      form: {
        schema: 'a',
        layout: ['title', { group: 'name' }, 'email'],
        fields: { email: { readOnlyWhen: 'isNew' } },
      },
      on: {
        submit: [{ call: 'ask', on: { lost: [{ do: 'finish' }] } }, { do: 'load' }],
        other: [{ set: { sent: null }, to: 'B' }, { to: 'A' }],
      },
    },
  },
}
const expanded = expandFlow(toAcceptable(written, []), toSchemaCatalog(new Map()))
const { on, form } = expanded.steps?.['A'] ?? {}

it('expandFlow inlines procedures where they are named, and progress where it is saved', () => {
  const saved = "['B', 'A', 'nextStep', place.nextStep]"
  const finished = { set: { done: 'true', sent: saved }, to: 'B' }
  expect(on).toEqual({
    submit: [{ call: 'ask', on: { lost: [finished] } }, { when: 'isNew', call: 'list' }, finished],
    other: [{ set: { sent: 'null' }, to: 'B' }, { to: 'A' }],
  })
})

it('expandFlow inlines the rows and fields of a field group where it is named', () => {
  expect(form).toMatchObject({
    layout: ['title', ['first', 'last'], 'email'],
    fields: { last: { readOnlyWhen: 'isNew' }, email: { readOnlyWhen: 'isNew' } },
  })
})

it('expandFlow combines anyOf, allOf and not of predicates into one expression', () => {
  const { isNew, isOld, isKnown } = expanded.predicates ?? {}
  expect([isNew?.when, isOld?.when, isKnown?.when]).toEqual([
    '(size(list) == 0) || (fresh)',
    '!((size(list) == 0) || (fresh))',
    '(!((size(list) == 0) || (fresh))) && (fresh)',
  ])
})

it.each([
  ['steps.A.on.submit.0.on.lost.0.set.done', 'procedures.finish.do.0.set.done'],
  ['steps.A.on.submit.1.when', 'procedures.load.do.0.when'],
  ['steps.A.on.submit.2.to', 'procedures.finish.do.0.to'],
  ['steps.A.on.submit.2.set.sent', 'saveProgress.sent'],
  ['steps.A.on.other.0.set.sent', 'steps.A.on.other.0.set.sent'],
  ['steps.A.form.layout.1.0', 'fieldGroups.name.layout.0.0'],
  ['steps.A.form.layout.2', 'steps.A.form.layout.2'],
  ['steps.A.form.fields.last.readOnlyWhen', 'fieldGroups.name.fields.last.readOnlyWhen'],
  ['steps.A.form.fields.email', 'steps.A.form.fields.email'],
  ['steps.B.title', 'steps.B.title'],
])('toWrittenPath maps %s to %s', (path, place) => {
  const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  expect(toWrittenPath(expanded, keys).join('.')).toBe(place)
})

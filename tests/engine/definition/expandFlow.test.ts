import { expect, it } from 'vitest'
import { checkFlow } from '../../../engine/definition/index.ts'
import { toSourceFile } from '../../../engine/definition/SourceFile.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'

const listed = { type: 'array', items: { $ref: 'data/topic.schema.json' } }

/** The newsletter whose action `listTopics` has its contract in a file. */
function withFile(outcomes: object) {
  const from = '"outcomes": { "listed": { "type": "array", "items": { "$ref": "data/topic.schema.json" } } }'
  const source = editNewsletter({ from, to: '"schema": "actions/list-topics.schema.json"' })
  const id = 'actions/list-topics.schema.json'
  const text = JSON.stringify({ $id: id, type: 'object', properties: { outcomes: { type: 'object', ...outcomes } } })
  return { ...source, schemas: new Map([...source.schemas, [id, toSourceFile(id, text)]]) }
}

it('takes what an action answers from its file, with references that hold in the flow', () => {
  const { problems, flow } = checkFlow(
    withFile({ properties: { listed: { type: 'array', items: { $ref: '../data/topic.schema.json' } } } }),
  )
  expect(problems).toEqual([])
  expect(flow?.definition.actions['listTopics']).toEqual({
    schema: 'actions/list-topics.schema.json',
    outcomes: { listed },
  })
})

it('names a file that is all of an outcome as the flow would name it', () => {
  const { definition } = readCheckedFlow('flows/refinance.json')
  expect(definition.actions['createContact']?.outcomes).toEqual({
    created: 'data/created-contact.schema.json',
    taken: {},
  })
})

it('says in the file of an action what is wrong there', () => {
  const { problems } = checkFlow(withFile({ properties: { listed: { $ref: '../data/topics.schema.json' } } }))
  expect(problems).toEqual([
    expect.objectContaining({ code: 'unknown-schema', file: 'actions/list-topics.schema.json' }),
  ])
})

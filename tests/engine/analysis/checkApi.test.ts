import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkApi, checkContract } from '../../../engine/authoring.ts'
import { checkFlow, toSourceFile, toText } from '../../../engine/build.ts'
import { editNewsletter } from '../../flows/newsletter/editNewsletter.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const newsletter = readCheckedFlow('tests/flows/newsletter/flow.json')
const check = (calls: object) =>
  checkContract(toSourceFile('api.json', JSON.stringify({ calls })), newsletter).map(toText)

it('checkContract reports personal fields in the path and query of a call', () => {
  expect(
    check({
      read: { method: 'GET', path: 'readers/{email}' },
      find: { method: 'GET', path: 'readers', query: ['topic', 'firstName'] },
    }),
  ).toEqual([
    'api.json:1:41 the address of read has email in it, which a schema marks as personal. Send it in the body of a POST',
    'api.json:1:117 the address of find has firstName in it, which a schema marks as personal. Send it in the body of a POST',
  ])
})

it('checkContract accepts ids in the path and personal fields in the body', () => {
  expect(check({ read: { path: 'readers/{id}' }, write: { path: 'readers', request: 'email.schema.json' } })).toEqual(
    [],
  )
})

it('checkContract reports nothing in the contract of the refinance flow', () => {
  const file = 'flows/api.json'
  const source = toSourceFile(file, readFileSync(file, 'utf8'))
  expect(checkContract(source, readCheckedFlow('flows/refinance.json'))).toEqual([])
})

describe('checkApi, for a form field that a call sends under another name,', () => {
  const checkInput = (subject: string) => {
    const given = '"topic": "choice.topic", "frequency"'
    const renamed = { from: given, to: given.replace('topic', 'subject') }
    const { flow } = checkFlow(
      editNewsletter(
        { from: '["email", "topic", "frequency"]', to: '["email", "subject", "frequency"]' },
        { from: '"topic": { "type": "string" }', to: `"subject": ${subject}` },
        renamed,
        renamed,
      ),
    )
    const calls = { listTopics: { method: 'GET', path: 'topics' }, subscribe: { method: 'POST', path: 'readers' } }
    const file = toSourceFile('api.json', JSON.stringify({ calls }))
    return flow && checkApi(file, flow, { grammar: {}, code: '' }).map(({ line, message }) => `${line} ${message}`)
  }

  it('reports a limit of the action that the field lacks', () => {
    expect(checkInput('{ "type": "string", "maxLength": 20 }')).toEqual([
      '7 topic has no maxLength here, but 20 where it is sent: subscribe',
    ])
  })

  it('accepts the field when the action sets no limit', () => {
    expect(checkInput('{ "type": "string" }')).toEqual([])
  })
})

it('checkApi reports a schema that is not there also for a flow without schema files', () => {
  const { flow } = checkFlow(editNewsletter())
  const calls = { listTopics: { method: 'GET', path: 'topics', response: 'topics.response.schema.json' } }
  const file = toSourceFile('api.json', JSON.stringify({ calls }))
  const bare = flow && { ...flow, source: { ...flow.source, schemas: new Map() } }
  expect(bare && checkApi(file, bare, { grammar: {}, code: '' }).map(({ code }) => code)).toContain('unknown-schema')
})

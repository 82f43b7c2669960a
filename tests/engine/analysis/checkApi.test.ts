import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkContract } from '../../../engine/authoring.ts'
import { toSourceFile, toText } from '../../../engine/build.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const newsletter = readCheckedFlow('tests/flows/newsletter/flow.json')
const check = (calls: object) =>
  checkContract(toSourceFile('api.json', JSON.stringify({ calls })), newsletter).map(toText)

it('finds what is personal in the path and in the query of a call', () => {
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

it('lets ids and the body be', () => {
  expect(check({ read: { path: 'readers/{id}' }, write: { path: 'readers', request: 'email.schema.json' } })).toEqual(
    [],
  )
})

it('finds nothing in the contract of the refinance flow', () => {
  const file = 'flows/api.json'
  const source = toSourceFile(file, readFileSync(file, 'utf8'))
  expect(checkContract(source, readCheckedFlow('flows/refinance.json'))).toEqual([])
})

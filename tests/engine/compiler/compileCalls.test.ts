import { expect, it } from 'vitest'
import { compileCalls } from '../../../engine/compiler/compileCalls.ts'
import { readCheckedFlow } from '../../flows/readCheckedFlow.ts'

const newsletter = readCheckedFlow('tests/flows/newsletter/flow.json')
const listTopics = { method: 'GET', path: 'topics' }

it('compileCalls takes the outcome and answer schema of a call from the action with its name', () => {
  const { contract, answers } = compileCalls(newsletter, { calls: { listTopics } })
  expect(contract).toEqual({ calls: { listTopics: { ...listTopics, expected: 'listed' } } })
  expect(answers).toMatchObject({ listTopics: { type: 'array', items: { type: 'object', required: ['id', 'name'] } } })
})

it('compileCalls marks a call that responds with the saved schema as one that only saves', () => {
  const saved = 'data/subscription.schema.json'
  const calls = { listTopics, tell: { method: 'PUT', path: 'told', response: saved } }
  const { contract, answers } = compileCalls(newsletter, { saved, calls })
  expect(contract.calls['tell']).toEqual({ method: 'PUT', path: 'told', saves: true })
  expect(Object.keys(answers)).toEqual(['listTopics'])
})

it('compileCalls rejects an answer schema with an unsupported rule', () => {
  const calls = { tell: { method: 'PUT', path: 'told', response: 'forms/email.schema.json' } }
  expect(() => compileCalls(newsletter, { calls })).toThrow('forms/email.schema.json has')
})

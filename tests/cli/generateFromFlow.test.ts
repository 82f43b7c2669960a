import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateContracts, generatePartnerEvents } from '../../src/cli/generateFromFlow.ts'

const target = 'schemas/partner-events.v1.schema.json'

it('the generated types are up to date: run `npm run generate` after a change of flow, schemas or API', async () => {
  const types = 'src/widget/contracts.generated.ts'
  const fresh = await generateContracts('flows/refinance.json', 'flows/api.json', types)
  expect(fresh).toBe(readFileSync(types, 'utf8'))
})

it('the schema of partner events is up to date: run `npm run generate` after a change of flow or events', async () => {
  expect(await generatePartnerEvents('flows/refinance.json', target)).toBe(readFileSync(target, 'utf8'))
})

it('generatePartnerEvents rejects a file name with another version', async () => {
  await expect(generatePartnerEvents('flows/refinance.json', 'events.v9.schema.json')).rejects.toThrow(
    'events.v9.schema.json is not named after version 1 of flows/partner-events.json. Name it .v1.',
  )
})

describe('the schema of partner events', () => {
  let isEvent: (event: unknown) => boolean
  beforeAll(() => {
    isEvent = new Ajv().compile(JSON.parse(readFileSync(target, 'utf8')))
  })

  it.each([
    { type: 'ready' },
    { type: 'step', step: 'OFFER_SELECTION', progress: 55 },
    { type: 'leadCreated' },
    { type: 'completed' },
    { type: 'error', code: 'load' },
    { type: 'error', code: 'failure' },
    { type: 'closed' },
  ])('accepts $type', (event) => {
    expect(isEvent({ version: 1, ...event })).toBe(true)
  })

  it.each([
    { type: 'step', step: 'DISQUALIFIED_DECLINE_LOW_CREDIT_SCORE', progress: 100 },
    { type: 'step', step: 'OFFER_SELECTION', progress: 55, rate: 5 },
    { type: 'leadCreated', contactId: '1' },
    { type: 'step', step: 'DISQUALIFIED', progress: 100 },
    { type: 'deadEnd' },
    { type: 'error', code: 'bot-check-failed' },
    { type: 'submitted' },
  ])('rejects an event with an unknown or private value: $type', (event) => {
    expect(isEvent({ version: 1, ...event })).toBe(false)
  })
})

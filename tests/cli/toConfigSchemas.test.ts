import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import environments from '../../flows/environments.json' with { type: 'json' }
import { toConfigSchemas } from '../../src/cli/toConfigSchemas.ts'
import { readConfig } from '../../src/widget/config/readConfig.ts'

const schemas = toConfigSchemas()

it.each(['config', 'environments'] as const)(
  '%s.schema.json is up to date with the adapters: run `npm run generate`',
  (name) => {
    expect(JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'))).toEqual(schemas[name])
  },
)

it('the environments match their schema', () => {
  const validate = new Ajv().compile(schemas.environments)
  validate(environments)
  expect(validate.errors).toBeNull()
})

describe('a file with settings', () => {
  const validate = new Ajv().compile(schemas.config)
  it.each([
    { environment: 'qa' },
    { $schema: 'https://example.com/config.schema.json', environment: 'dev', botOverride: 'x' },
    { environment: 'dev', apiBaseUrl: 'http://localhost:4000/', analytics: { adapter: 'sandbox' } },
    { environment: 'dev', analytics: [{ adapter: 'sandbox' }, { adapter: 'sandbox' }] },
    {},
    { environment: 'staging' },
    { environment: 'qa', apiBase: '/' },
    { environment: 'qa', apiBaseUrl: 7 },
    { environment: 'qa', botCheck: { adapter: 'nobody' } },
    { environment: 'qa', botCheck: 'sandbox' },
    { environment: 'qa', botCheck: { adapter: 'sandbox', key: 'x' } },
    { environment: 'qa', botCheck: { adapter: 'turnstile' } },
    { environment: 'qa', botCheck: { adapter: 'turnstile', siteKey: 'key', scriptUrl: '/turnstile.js' } },
    { environment: 'qa', botCheck: { adapter: 'turnstile', siteKey: 7 } },
  ])('is accepted by the page exactly when it matches its schema: %j', (settings) => {
    expect(accepts(settings)).toBe(validate(settings))
  })
})

function accepts(settings: object): boolean {
  try {
    readConfig(settings, { origin: 'https://app.example', isDevelopment: false })
    return true
  } catch {
    return false
  }
}

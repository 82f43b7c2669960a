import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import openApi from '../../schemas/openapi.json' with { type: 'json' }
import { generateOpenApi } from '../../src/cli/toOpenApi.ts'

const text = JSON.stringify(openApi)

describe('the OpenAPI document', () => {
  it('is up to date: run `npm run generate` after a change of flows/api.json or schemas/api', async () => {
    const target = 'schemas/openapi.json'
    expect(await generateOpenApi('flows/api.json', target)).toBe(readFileSync(target, 'utf8'))
  })

  it('is valid by the schema of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(JSON.parse(text))).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('passes the recommended rules of Redocly, except for one path with a trailing slash', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The rule rejects what a condition requires when the property is defined beside the condition.
      rules: { 'no-required-schema-properties-undefined': 'off' },
    })
    const problems = await lintFromString({ source: text, config })
    expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual([
      ['no-path-trailing-slash', '#/paths/~1contacts~1{contactId}~1credit-summary~1'],
    ])
  })

  it('is invalid when an operation has no responses', async () => {
    const broken = JSON.parse(text)
    delete broken.paths['/lender'].post.responses
    broken.paths['/lender'].post.parameters = 'none'
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
  })

  it('has every call of the contract, its headers and the hub', () => {
    const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path.slice(1)]),
    )
    const calls = Object.entries(contract.calls).map(([name, { method, path }]) => [name, method, path])
    expect(operations).toEqual(expect.arrayContaining([...calls, ['negotiate', 'POST', 'message-hub/negotiate']]))
    expect(operations).toHaveLength(calls.length + 1)
    for (const header of Object.values(contract.headers)) expect(text).toContain(header)
  })

  it('contains exactly the schemas that it refers to', () => {
    const refs = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(new Set(refs)).toEqual(new Set(Object.keys(openApi.components.schemas)))
  })

  it('marks personal data', () => {
    expect(openApi.components.schemas.Ssn).toMatchObject({ 'x-personal': true })
  })
})

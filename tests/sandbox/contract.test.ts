import { readdirSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import contract from '../../flows/api.json' with { type: 'json' }
import openApi from '../../schemas/openapi.json' with { type: 'json' }
import grammar from '../../schemas/api-contract.schema.json' with { type: 'json' }
import { compileSchemas } from '../../src/sandbox/compileSchemas.ts'
import { openSandbox } from './openSandbox.ts'

type Schema = {
  $id: string
  title: string
  personal?: boolean
  properties?: Record<string, { $ref?: string; personal?: boolean }>
}

const schemas = ['api', 'sandbox'].flatMap((folder) => {
  const url = new URL(`../../schemas/${folder}/`, import.meta.url)
  return readdirSync(url).map((name) => {
    const schema: Schema = JSON.parse(readFileSync(new URL(name, url), 'utf8'))
    return { path: `${folder}/${name}`, schema }
  })
})

describe('the API contract', () => {
  it('matches the schema of API contracts', () => {
    const validate = new Ajv({ strict: true, strictRequired: false }).compile(grammar)
    validate(contract)
    expect(validate.errors).toBeNull()
  })

  it('names only schemas that exist', () => {
    const ids = new Set(schemas.map(({ schema }) => schema.$id))
    const named = Object.values(contract.calls).flatMap((call) => [
      call.response,
      'request' in call ? call.request : [],
    ])
    expect([contract.error, ...named.flat()].filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('the sandbox', () => {
  it('serves the contract as an OpenAPI document, and links to it', async () => {
    const sandbox = await openSandbox()
    const { body, headers } = await sandbox.get('openapi.json')
    expect(body).toEqual(openApi)
    expect(headers.get('content-type')).toContain('application/json')
    expect((await sandbox.get('')).body).toContain('href="/openapi.json"')
  })
})

describe('the schemas of the API', () => {
  it('have their path as $id, and different titles', () => {
    expect(schemas.map(({ schema }) => schema.$id)).toEqual(schemas.map(({ path }) => path))
    expect(new Set(schemas.map(({ schema }) => schema.title)).size).toBe(schemas.length)
  })

  it('mark personal data', () => {
    const personal =
      /^(ssn|dob|dateOfBirth|cellPhone|phone|phoneNumber|code|email|firstName|lastName|streetLine[12]|address|extendedAddress|monthlyIncomeAmount|monthlyAmount)$/
    const marked = schemas.flatMap(({ path, schema }) => (schema.personal ? [path.replace('api/', '')] : []))
    const unmarked = schemas.flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {})
        .filter(
          ([name, { personal: isMarked, $ref }]) => personal.test(name) && !isMarked && !marked.includes(`${$ref}`),
        )
        .map(([name]) => `${path} ${name}`),
    )
    expect(unmarked).toEqual([])
  })

  it('cause an error for an id that no file has', () => {
    expect(() => compileSchemas(['api'])('api/nothing.schema.json', {})).toThrow(
      'has the $id "api/nothing.schema.json"',
    )
  })
})

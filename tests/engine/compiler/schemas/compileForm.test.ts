import { fileURLToPath } from 'node:url'
import { getDefaultFormState, retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileForm } from '../../../../engine/compiler/schemas/compileForm.ts'
import { toRjsfSchema } from '../../../../engine/compiler/schemas/toRjsfSchema.ts'
import { bundleSchema } from '../../../../engine/validation/bundleSchema.ts'
import { compileSchema } from '../../../../engine/validation/compileSchema.ts'
import type { JsonSchema } from '../../../../engine/validation/JsonSchema.ts'
import { loadSchemas } from '../../../../engine/validation/loadSchemas.ts'
import { judge } from '../../../../engine/validation/judge.ts'
import type { StandaloneValidator } from '../../../../engine/validation/StandaloneValidator.ts'
import { loadTestSchemas } from '../../validation/loadTestSchemas.ts'
import { importModule } from './importModule.ts'

interface FormModule {
  judge: StandaloneValidator
  validators: ValidatorFunctions
  schema: JsonSchema
}

const isFormModule = (module: object): module is FormModule =>
  'judge' in module && 'validators' in module && 'schema' in module

const importForm = async (schema: JsonSchema): Promise<FormModule> => {
  const module = await importModule(compileForm(schema).source)
  if (!isFormModule(module)) throw new Error('The compiled form exports something else.')
  return module
}

const schemas = await loadTestSchemas()
const forms = [...schemas.keys()].filter((id) => id.startsWith('forms/'))
const today = '2026-03-01'

const days = fc.constantFrom('2020-05-05', '2008-03-01', '2008-03-02', '2030-01-01', '2021-02-29', 'soon', '', 7)
const text = fc.oneof(
  fc.constantFrom('', 'A', 'Ann', 'ann', '12345', '123-45', 'FullTime', 'Citizen', 'a@b.co'),
  fc.string(),
  fc.integer(),
  fc.constant(null),
)
const address = fc.record({ city: text, zip: text }, { requiredKeys: [] })
const anything = fc.record(
  {
    name: text,
    birthDate: days,
    email: text,
    code: text,
    residency: text,
    consent: fc.oneof(fc.boolean(), text),
    kind: text,
    employer: text,
    startDate: days,
    endDate: days,
    isCurrent: fc.oneof(fc.boolean(), text),
    income: fc.oneof(fc.integer({ max: 3 }), fc.double(), text),
    home: fc.oneof(address, text),
    addresses: fc.oneof(fc.array(address), text),
  },
  { requiredKeys: [] },
)

describe('compileForm', () => {
  it.each(forms)('judges any data as AJV itself does: %s', async (id) => {
    const schema = bundleSchema(id, schemas)
    const compiled = await importForm(schema)
    const own = compileSchema(schema)
    fc.assert(
      fc.property(fc.oneof(anything, text), (data) => {
        expect(judge(compiled.judge, data, { today })).toEqual(judge(own, data, { today }))
      }),
      { numRuns: 200 },
    )
  })

  it('ships no AJV, no require and nothing that a strict policy refuses', () => {
    for (const id of forms) {
      const { source } = compileForm(bundleSchema(id, schemas))
      expect(source).not.toMatch(/require\(|new Function|\beval\(|from "ajv/)
    }
  })

  it('ships the text of the schema once', async () => {
    const schema = bundleSchema('forms/person.schema.json', schemas)
    const { source } = compileForm(schema)
    expect(source.split('birthDate.young')).toHaveLength(2)
    expect((await importForm(schema)).schema).toEqual(schema)
  })

  it('passes today on into shared schemas', async () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { past: { $ref: '#/definitions/span' } },
      // A definition that holds a $ref of its own is compiled to a function of its own.
      definitions: {
        span: { type: 'object', properties: { from: { $ref: '#/definitions/day' } } },
        day: { type: 'string', format: 'date', notInFuture: true },
      },
    }
    for (const validator of [(await importForm(schema)).judge, compileSchema(schema)]) {
      const data = { past: { from: '2001-01-02' } }
      expect(judge(validator, data, { today: '2001-01-01' })).toMatchObject([
        { path: 'past.from', rule: 'notInFuture' },
      ])
      expect(judge(validator, data, { today: '2001-01-02' })).toEqual([])
    }
  })

  it('refuses a rule that names no field and tells the nearest', () => {
    const properties = {
      email: { type: 'string' },
      from: { type: 'string' },
      till: { type: 'string', notBefore: 'form' },
    }
    const schema: JsonSchema = { $id: 'odd', type: 'object', properties }
    expect(() => compileForm(schema)).toThrow(
      'odd#/properties/till/notBefore names form, which is no field. Did you mean from?',
    )
    expect(() => compileForm({ ...schema, required: ['emial'] })).toThrow(
      'odd#/required names emial, which is no field. Did you mean email?',
    )
  })

  it('gives the form library nothing but the whole form when there are no conditions', async () => {
    const schema = bundleSchema('forms/history.schema.json', schemas)
    const compiled = await importForm(schema)
    expect(Object.keys(compiled.validators)).toEqual(['forms/history.schema.json'])
  })
})

const nested = bundleSchema('nested.schema.json', await loadSchemas(fileURLToPath(new URL('.', import.meta.url))))

/** Resolves a schema the way the form library does while it draws: level by level, each with its data. */
const draw = (validator: ValidatorType, node: RJSFSchema, root: RJSFSchema, data: unknown): void => {
  const resolved = retrieveSchema(validator, node, root, data)
  for (const [name, child] of Object.entries(resolved.properties ?? {})) {
    const value: unknown = typeof data === 'object' && data ? Reflect.get(data, name) : undefined
    if (typeof child === 'object') draw(validator, child, root, value)
  }
  const { items } = resolved
  if (typeof items !== 'object' || Array.isArray(items) || !Array.isArray(data)) return
  for (const item of data) draw(validator, items, root, item)
}

describe('the validators of a compiled form', () => {
  it('hold every subschema that the form library asks about, nested ones too', async () => {
    const compiled = await importForm(nested)
    const root = toRjsfSchema(nested)
    const validator = createPrecompiledValidator(compiled.validators, root)
    const word = fc.constantFrom('a', 'b', 'abc', '1', '2')
    const data = fc.record(
      {
        kind: word,
        group: fc.record({ kind: word, extra: fc.record({ deep: word }, { requiredKeys: [] }) }, { requiredKeys: [] }),
        list: fc.array(fc.record({ kind: word }, { requiredKeys: [] })),
        choice: fc.record({ x: word, y: fc.integer() }, { requiredKeys: [] }),
        pair: fc.record({ p: word, q: word }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(data, (value) => {
        getDefaultFormState(validator, root, value, root)
        draw(validator, root, root, value)
      }),
      { numRuns: 60 },
    )
  })

  it('answer the form library as the schema says', async () => {
    const schema = bundleSchema('forms/job.schema.json', schemas)
    const compiled = await importForm(schema)
    const root = toRjsfSchema(schema)
    const validator = createPrecompiledValidator(compiled.validators, root)
    expect(retrieveSchema(validator, root, root, { kind: 'FullTime' }).required).toContain('employer')
    expect(retrieveSchema(validator, root, root, { kind: 'Student' }).required).not.toContain('employer')
  })
})

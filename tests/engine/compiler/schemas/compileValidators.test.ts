import { describe, expect, it } from 'vitest'
import { compileValidators, toModule, compileForm } from '../../../../engine/compiler/schemas/compileValidators.ts'
import { importModule } from './importModule.ts'
import type { ErrorObject } from 'ajv'
import addMessages from 'ajv-errors'
import * as fc from 'fast-check'
import { bundleSchema } from '../../../../engine/validation/bundleSchema.ts'
import { compileSchema, createAjv } from '../../../../engine/validation/createAjv.ts'
import { type JsonSchema, toFields } from '../../../../engine/validation/JsonSchema.ts'
import { validate, type StandaloneValidator, type ValidationError } from '../../../../engine/validation/validate.ts'
import { loadTestSchemas } from '../../validation/loadSchemas.ts'

describe('compileValidators', () => {
  it('exports a validator by the name of each schema', async () => {
    const source = compileValidators({
      text: { $id: 'text', type: 'string', maxLength: 2 },
      moment: { type: 'string', format: 'date-time' },
      list: {
        type: 'array',
        items: { $ref: '#/definitions/pair' },
        uniqueItems: true,
        definitions: { pair: { type: 'object' } },
      },
    })
    const { text, moment, list } = await importModule(source)
    const answers = [text, moment, list].map((validator) =>
      typeof validator === 'function' ? validator : () => 'missing',
    )
    expect(answers.map((isValid) => isValid('2024-02-29T10:00:00Z'))).toEqual([false, true, false])
    expect(answers.map((isValid) => isValid([{ a: 1 }, { a: 1 }]))).toEqual([false, false, false])
    expect(answers[2]?.([{ a: 1 }, { a: 2 }])).toBe(true)
  })

  it('reports copy keys as messages only with allErrors', () => {
    const schema = { type: 'string', maxLength: 2, errorMessage: { maxLength: 'too.long' } }
    const toErrors = async (allErrors: boolean) => {
      const { text } = await importModule(compileValidators({ text: schema }, { allErrors }))
      if (typeof text !== 'function') throw new Error('text is missing')
      text('abc')
      return JSON.stringify(Reflect.get(text, 'errors'))
    }
    return Promise.all([
      expect(toErrors(true)).resolves.toContain('too.long'),
      expect(toErrors(false)).resolves.toMatch(/"keyword":"maxLength"(?!.*too\.long)/),
    ])
  })

  it('leaves a string of a schema unchanged that looks like code', () => {
    const words = 'const func1 = require("ajv/dist/runtime/equal").default;'
    expect(compileValidators({ text: { const: words } })).toContain(JSON.stringify(words))
  })

  it('refuses a name that no module can export', () => {
    expect(() => compileValidators({ 'a-b': { type: 'string' } })).toThrow('a-b')
  })
})

describe('toModule', () => {
  it('rejects a require without an ES module and names it', () => {
    expect(() => toModule('const func1 = require("ajv/dist/runtime/uri").default;')).toThrow(
      'asks for require("ajv/dist/runtime/uri").default, which has no ES module in engine/validation/runtime',
    )
  })
})

interface FormModule {
  validate: StandaloneValidator
  conditions?: readonly StandaloneValidator[]
}

const isFormModule = (module: object): module is FormModule => 'validate' in module

const importForm = async (schema: JsonSchema): Promise<FormModule> => {
  const module = await importModule(compileForm(schema))
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
    'a/b c': text,
  },
  { requiredKeys: [] },
)

/** A schema with a message in every form that ajv-errors knows. */
const wordy: JsonSchema = {
  type: 'object',
  required: ['name', 'a/b c', 'kind'],
  dependencies: { name: ['code'] },
  properties: {
    code: { type: 'string' },
    name: { type: 'string', maxLength: 3, pattern: '^A', errorMessage: { maxLength: 'name.long', _: 'name.other' } },
    'a/b c': {
      type: 'string',
      enum: ['A', 'Ann', '', 'ann', '12345', 'a@b.co', '\\', 'schema1.enum; "const"', ']'],
      errorMessage: 'ab',
    },
    kind: { allOf: [{ type: 'string' }, { type: 'string', minLength: 2, errorMessage: { minLength: 'kind.short' } }] },
    home: { $ref: '#/definitions/address' },
    addresses: {
      type: 'array',
      items: { $ref: '#/definitions/address' },
      maxItems: 1,
      errorMessage: { items: ['addresses.first'], maxItems: 'addresses.many' },
    },
    employer: { type: 'object', properties: { city: { type: 'string' } } },
  },
  if: { properties: { kind: { const: 'FullTime' } } },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['employer'], errorMessage: { required: { employer: 'employer.needed' } } },
  errorMessage: {
    required: { name: 'name.needed', kind: 'kind.needed' },
    dependencies: { code: 'code.needed' },
    properties: { employer: 'employer.wrong', 'a/b c': 'never said' },
    _: 'other',
  },
  definitions: {
    // A schema that refers to another one is compiled to its own function, which counts paths from its own root.
    address: {
      type: 'object',
      required: ['zip'],
      properties: { city: { type: 'string', minLength: 2 }, zip: { $ref: '#/definitions/zip' } },
      errorMessage: { required: 'address.lacks', properties: { city: 'city' } },
    },
    zip: { type: 'string', pattern: '^\\d{5}$', errorMessage: { pattern: 'zip.digits' } },
  },
}

/** Creates a validator that returns AJV's errors with the messages that ajv-errors gives them. */
function createOracle(schema: JsonSchema): StandaloneValidator {
  const ajv = createAjv()
  addMessages(ajv.removeKeyword('errorMessage'))
  const own = ajv.compile(schema)
  const toErrors = ({ keyword, params, message, ...error }: ErrorObject): readonly ValidationError[] => {
    const folded: readonly ErrorObject[] = keyword === 'errorMessage' ? params['errors'] : []
    return keyword === 'errorMessage'
      ? folded.map((inner) => ({ ...inner, told: message }))
      : [{ ...error, keyword, params }]
  }
  const oracle: StandaloneValidator = function judge(data) {
    const isValid = own.call(this, data)
    oracle.errors = (own.errors ?? []).flatMap(toErrors)
    return isValid
  }
  return Object.assign(oracle, { fields: toFields(schema) })
}

describe('compileForm', () => {
  const judged = [
    ...forms.map((id) => [id, bundleSchema(id, schemas)] as const),
    ['every kind of message', wordy] as const,
  ]

  it.each(judged)('validates any data as AJV and ajv-errors do: %s', async (_, schema) => {
    const compiled = await importForm(schema)
    const [inProcess, oracle] = [compileSchema(schema), createOracle(schema)]
    fc.assert(
      fc.property(fc.oneof(anything, text), (data) => {
        const expected = validate(oracle, data, { today })
        expect(validate(compiled.validate, data, { today })).toEqual(expected)
        expect(validate(inProcess, data, { today })).toEqual(expected)
      }),
      { numRuns: 300 },
    )
  })

  it('ships no AJV, no require, no eval and no new Function', () => {
    for (const id of forms) {
      expect(compileForm(bundleSchema(id, schemas))).not.toMatch(/require\(|new Function|\beval\(|from "ajv/)
    }
  })

  it('ships no title, description or ui of the schema', () => {
    const source = compileForm(bundleSchema('forms/person.schema.json', schemas))
    expect(source).toContain('birthDate.young')
    expect(source).not.toMatch(/"(title|description|ui)":/)
  })

  it('passes today’s date on to shared schemas', async () => {
    const schema: JsonSchema = {
      type: 'object',
      properties: { past: { $ref: '#/definitions/span' } },
      // A definition that contains a $ref is compiled to its own function.
      definitions: {
        span: { type: 'object', properties: { from: { $ref: '#/definitions/day' } } },
        day: { type: 'string', format: 'date', notInFuture: true },
      },
    }
    for (const validator of [(await importForm(schema)).validate, compileSchema(schema)]) {
      const data = { past: { from: '2001-01-02' } }
      expect(validate(validator, data, { today: '2001-01-01' })).toMatchObject([
        { path: 'past.from', rule: 'notInFuture' },
      ])
      expect(validate(validator, data, { today: '2001-01-02' })).toEqual([])
    }
  })

  it('rejects a rule that names an unknown field and suggests the nearest', () => {
    const properties = {
      email: { type: 'string' },
      from: { type: 'string' },
      till: { type: 'string', notBefore: 'form' },
    }
    const schema: JsonSchema = { $id: 'odd', type: 'object', properties }
    expect(() => compileForm(schema)).toThrow(
      'odd#/properties/till/notBefore names form, which is not a field. Did you mean from?',
    )
    expect(() => compileForm({ ...schema, required: ['emial'] })).toThrow(
      'odd#/required names emial, which is not a field. Did you mean email?',
    )
  })

  it('exports the conditions of a schema, and none for a schema without conditions', async () => {
    const { conditions = [] } = await importForm(bundleSchema('forms/job.schema.json', schemas))
    const answers = (data: unknown) => conditions.map((condition) => condition.call({}, data))
    expect(answers({ kind: 'FullTime' })).not.toEqual(answers({ kind: 'Student' }))
    expect(await importForm(bundleSchema('forms/history.schema.json', schemas))).not.toHaveProperty('conditions')
  })
})

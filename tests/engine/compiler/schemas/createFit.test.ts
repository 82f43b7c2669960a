import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFit } from '../../../../engine/compiler/schemas/createFit.ts'
import { createSampler } from '../../../../engine/compiler/schemas/createSampler.ts'
import { bundleSchema } from '../../../../engine/validation/bundleSchema.ts'
import { createAjv } from '../../../../engine/validation/createAjv.ts'
import { loadSchemas } from '../../../../engine/validation/loadSchemas.ts'

const schemas = await loadSchemas('schemas')
const ids = [...schemas.keys()].filter((id) => /^(api|data|forms|shared)\//.test(id))
const today = '2026-11-21'

/** A sample with one part of it replaced by something else, or left out. */
const spoil = (value: unknown, part: number, other: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return other
  const keys = Object.keys(value)
  const key = keys[part % keys.length] ?? ''
  const inner = spoil(Reflect.get(value, key), part + 1, other)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}

const others = ['', 'x', '2030-01-01', '2020-02-30', '12345', -1, 0.5, 1e9, true, null, undefined, {}, []]

describe.each(ids)('the quick look at %s', (id) => {
  const schema = bundleSchema(id, schemas)
  const fits = createFit(schema, today)
  const validate = createAjv({ allErrors: false, strict: false }).compile(schema)
  const samples = [...createSampler(schema).samples([schema])].slice(0, 8)

  it('says of samples, and of spoilt ones, what AJV says', () => {
    expect(samples.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.constantFrom(...samples), fc.nat(40), fc.constantFrom(...others), (sample, part, other) => {
        for (const value of [sample, spoil(sample, part, other)]) {
          const plain: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
          expect({ plain, fits: fits([schema], plain) }).toEqual({ plain, fits: validate.call({ today }, plain) })
        }
      }),
      { seed: 1, numRuns: 200 },
    )
  })
})

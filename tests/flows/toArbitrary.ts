import * as fc from 'fast-check'
import type { JsonSchema } from '../../engine/validation/JsonSchema.ts'

/** Generates any value that a plain schema allows; throws for an unknown rule, so that none is ignored. */
export function toArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, anyOf, ...rules } = schema
  if (anyOf && type === undefined) return fc.oneof(...anyOf.map(toArbitrary))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => toArbitrary({ ...schema, type: one })))
  const { enum: options, ...others } = rules
  if (Array.isArray(options)) return fc.constantFrom<unknown>(...options)
  if (type === 'object') return toObject(others)
  if (type === 'null') return fc.constant(null)
  const { minLength = 0, maxLength = 200, minimum, maximum, ...unknown } = others
  if (Object.keys(unknown).length > 0) throw new Error(`No value is made for ${JSON.stringify(schema)}.`)
  if (type === 'boolean') return fc.boolean()
  if (type === 'string') return fc.string({ minLength: Number(minLength), maxLength: Number(maxLength) })
  const limits = {
    ...(minimum !== undefined && { min: Number(minimum) }),
    ...(maximum !== undefined && { max: Number(maximum) }),
  }
  if (type === 'integer') return fc.integer(limits)
  if (type === 'number') return fc.double({ ...limits, noNaN: true, noDefaultInfinity: true })
  throw new Error(`No value is made for ${JSON.stringify(schema)}.`)
}

function toObject({ properties = {}, required = [], additionalProperties = true }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, toArbitrary(field)]))
  const known = fc.record(fields, { requiredKeys: required })
  if (additionalProperties === false) return known
  const others = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => !Object.hasOwn(properties, name) && name !== '__proto__'),
    fc.jsonValue(),
    { maxKeys: 2 },
  )
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }))
}

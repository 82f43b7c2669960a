import { describe, expect, it } from 'vitest'
import { bundleSchema } from '../../../engine/validation/bundleSchema.ts'
import { type JsonSchema, walkSchema } from '../../../engine/validation/JsonSchema.ts'
import { loadTestSchemas } from './loadSchemas.ts'

const schemas = await loadTestSchemas()
const toMap = (...list: JsonSchema[]) => new Map(list.map((schema) => [schema.$id ?? '', schema]))

describe('bundleSchema', () => {
  it('defines a shared schema once, however often it is used', () => {
    const bundled = bundleSchema('forms/history.schema.json', schemas)
    expect(bundled.properties?.home).toEqual({ $ref: '#/definitions/shared.address' })
    expect(bundled.properties?.addresses?.items).toEqual({ $ref: '#/definitions/shared.address' })
    expect(Object.keys(bundled.definitions ?? {})).toEqual(['shared.zip', 'shared.address'])
  })

  it('keeps only the $id of the form, and no $schema', () => {
    const kept: string[] = []
    walkSchema(bundleSchema('forms/person.schema.json', schemas), (node, place) => {
      for (const keyword of ['$id', '$schema']) if (keyword in node) kept.push(`${place}/${keyword}`)
    })
    expect(kept).toEqual(['/$id'])
  })

  it('lets rules and messages beside a $ref override the referenced schema', () => {
    const { birthDate } = bundleSchema('forms/person.schema.json', schemas).properties ?? {}
    expect(birthDate).toMatchObject({
      format: 'date',
      minimumAge: 18,
      errorMessage: { format: 'birthDate.invalid', notInFuture: 'day.future', minimumAge: 'birthDate.young' },
    })
    expect(birthDate).not.toHaveProperty('$ref')
  })

  it('takes a part with rules of a value into the schema around it, whose messages then are for these, too', () => {
    const errorMessage = { pattern: 'zip.digits' }
    const text = { type: 'string', pattern: '^[0-9]{5}$' }
    const own = toMap(
      { $id: 'a', properties: { zip: { $ref: 'b' }, other: { allOf: [{ pattern: 'x' }], pattern: 'y' } } },
      { $id: 'b', allOf: [{ $ref: '#/definitions/text' }], errorMessage, definitions: { text } },
    )
    const bundled = bundleSchema('a', own)
    expect(bundled.definitions?.['b']).toEqual({ ...text, errorMessage })
    expect(bundled.properties?.other).toEqual({ allOf: [{ pattern: 'x' }], pattern: 'y' })
  })

  it('keeps annotations beside a $ref without copying the referenced schema', () => {
    const map = toMap(
      { $id: 'a', properties: { x: { $ref: 'b', title: 'x.title', personal: true } } },
      { $id: 'b', type: 'string' },
    )
    expect(bundleSchema('a', map).properties?.x).toEqual({ $ref: '#/definitions/b', title: 'x.title', personal: true })
  })

  it('follows a pointer into a file and a file’s own definitions', () => {
    const map = toMap(
      {
        $id: 'f/a',
        properties: { x: { $ref: '../s/b#/definitions/y' }, z: { $ref: '#/definitions/own' } },
        definitions: { own: { type: 'null' } },
      },
      { $id: 's/b', definitions: { y: { $ref: '#/definitions/deep' }, deep: { type: 'number' } } },
    )
    expect(bundleSchema('f/a', map).definitions).toEqual({
      's.b.y': { $ref: '#/definitions/s.b.deep' },
      's.b.deep': { type: 'number' },
      'f.a.own': { type: 'null' },
    })
  })

  it('keeps two schemas apart whose definitions would have the same name', () => {
    const map = toMap(
      { $id: 'a', properties: { x: { $ref: 's/b' }, y: { $ref: 's.b' } } },
      { $id: 's/b', type: 'string' },
      { $id: 's.b', type: 'number' },
    )
    expect(Object.values(bundleSchema('a', map).definitions ?? {})).toEqual([{ type: 'string' }, { type: 'number' }])
  })

  it('does not follow a $ref inside data', () => {
    const map = toMap({ $id: 'a', properties: { $ref: { enum: [{ $ref: 'nowhere' }] } }, ui: { $ref: 'nowhere' } })
    expect(bundleSchema('a', map)).toEqual(map.get('a'))
  })

  it('rejects a schema that contains itself and names the cycle', () => {
    const map = toMap({ $id: 'a', properties: { x: { $ref: 'b' } } }, { $id: 'b', items: { $ref: 'a' } })
    expect(() => bundleSchema('a', map)).toThrow('b: the $ref "a" leads back to itself (a# -> b# -> a#)')
  })

  it('rejects a $ref to an unknown schema and suggests the nearest', () => {
    const map = toMap({ $id: 'forms/a', properties: { x: { $ref: '../shared/adress' } } }, { $id: 'shared/address' })
    expect(() => bundleSchema('forms/a', map)).toThrow(
      'forms/a: the $ref "../shared/adress" leads to shared/adress, which is not a schema. Did you mean shared/address?',
    )
    expect(() => bundleSchema('a', toMap({ $id: 'a', items: { $ref: '#/definitions/x' } }))).toThrow(
      'where there is no schema',
    )
  })
})

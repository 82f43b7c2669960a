import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { writtenFiles } from './writtenFiles.ts'

// VS Code and JetBrains editors both accept a relative `$schema`. Both know draft 7 completely; of later drafts, JetBrains editors
// know parts and silently ignore the rest.

type Schema = Readonly<Record<string, unknown>>

const draft = 'http://json-schema.org/draft-07/schema#'
const read = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))

/** Lists the paths of the other files that a schema refers to. */
const listOthers = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/"\$ref": "([^"#]+)/g)].map(([, path = '']) => join(dirname(file), path))

const named = new Set(writtenFiles.map((file) => join(dirname(file), String(read(file)['$schema']))))
for (const file of named) for (const other of listOthers(file)) named.add(other)

const ajv = new Ajv()
/** All keywords of draft 7, according to its own schema. */
const keywords = new Set(Object.keys(Object(ajv.getSchema(draft)?.schema)['properties']))

/** Lists the places where a schema uses a keyword that draft 7 does not know, such as `unevaluatedProperties`. */
function listUnknown(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const place = `${path}/${key}`
    if (!keywords.has(key)) return [place]
    if (['const', 'default', 'enum', 'examples'].includes(key)) return []
    if (['properties', 'patternProperties', 'definitions', 'dependencies'].includes(key))
      return Object.entries(Object(value)).flatMap(([name, inner]) => listUnknown(inner, `${place}/${name}`))
    return [value].flat().flatMap((inner) => listUnknown(inner, place))
  })
}

it.each(writtenFiles)('%s names its schema by a relative path that leads to a draft-7 schema', (file) => {
  const path = String(read(file)['$schema'])
  expect(path).toMatch(/^(\.\.\/)+[\w./-]+\.schema\.json$/)
  expect(read(join(dirname(file), path))).toHaveProperty('$schema', draft)
})

describe.each([...named])('the schema %s', (file) => {
  const schema = read(file)

  it('is valid draft 7 of JSON Schema, and uses no keyword of later drafts', () => {
    expect(schema['$schema']).toBe(draft)
    ajv.validate(draft, schema)
    expect(ajv.errors).toBeNull()
    expect(listUnknown(schema, '')).toEqual([])
  })
})

it('listUnknown finds a keyword of a later draft at any depth', () => {
  const later = { properties: { a: { items: [{ anyOf: [{ unevaluatedProperties: false }] }] } }, $defs: {} }
  expect(listUnknown(later, '')).toEqual(['/properties/a/items/anyOf/unevaluatedProperties', '/$defs'])
  expect(listUnknown({ properties: { $defs: true }, enum: [{ $defs: 1 }] }, '')).toEqual([])
})

import { type Fit, createFit, createSampler, take } from '../../compiler/schemas/createSampler.ts'
import { sampleLeaf } from '../../compiler/schemas/sampleLeaf.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { type JsonSchema, resolveRef } from '../../validation/JsonSchema.ts'
import { bundleForm } from '../../validation/bundleForm.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import { rememberByContent, rememberByIdentity } from '../../validation/remember.ts'

/** A schema of the flow with a validator and sample values. */
interface Shape {
  readonly schema: JsonSchema
  readonly fits: (value: unknown) => boolean
  readonly full: unknown
  readonly least: unknown
  readonly samples: readonly unknown[]
}

const mostSamples = 8

/** Creates the lookup of sample values for the schemas of a flow, each computed once. `today` is an ISO date. */
export function createShapes({ definition, schemas }: LinkedFlow, today: string) {
  const shapes = new Map<string, Shape>()
  const names = new Map<string, unknown>()

  const open = (source: SchemaSource): JsonSchema => {
    if (typeof source === 'string') return bundleForm(source, schemas.files)
    const schema: JsonSchema = JSON.parse(JSON.stringify(source))
    return toKnown(bundleSchema('inline', new Map([...schemas.files, ['inline', schema]])))
  }
  const toShape = (key: string, toSchema: () => JsonSchema): Shape => {
    const known = shapes.get(key)
    if (known) return known
    const schema = toSchema()
    const fit = createFit(schema, today)
    const fits = (value: unknown) => fit([schema], value)
    const samples = toSamples(schema)
    const corners = [true, false].map((isFull) => sampleCorner(schema, { root: schema, isFull, fit, names }))
    const [full = samples[0], least = samples[0]] = corners.map((corner) => (fits(corner) ? corner : samples[0]))
    const shape = { schema, fits, full, least, samples }
    shapes.set(key, shape)
    return shape
  }
  for (const { form } of toAllForms(definition)) {
    const [sample] = toShape(form.schema ?? '', () => open(form.schema ?? '')).samples
    note(sample, names)
  }

  return {
    /** Returns the shape of a schema that the flow names or contains inline; `key` identifies it. */
    of: (key: string, source: SchemaSource): Shape => toShape(key, () => open(source)),
    /** Returns the shape of a schema that has to be built first. */
    ofMade: toShape,
  }
}

export type Shapes = ReturnType<typeof createShapes>

/** Returns an earlier equal schema, so that its compiled validators and samples are reused after an edit. */
const toKnown = rememberByContent((schema) => schema)

const toSamples = rememberByIdentity((schema: JsonSchema): readonly unknown[] =>
  take(createSampler(schema).samples([schema]), mostSamples),
)

/** Records the values of a form's fields by field name; the first value of a name counts. */
function note(value: unknown, names: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') note(inner, names)
    else if (!names.has(name)) names.set(name, inner)
  }
}

const items = 2

/** Which extreme to sample, and of which schema. */
interface Corner {
  readonly root: JsonSchema
  readonly isFull: boolean
  readonly fit: Fit
  /** Values that fields of the same names have in other schemas. */
  readonly names: ReadonlyMap<string, unknown>
}

/**
 * Samples one extreme of a bundled schema, which is not always valid: with everything optional and all booleans true, or without
 * anything optional and all booleans false.
 */
function sampleCorner(schema: JsonSchema, of: Corner, depth = 0): unknown {
  const { root, isFull } = of
  const node = resolveRef(schema, root)
  const types = [node.type ?? []].flat()
  if ('const' in node) return node.const
  const choice = [...(node.oneOf ?? []), ...(node.anyOf ?? [])]
  const [picked] = isFull ? choice.filter(({ type }) => type !== 'null') : choice
  if (picked) return sampleCorner(picked, of, depth)
  if (!isFull && types.includes('null')) return null
  if (Array.isArray(node.enum)) return isFull ? node.enum[0] : node.enum.at(-1)
  if (types.includes('boolean')) return isFull
  if (types.includes('object') || node.properties) return sampleFields(node, of, depth)
  if (types.includes('array')) return sampleItems(node, of, depth)
  for (const value of sampleLeaf([{ ...node, type: types.find((type) => type !== 'null') ?? 'string' }]))
    if (of.fit([node], value)) return value
  return undefined
}

function sampleFields(node: JsonSchema, of: Corner, depth: number): object {
  const names = of.isFull && depth < 6 ? Object.keys(node.properties ?? {}) : (node.required ?? [])
  return Object.fromEntries(
    names.flatMap((name) => {
      const schema = node.properties?.[name] ?? {}
      const known = of.isFull ? (of.names.get(name) ?? toUsual(name)) : undefined
      const value = known !== undefined && of.fit([schema], known) ? known : sampleCorner(schema, of, depth + 1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Returns a usual value for a field name, so that a screen can show it; only dates have one. */
const toUsual = (name: string): string | undefined => (/(date|dob)$/i.test(name) ? '2015-06-15' : undefined)

function sampleItems({ items: item = {}, minItems = 0 }: JsonSchema, of: Corner, depth: number) {
  const count = Math.max(Number(minItems), of.isFull ? items : 0)
  const [schema = {}] = [item].flat()
  return Array.from({ length: count }, (_, index) => toOther(sampleCorner(schema, of, depth + 1), index, schema, of))
}

/** Makes a list item differ from the others of its list, where its schema allows that. */
function toOther(value: unknown, index: number, schema: JsonSchema, of: Corner): unknown {
  if (index === 0) return value
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { properties = {} } = resolveRef(schema, of.root)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, toOther(inner, index, properties[name] ?? {}, of)]),
    )
  }
  const other =
    typeof value === 'number' ? value + index : typeof value === 'string' ? `${value} ${index + 1}` : undefined
  return other !== undefined && of.fit([schema], other) ? other : value
}

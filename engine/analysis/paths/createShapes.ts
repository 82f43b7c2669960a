import { createFit } from '../../compiler/schemas/createFit.ts'
import { createSampler } from '../../compiler/schemas/createSampler.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow, SchemaSource } from '../../definition/index.ts'
import { bundleSchema } from '../../validation/bundleSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { sampleCorner } from './sampleCorner.ts'

/** A schema of the flow, with what finds values for it. */
interface Shape {
  readonly schema: JsonSchema
  readonly fits: (value: unknown) => boolean
  readonly full: unknown
  readonly least: unknown
  readonly samples: readonly unknown[]
}

const mostSamples = 8

/** Creates what finds values for the schemas of a flow, each schema once. `today` is an ISO date. */
export function createShapes({ definition, schemas }: LinkedFlow, today: string) {
  const shapes = new Map<string, Shape>()
  const names = new Map<string, unknown>()

  const open = (source: SchemaSource): JsonSchema => {
    if (typeof source === 'string') return bundleSchema(source, schemas.files)
    const schema: JsonSchema = JSON.parse(JSON.stringify(source))
    return bundleSchema('inline', new Map([...schemas.files, ['inline', schema]]))
  }
  const toShape = (key: string, toSchema: () => JsonSchema): Shape => {
    const known = shapes.get(key)
    if (known) return known
    const schema = toSchema()
    const fit = createFit(schema, today)
    const fits = (value: unknown) => fit([schema], value)
    const samples: unknown[] = []
    for (const value of createSampler(schema).samples([schema])) if (samples.push(value) >= mostSamples) break
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
    /** The shape of what a flow names or holds in place, under a key of its own. */
    of: (key: string, source: SchemaSource): Shape => toShape(key, () => open(source)),
    /** The shape of a schema that has to be made first. */
    ofMade: toShape,
  }
}

export type Shapes = ReturnType<typeof createShapes>

/** Remembers what the fields of a form hold, by their names. */
function note(value: unknown, names: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'object') note(inner, names)
    else if (!names.has(name)) names.set(name, inner)
  }
}

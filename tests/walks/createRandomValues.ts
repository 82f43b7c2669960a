import { createFit } from '../../engine/compiler/schemas/createSampler.ts'
import { createSampler } from '../../engine/compiler/schemas/createSampler.ts'
import type { LinkedFlow, SchemaSource } from '../../engine/definition/index.ts'
import { bundleSchema } from '../../engine/validation/bundleSchema.ts'
import { type JsonSchema, resolveRef } from '../../engine/validation/JsonSchema.ts'
import { sampleLeaf } from '../../engine/compiler/schemas/sampleLeaf.ts'
import type { Draw } from './createDraw.ts'

/** Returns a random value that fits a schema. */
export type RandomValues = (source: SchemaSource, draw: Draw) => unknown

/** Creates random values that fit schemas of a flow: optional parts may be missing, and lists have up to three items. */
export function createRandomValues({ schemas }: LinkedFlow, today: string): RandomValues {
  const known = new Map<string, ReturnType<typeof open>>()

  function open(source: SchemaSource) {
    const inline: JsonSchema = typeof source === 'string' ? { $ref: source } : JSON.parse(JSON.stringify(source))
    const schema = bundleSchema('inline', new Map([...schemas.files, ['inline', inline]]))
    const fit = createFit(schema, today)
    const samples: unknown[] = []
    for (const sample of createSampler(schema).samples([schema])) if (samples.push(sample) >= 40) break
    return {
      schema,
      samples,
      leaves: new Map<JsonSchema, readonly unknown[]>(),
      fit,
    }
  }

  return (source, draw) => {
    const key = JSON.stringify(source)
    const opened = known.get(key) ?? open(source)
    known.set(key, opened)
    const { schema, samples, leaves, fit } = opened
    const toLeaves = (node: JsonSchema) => {
      const all = leaves.get(node) ?? takeFitting(node, (leaf) => fit([node], leaf))
      leaves.set(node, all)
      return all
    }
    const random = make(schema, { root: schema, draw, toLeaves })
    return fit([schema], random) ? random : draw.pick(samples)
  }
}

/** Returns up to six values that fit, the plainest first, because the generator could go on for long. */
function takeFitting(node: JsonSchema, fits: (leaf: unknown) => boolean): readonly unknown[] {
  const found: unknown[] = []
  for (const leaf of sampleLeaf([node])) if (fits(leaf) && found.push(leaf) >= 6) break
  return found
}

interface Making {
  readonly root: JsonSchema
  readonly draw: Draw
  readonly toLeaves: (node: JsonSchema) => readonly unknown[]
}

function make(reference: JsonSchema, making: Making): unknown {
  const { root, draw, toLeaves } = making
  const node = resolveRef(reference, root)
  const types = [node.type ?? []].flat()
  if (types.includes('null') && draw.isOneIn(3)) return null
  if (node.properties || types.includes('object')) {
    const required = new Set(node.required)
    return Object.fromEntries(
      Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
        required.has(name) || draw.isOneIn(2) ? [[name, make(property, making)]] : [],
      ),
    )
  }
  if (types.includes('array')) {
    const [item = {}] = [node.items ?? {}].flat()
    return Array.from({ length: draw.below(4) }, () => make(item, making))
  }
  const leaves = toLeaves(reference)
  return leaves.length === 0 ? null : draw.pick(leaves)
}

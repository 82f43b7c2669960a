import { bundleSchema } from './bundleSchema.ts'
import { type JsonSchema, type SchemaMap, mapSubschemas, resolveRef } from './JsonSchema.ts'
import { rememberWithin } from './remember.ts'

/** The original places of a schema's moved parts: JSON pointers (RFC 6901), by the new pointer. */
const moved = new WeakMap<JsonSchema, ReadonlyMap<string, string>>()

/**
 * Returns the bundled schema of a form, with its choices rewritten by `tellApart`. Throws as `bundleSchema` does. Returns the same object
 * for the same schemas, so that results derived from it can be cached.
 */
export const bundleForm = (id: string, schemas: SchemaMap): JsonSchema => toForm(schemas, id)

const toForm = rememberWithin((schemas: SchemaMap, id: string) => tellApart(bundleSchema(id, schemas)))

/**
 * Returns an equivalent bundled schema. A choice of shapes (`oneOf`, `anyOf`) that a constant tells apart becomes a field to choose by and
 * an `if` for each shape, which a form shows, validates and clears like any other. Other choices stay.
 */
function tellApart(root: JsonSchema): JsonSchema {
  const places = new Map<string, string>()
  const visit = (node: JsonSchema, at: string, from: string): JsonSchema => {
    const told = toConditions(node, root)
    for (const [step, place] of told?.places ?? []) places.set(at + step, toFrom(from, place))
    // A shape may contain another choice.
    return mapSubschemas(told?.schema ?? node, (child, step) => {
      const place = places.get(at + step) ?? toFrom(from, step)
      if (place !== at + step) places.set(at + step, place)
      return visit(child, at + step, place)
    })
  }
  const schema = visit(root, '', '')
  moved.set(schema, places)
  return schema
}

/** Returns the original place of a part of a schema that `tellApart` made; for any other schema the pointer itself. */
export function toToldPlace(schema: JsonSchema, at: string): string {
  const places = moved.get(schema)
  for (let end = at.length; end > 0; end = at.lastIndexOf('/', end - 1)) {
    const from = places?.get(at.slice(0, end))
    if (from !== undefined) return from + at.slice(end)
  }
  return at
}

/** Appends a step to a place. A definition has a place of its own. */
const toFrom = (from: string, step: string) => (step.startsWith('/definitions/') ? step : from + step)

/** Rewrites a choice as conditions, with the places of the moved parts. Returns undefined when no constant tells the shapes apart. */
function toConditions(node: JsonSchema, root: JsonSchema) {
  const keyword = node.oneOf ? 'oneOf' : 'anyOf'
  const { [keyword]: written = [], ...rest } = node
  const shapes = written.map((shape) => resolveRef(shape, root))
  const told = findTold(rest, shapes, root)
  if (!told) return undefined
  const { name, values, options } = told
  const { properties = {}, required = [], allOf = [], errorMessage } = rest
  const { const: _, ...first } = resolveRef(shapes[0]?.properties?.[name] ?? {}, root)
  const asked: JsonSchema = { type: typeof values[0], ...first, ...resolveRef(properties[name] ?? {}, root) }
  const field = { ...asked, enum: values, ui: { ...(options !== undefined && { options }), ...asked.ui } }
  const words = [rest, ...shapes].map((one) => toNeedWords(one)?.[name]).find((one) => one !== undefined)
  const schema: JsonSchema = {
    type: 'object',
    ...rest,
    properties: { ...properties, [name]: field },
    required: [...new Set([...required, name])],
    allOf: [
      ...allOf,
      ...shapes.map((shape, index) => ({
        if: { properties: { [name]: { const: values[index] } }, required: [name] },
        // oxlint-disable-next-line unicorn/no-thenable -- a JSON Schema keyword
        then: withoutTold(shape, name),
      })),
    ],
    ...(words !== undefined &&
      typeof errorMessage !== 'string' && {
        errorMessage: { ...errorMessage, required: { ...toNeedWords(rest), [name]: words } },
      }),
  }
  const toShape = (index: number) => written[index]?.$ref?.slice(1) ?? `/${keyword}/${index}`
  const places = new Map(shapes.map((__, index) => [`/allOf/${allOf.length + index}/then`, toShape(index)]))
  const step = `/properties/${name}`
  return { schema, places: properties[name] ? places : places.set(step, toShape(0) + step) }
}

/** Finds the field that all shapes require with a different constant each, and the copy prefix of its options. */
function findTold(rest: JsonSchema, shapes: readonly JsonSchema[], root: JsonSchema) {
  for (const name of Object.keys(shapes[0]?.properties ?? {})) {
    const values = shapes.map(({ properties = {} }) => toConstant(resolveRef(properties[name] ?? {}, root)))
    const isTold = values.every((value) => value !== undefined) && new Set(values).size === shapes.length
    const isNeeded = shapes.every(({ required = [] }) => [...required, ...(rest.required ?? [])].includes(name))
    const { enum: choices } = resolveRef(rest.properties?.[name] ?? {}, root)
    const isSame =
      Array.isArray(choices) && choices.length === values.length && choices.every((one) => values.includes(one))
    const options = toPrefix(shapes, values)
    if (isTold && isNeeded && (choices === undefined ? options !== undefined : isSame))
      return { name, values: isSame ? choices : values, options }
  }
  return undefined
}

/** Returns the common copy prefix of the shapes' titles: `home` for the title `home.house` and the value `house`. */
function toPrefix(shapes: readonly JsonSchema[], values: readonly unknown[]): string | undefined {
  const prefixes = shapes.map(({ title }, index) => {
    const end = `.${String(values[index])}`
    return typeof title === 'string' && title.endsWith(end) ? title.slice(0, -end.length) : undefined
  })
  return new Set(prefixes).size === 1 ? prefixes[0] : undefined
}

/** Returns the only value that a field may have. */
function toConstant({ const: constant, enum: choices }: JsonSchema): unknown {
  const value = constant ?? (Array.isArray(choices) && choices.length === 1 ? choices[0] : undefined)
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined
}

/** Returns the messages of the required fields. */
function toNeedWords({ errorMessage }: JsonSchema): Readonly<Record<string, string>> | undefined {
  const words = typeof errorMessage === 'object' ? errorMessage.required : undefined
  return typeof words === 'object' ? words : undefined
}

/** Returns a shape without the field that tells it apart. */
function withoutTold(shape: JsonSchema, name: string): JsonSchema {
  const {
    title: _,
    type: __,
    properties: { [name]: ___, ...properties } = {},
    required = [],
    errorMessage,
    ...held
  } = shape
  const { [name]: ____, ...words } = toNeedWords(shape) ?? {}
  const isWorded = typeof errorMessage === 'object' && toNeedWords(shape) !== undefined
  return {
    ...held,
    // A closed shape still has to allow the field, but has no rules for it here.
    properties: { ...('additionalProperties' in held && { [name]: {} }), ...properties },
    required: required.filter((one) => one !== name),
    ...(errorMessage !== undefined && { errorMessage: isWorded ? { ...errorMessage, required: words } : errorMessage }),
  }
}

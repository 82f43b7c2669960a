import { createSchemaCompiler } from '../../validation/createAjv.ts'
import { sampleLeaf } from './sampleLeaf.ts'
import { type JsonSchema, isSchema, resolveRef, withoutKeywords, words } from '../../validation/JsonSchema.ts'
import { rememberByContent, rememberByIdentity, rememberWithin } from '../../validation/remember.ts'

/** Checks whether a value matches all of some schemas within one bundled schema. */
export type Fit = (nodes: readonly JsonSchema[], value: unknown) => boolean

/**
 * Creates the check for whether a value matches, for tools that check against any part of a schema. `today` is an ISO date.
 * Each part is compiled on first use and shared among callers and dates.
 */
export const createFit = rememberWithin((root: JsonSchema, today: string | undefined): Fit => {
  const context = today === undefined ? {} : { today }
  const compile = toCompiler(root)
  return (nodes, value) => nodes.every((node) => (isSchema(node) ? compile(node).call(context, value) : node !== false))
})

const unasked = new Set([...words, 'errorMessage'])

/** Equal schemas, such as an amount of money in several forms, are compiled once. */
const compileOnce = rememberByContent(createSchemaCompiler({ allErrors: false, strict: false }))

const toCompiler = rememberByIdentity((root: JsonSchema) => {
  const { definitions } = root
  const shared = definitions && withoutKeywords({ definitions }, unasked)
  return rememberByIdentity((node: JsonSchema) => {
    // With its `$id`, AJV would treat it as a second schema of that name.
    const { $id: _, ...own } = resolveRef(node, root)
    return compileOnce({ allOf: [withoutKeywords(own, unasked)], ...shared })
  })
})

// Enough to satisfy every condition of a form, few enough to stay fast.
const MOST_CHOICES = 6
const MOST_COMBINATIONS = 400

/** Finds valid values for a bundled schema. Schemas are passed as lists, all of which must hold for a value. */
export interface Sampler {
  /** Returns the schemas that apply to this value, with `$ref`, `allOf` and conditions resolved. */
  flatten: (nodes: readonly JsonSchema[], value: unknown) => JsonSchema[]
  /** Yields valid values, the plainest first. */
  samples: (nodes: readonly JsonSchema[]) => Generator
}

const namesIn = (nodes: readonly JsonSchema[]): string[] => [
  ...new Set(nodes.flatMap((node) => Object.keys(node.properties ?? {}))),
]

/** Returns the schemas that a list of flattened ones contains for one property. */
export const toProperty = (nodes: readonly JsonSchema[], name: string): JsonSchema[] =>
  nodes.flatMap<JsonSchema>((node) => node.properties?.[name] ?? [])

/** Returns the schemas that a list of flattened ones contains for the item at an index. */
export const toItem = (nodes: readonly JsonSchema[], index: number): JsonSchema[] =>
  nodes.flatMap<JsonSchema>(({ items }) => (Array.isArray(items) ? (items[index] ?? []) : (items ?? [])))

/** Returns the first values, of which there may be endlessly many. */
export const take = <T>(values: Iterable<T>, most: number): T[] => {
  const taken: T[] = []
  for (const value of values) {
    if (taken.push(value) >= most) break
  }
  return taken
}

const combine = function* (choices: ReadonlyMap<string, readonly unknown[]>): Generator<Record<string, unknown>> {
  const [first, ...rest] = choices
  if (!first) yield {}
  else {
    const [name, values] = first
    for (const others of combine(new Map(rest))) {
      for (const value of values) yield value === undefined ? others : { [name]: value, ...others }
    }
  }
}

/** Creates the sampler of a bundled schema and its definitions, shared by all callers. */
export const createSampler = rememberByIdentity((root: JsonSchema): Sampler => {
  const holds = createFit(root, undefined)

  const flatten = (nodes: readonly JsonSchema[], value: unknown): JsonSchema[] =>
    nodes.flatMap((reference) => {
      const {
        allOf = [],
        if: condition,
        then,
        else: otherwise,
        dependencies = {},
        ...own
      } = resolveRef(reference, root)
      const branch = condition && (holds([condition], value) ? then : otherwise)
      const needed = Object.entries(dependencies).flatMap(([name, part]) =>
        !Array.isArray(part) && isSchema(value) && name in value ? [part] : [],
      )
      return [own, ...flatten([...allOf, ...(isSchema(branch) ? [branch] : []), ...needed], value)]
    })

  // Fields in conditions, and dates that are compared, have to be tried in combination.
  const driversOf = (nodes: readonly JsonSchema[]): Set<string> => {
    const drivers = new Set<string>()
    for (const node of nodes.map((reference) => resolveRef(reference, root))) {
      for (const name of namesIn([node.if ?? {}])) drivers.add(name)
      for (const name of node.if?.required ?? []) drivers.add(name)
      for (const name of Object.keys(node.dependencies ?? {})) drivers.add(name)
      for (const [name, property] of Object.entries(node.properties ?? {})) {
        if (resolveRef(property, root).notBefore !== undefined) drivers.add(name)
      }
      for (const name of driversOf([...(node.allOf ?? []), ...[node.then, node.else].filter(isSchema)]))
        drivers.add(name)
    }
    return drivers
  }

  // Each branch constrains a field on its own, and which branches hold is unknown until the other fields are chosen.
  const branchesOf = (nodes: readonly JsonSchema[], name: string): JsonSchema[] =>
    nodes
      .map((reference) => resolveRef(reference, root))
      .flatMap(({ properties, allOf = [], then, else: otherwise }) => [
        ...(properties?.[name] ? [properties[name]] : []),
        ...branchesOf([...allOf, ...[then, otherwise].filter(isSchema)], name),
      ])

  const sampleObject = function* (nodes: readonly JsonSchema[]): Generator {
    const choices = new Map<string, unknown[]>()
    for (const name of driversOf(nodes)) {
      const values = branchesOf(nodes, name).flatMap((branch) => take(samples([branch]), MOST_CHOICES))
      choices.set(name, [...new Set(values), undefined])
    }
    let plainest: { readonly data: object; readonly flat: readonly JsonSchema[] } | undefined
    for (const chosen of take(combine(choices), MOST_COMBINATIONS)) {
      const flat = flatten(nodes, chosen)
      const data = { ...chosen }
      for (const name of namesIn(flat)) {
        if (choices.has(name)) continue
        const [value] = take(samples(toProperty(flat, name)), 1)
        if (value !== undefined) data[name] = value
      }
      if (!plainest && holds(nodes, data)) plainest = { data, flat }
      yield data
    }
    // Nested objects have conditions of their own; their alternatives are tried one object at a time.
    for (const [name, value] of Object.entries(plainest?.data ?? {})) {
      const inner = toProperty(plainest?.flat ?? [], name)
      if (!isSchema(value) || driversOf(inner).size === 0) continue
      for (const other of take(samples(inner), MOST_CHOICES).slice(1)) yield { ...plainest?.data, [name]: other }
    }
  }

  const sampleList = function* (nodes: readonly JsonSchema[]): Generator {
    const flat = flatten(nodes, [])
    const least = Math.max(0, ...flat.map((node) => Number(node.minItems ?? 0)))
    const fixed = Math.max(0, ...flat.map((node) => (Array.isArray(node.items) ? node.items.length : 0)))
    const length = Math.max(1, least, fixed)
    const perItem = Array.from({ length }, (_, index) => take(samples(toItem(flat, index)), MOST_CHOICES))
    yield perItem.map((values) => values[0])
    yield perItem.map((values, index) => values[index % values.length])
    yield []
  }

  const samples = function* (nodes: readonly JsonSchema[]): Generator {
    const flat = flatten(nodes, undefined)
    const isObject = flat.some((node) => node.type === 'object' || node.properties)
    const isList = flat.some((node) => node.type === 'array' || node.items)
    const candidates = isObject ? sampleObject(nodes) : isList ? sampleList(nodes) : sampleLeaf(flat)
    for (const candidate of candidates) {
      if (holds(nodes, candidate)) yield candidate
    }
  }

  return { flatten, samples }
})

/** Returns a valid value for a bundled schema, as complete as possible. Throws when none is found. */
export const sampleValue = (schema: JsonSchema): unknown => {
  const found = createSampler(schema).samples([schema]).next()
  if (found.done) {
    throw new Error(`No valid sample is found for ${schema.$id ?? 'the schema'}. Give its unusual fields "examples".`)
  }
  return found.value
}

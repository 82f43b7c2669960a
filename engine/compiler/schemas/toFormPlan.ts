import { type JsonSchema, isSchema, resolveRef } from '../../validation/JsonSchema.ts'

/** Rows of fields by the path of their object. The empty path is the form itself. */
export type Layouts = Readonly<Record<string, readonly (string | readonly string[])[]>>

/** A form's plan, and the conditions that its tests refer to by position in this list. */
export interface PlannedForm {
  readonly plan: object
  readonly conditions: readonly JsonSchema[]
}

interface Test {
  readonly condition: unknown
  readonly is: boolean
  readonly depth: number
}

/** What one position in the schema specifies for a part while its tests hold. */
interface Layer {
  readonly when: readonly Test[]
  readonly node?: JsonSchema
  readonly required?: true
}

// Annotations, and the rules that an input helps to satisfy.
const drawn = [
  'title',
  'description',
  'format',
  'enum',
  'minimum',
  'notInFuture',
  'default',
  'examples',
  'readOnly',
  'personal',
  'ui',
]

/**
 * Builds the plan of a bundled schema (a `PlanGroup`): which fields are drawn in which rows under which conditions.
 * `toCondition` returns the value that represents a condition, given its position. A remaining choice of shapes (`anyOf`,
 * `oneOf`) is only validated; only what is outside of it is drawn.
 */
export function toFormPlan(
  root: JsonSchema,
  layouts: Layouts,
  toCondition: (index: number) => unknown = (index) => index,
): PlannedForm {
  const known = new Map<string, number>()
  const conditions: JsonSchema[] = []

  function toTest(condition: JsonSchema, depth: number, is: boolean): Test {
    const key = JSON.stringify(condition)
    const index = known.get(key) ?? conditions.push(condition) - 1
    known.set(key, index)
    return { condition: toCondition(index), is, depth }
  }

  /** Splits a layer with combined schemas into one layer for each position that describes the same part. */
  function flatten({ when, node: reference, required }: Layer, depth: number): readonly Layer[] {
    if (!reference) return [{ when, ...(required && { required }) }]
    const {
      allOf = [],
      if: condition,
      then: whenTrue,
      else: whenFalse,
      dependencies = {},
      ...node
    } = resolveRef(reference, root)
    const below = (part: unknown, ...tests: Test[]): readonly Layer[] =>
      isSchema(part) ? flatten({ when: [...when, ...tests], node: part }, depth) : []
    return [
      { when, node },
      ...allOf.flatMap((part) => below(part)),
      ...(condition ? below(whenTrue, toTest(condition, depth, true)) : []),
      ...(condition ? below(whenFalse, toTest(condition, depth, false)) : []),
      ...Object.entries(dependencies).flatMap(([name, needed]) =>
        below(Array.isArray(needed) ? { required: needed } : needed, toTest({ required: [name] }, depth, true)),
      ),
    ]
  }

  function toPart(name: string, said: readonly Layer[], path: readonly string[], depth: number): object | undefined {
    const layers = said.flatMap((layer) => flatten(layer, depth))
    const kinds = [...new Set(layers.flatMap(({ node }) => (node && toKind(node, root)) ?? []))]
    const [kind] = kinds
    if (kind === undefined) return undefined
    if (kinds.length > 1)
      throw new Error(`${path.join('.')} is drawn as ${kinds.join(' and as ')}: choose one of them.`)
    const common = { kind, name, layers: layers.flatMap((layer) => toPlanLayer(layer, root)) }
    if (kind === 'field') return common
    const inside = (part: string, parts: readonly Layer[], own = [part]) =>
      toPart(part, parts, [...path, ...own], depth + 1)

    if (kind === 'list') {
      const items = layers.flatMap(({ when, node }) => (isSchema(node?.items) ? [{ when, node: node.items }] : []))
      const minItems = Math.max(0, ...layers.map(({ node }) => Number(node?.['minItems'] ?? 0)))
      const limits = layers.flatMap(({ node }) => (typeof node?.['maxItems'] === 'number' ? [node['maxItems']] : []))
      const maxItems = limits.length > 0 ? Math.min(...limits) : undefined
      return { ...common, minItems, maxItems, item: inside('', [...items, { when: [], required: true }], []) }
    }
    const parts = new Map(
      toNames(layers).flatMap((part) => {
        const made = inside(part, toLayersOf(layers, part))
        return made ? [[part, made] as const] : []
      }),
    )
    return { ...common, rows: toRows(parts, layouts[path.join('.')]) }
  }

  const plan = toPart('', [{ when: [], node: root }], [], 0)
  if (!plan) throw new Error(`${root.$id ?? 'The schema'} has no type: a form is an object.`)
  return { plan, conditions }
}

/** Returns the properties of an object in the order of their declaration. */
const toNames = (layers: readonly Layer[]) => [
  ...new Set(layers.flatMap(({ node }) => Object.keys(node?.properties ?? {}))),
]

const toLayersOf = (layers: readonly Layer[], name: string): readonly Layer[] =>
  layers.flatMap(({ when, node: { properties = {}, required = [] } = {} }) => [
    ...(isSchema(properties[name]) ? [{ when, node: properties[name] }] : []),
    ...(required.includes(name) ? [{ when, required: true } as const] : []),
  ])

/** Converts a layer to its shipped form, or to none if it does not affect how its part is drawn. */
function toPlanLayer({ when, node: written, required }: Layer, root: JsonSchema): object[] {
  const condition = when.length > 0 ? when : undefined
  if (!written) return [{ when: condition, required }]
  const node = { ...written, ...toChoices(written, root) }
  const said = Object.fromEntries(drawn.flatMap((keyword) => (keyword in node ? [[keyword, node[keyword]]] : [])))
  const type = toType(node)
  if (type === undefined && Object.keys(said).length === 0) return []
  return [{ when: condition, attributes: { type, ...said } }]
}

/** Returns the type of a schema, inferred from other keywords if it has no `type`. */
function toType({ type, enum: choices, const: constant, properties }: JsonSchema): string | undefined {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (named !== undefined) return named
  if (properties) return 'object'
  const value = Array.isArray(choices) ? choices[0] : constant
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? typeof value : undefined
}

function toKind(node: JsonSchema, root: JsonSchema): 'group' | 'list' | 'field' | undefined {
  const type = toType(node)
  if (type === 'object') return 'group'
  if (type === 'array') return node.ui?.['input'] === undefined && !toChoices(node, root) ? 'list' : 'field'
  return type === undefined ? undefined : 'field'
}

/** Returns the keywords for drawing a list of choices that allows several answers; undefined for any other list. */
function toChoices({ items, ui }: JsonSchema, root: JsonSchema): JsonSchema | undefined {
  const item = isSchema(items) ? resolveRef(items, root) : undefined
  return item?.['enum'] === undefined
    ? undefined
    : { enum: item['enum'], ui: { input: 'checkboxes', ...item.ui, ...ui } }
}

/** Arranges parts in rows according to the layout. The remaining parts follow, each in its own row. */
function toRows(parts: ReadonlyMap<string, object>, layout: Layouts[string] = []): readonly (object | object[])[] {
  const listed = new Set(layout.flat())
  const pick = (name: string) => parts.get(name) ?? []
  const rows = layout.flatMap((row) => (typeof row === 'string' ? pick(row) : [row.flatMap(pick)]))
  const rest = [...parts].flatMap(([name, part]) => (listed.has(name) ? [] : [part]))
  return [...rows.filter((row) => !Array.isArray(row) || row.length > 0), ...rest]
}

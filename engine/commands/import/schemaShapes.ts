import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'
import { toRule, toText } from './ImportedForm.ts'

/** Returns the type of a field, inferred from its other keywords if it has no `type`. */
export function toType({
  type,
  properties,
  enum: choices,
  oneOf,
  anyOf,
  const: constant,
  items,
}: JsonSchema): string | undefined {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (named !== undefined) return named
  if (properties) return 'object'
  if (items) return 'array'
  const [first] = Array.isArray(choices) ? choices : [constant ?? (oneOf ?? anyOf)?.[0]?.['const']]
  return ['string', 'number', 'boolean'].find((one) => typeof first === one)
}

/** Returns the options of a field with their labels, or undefined if it has none. */
export function toChoices(node: JsonSchema): { readonly value: unknown; readonly words: unknown }[] | undefined {
  const { enum: values, enumNames: names, oneOf, anyOf } = node
  if (Array.isArray(values))
    return values
      .map((value: unknown, index) => ({
        value,
        words: (Array.isArray(names) ? names[index] : undefined) ?? toText(value),
      }))
      .filter(({ value }) => value !== null)
  const shapes = oneOf ?? anyOf
  return shapes?.every((one) => 'const' in one)
    ? shapes.map((one) => ({ value: one['const'], words: one['title'] ?? toText(one['const']) }))
    : undefined
}

/** Converts dependencies on a field's presence or value to conditions. */
export function toDependencies({ dependencies, dependentRequired, dependentSchemas }: JsonSchema): JsonSchema[] {
  const all = { ...dependencies, ...Object(dependentRequired), ...Object(dependentSchemas) }
  return Object.entries<unknown>(all).flatMap(([name, needed]): JsonSchema[] => {
    const there = { required: [name] }
    if (Array.isArray(needed)) return [toRule(there, { required: needed })]
    if (!isSchema(needed)) return []
    const { oneOf = [], ...rest } = needed
    const branches = oneOf.flatMap(({ properties: { [name]: value = {}, ...properties } = {}, ...branch }) =>
      Object.keys(properties).length === 0 && Object.keys(branch).length === 0
        ? []
        : [toRule({ ...there, properties: { [name]: value } }, { ...branch, properties })],
    )
    return [...(Object.keys(rest).length > 0 ? [toRule(there, rest)] : []), ...branches]
  })
}

/**
 * Converts a choice between shapes that a constant distinguishes (`kind` is `house` or `boat`) to a field for the choice and
 * one condition per shape. Returns any other schema unchanged.
 */
export function withTold(node: JsonSchema, follow: (shape: JsonSchema) => JsonSchema | undefined): JsonSchema {
  const { oneOf, anyOf, ...rest } = node
  const shapes = (oneOf ?? anyOf ?? []).map((shape) => follow(shape) ?? {})
  const [first = {}] = shapes
  const told = Object.keys(first.properties ?? {}).find((name) => {
    const values = shapes.map((shape) => toConstant(shape.properties?.[name]))
    return values.every((value) => value !== undefined) && new Set(values).size === shapes.length
  })
  if (told === undefined) return node
  const { const: _, enum: __, ...asked } = first.properties?.[told] ?? {}
  const choices = shapes.map(({ title, properties }) => {
    const value = toConstant(properties?.[told])
    return { const: value, title: title ?? toText(value) }
  })
  const conditions = shapes.flatMap(({ title: ___, type: ____, properties = {}, required = [], ...shape }) => {
    const { [told]: own, ...others } = properties
    const needed = required.filter((name) => name !== told)
    const held = {
      ...shape,
      ...(Object.keys(others).length > 0 && { properties: others }),
      ...(needed.length > 0 && { required: needed }),
    }
    const isTold = { properties: { [told]: { const: toConstant(own) } }, required: [told] }
    return Object.keys(held).length > 0 ? [toRule(isTold, held)] : []
  })
  return {
    ...rest,
    properties: { [told]: { oneOf: choices, ...asked }, ...rest.properties },
    required: [...new Set([...(rest.required ?? []), told])],
    allOf: [...(rest.allOf ?? []), ...conditions],
  }
}

/** Returns the only value that a field allows, if there is just one. */
const toConstant = (field: JsonSchema | undefined): unknown =>
  field?.['const'] ?? (Array.isArray(field?.['enum']) && field['enum'].length === 1 ? field['enum'][0] : undefined)

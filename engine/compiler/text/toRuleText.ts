import type { JsonSchema } from '../../validation/JsonSchema.ts'

const sentences: Readonly<Record<string, (value: string) => string>> = {
  required: () => 'must be there',
  dependencies: () => 'must be there',
  type: (value) => `must be a ${value === 'integer' ? 'whole number' : value}`,
  enum: () => 'must be one of its choices',
  const: (value) => `must be ${value}`,
  minLength: (value) => `must have at least ${value} characters`,
  maxLength: (value) => `must have at most ${value} characters`,
  pattern: (value) => `must match ${value}`,
  format: (value) => `must be a real ${value}`,
  minimum: (value) => `must be at least ${value}`,
  exclusiveMinimum: (value) => `must be more than ${value}`,
  maximum: (value) => `must be at most ${value}`,
  exclusiveMaximum: (value) => `must be less than ${value}`,
  minItems: (value) => `must have at least ${value} in its list`,
  maxItems: (value) => `must have at most ${value} in its list`,
  uniqueItems: () => 'must not have the same twice in its list',
  notInFuture: () => 'must not be in the future',
  notBefore: (value) => `must not be before ${value}`,
  minimumAge: (value) => `must be at least ${value} years ago`,
}

/** A rule in words, with what the schema nodes of its field set as its limit: `must be at least 1`. */
export function toRuleText(rule: string, nodes: readonly JsonSchema[]): string {
  const limit = nodes.find((node) => node[rule] !== undefined)?.[rule]
  const value = typeof limit === 'string' ? limit : JSON.stringify(limit)
  return sentences[rule]?.(value) ?? `must keep to ${rule} ${value}`
}

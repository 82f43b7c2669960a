import { type JsonSchema, isSchema } from '../../validation/JsonSchema.ts'

/** The `if` of a schema in words: `incomeType is FullTime or PartTime`; one that is not of this kind as JSON. */
export function toConditionText(condition: JsonSchema): string {
  const { properties, required: _, ...others } = condition
  const parts = Object.entries(properties ?? {}).map(([name, node]) => toPart(name, node))
  const isPlain = Object.keys(others).length === 0 && parts.length > 0
  return isPlain && parts.every((part) => part !== undefined) ? parts.join(' and ') : JSON.stringify(condition)
}

function toPart(name: string, node: JsonSchema): string | undefined {
  if (!isSchema(node) || Object.keys(node).length !== 1) return undefined
  if ('const' in node) return `${name} is ${String(node['const'])}`
  return Array.isArray(node['enum']) ? `${name} is ${node['enum'].map(String).join(' or ')}` : undefined
}

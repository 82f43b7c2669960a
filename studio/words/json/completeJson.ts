import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import { getLocation, parse, type JSONPath } from 'jsonc-parser'
import { flowGrammar, type JsonSchema, type LinkedFlow } from '../../../engine/authoring.ts'
import type { Name } from '../../settings/SettingsFile.ts'
import { findAt } from '../edits/steps.ts'
import { listKeys, listNames, listSchemaNames } from './listNames.ts'
import { type EditedFile, schemasAt } from './explainJson.ts'

/**
 * Completes a JSON file of a flow: properties of the grammar with their descriptions, allowed values, and the names of steps, predicates,
 * actions, slots, copy keys, schemas and fields.
 */
export const createCompletion =
  (read: () => EditedFile) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const { flow, file } = read()
    const text = state.doc.toString()
    const { path, isAtPropertyKey, previousNode } = getLocation(text, pos)
    const isIn = previousNode && previousNode.offset <= pos && pos <= previousNode.offset + previousNode.length
    if (!explicit && !isIn) return null
    const [from, to] = isIn ? [previousNode.offset, previousNode.offset + previousNode.length] : [pos, pos]
    const content: unknown = parse(text)
    const options = isAtPropertyKey
      ? toKeys(flow, file, path.slice(0, -1), content, /^\s*:/.test(text.slice(to)))
      : toValues(flow, file, path, content)
    return options.length === 0 ? null : { from, to, options, filter: true, validFor: /^"?[\w.\- /]*"?$/ }
  }

const isFlowFile = (flow: LinkedFlow | undefined, file: string) => flow?.source.flow.path === file

function toValues(flow: LinkedFlow | undefined, file: string, path: JSONPath, content: unknown): Completion[] {
  if (!isFlowFile(flow, file)) {
    const id = [...(flow?.source.schemas ?? [])].find(([, source]) => source.path === file)?.[0]
    return flow && id !== undefined ? listSchemaNames(flow, id, path).map(toQuoted) : []
  }
  const choices = schemasAt(flowGrammar, path, content).flatMap(toChoices)
  return [
    ...(flow ? listNames(flow, path).map(toQuoted) : []),
    ...choices.map((value): Completion => ({ label: JSON.stringify(value), type: 'enum' })),
  ]
}

function toChoices(node: JsonSchema): unknown[] {
  if (Array.isArray(node['enum'])) return node['enum']
  if (node['const'] !== undefined) return [node['const']]
  return node.type === 'boolean' ? [true, false] : []
}

function toKeys(
  flow: LinkedFlow | undefined,
  file: string,
  path: JSONPath,
  content: unknown,
  hasColon: boolean,
): Completion[] {
  if (!isFlowFile(flow, file)) return []
  const there = Object.keys(Object(findAt(content, path)))
  const schemas = schemasAt(flowGrammar, path, content)
  const known = schemas.flatMap((node) =>
    Object.entries(node.properties ?? {}).map(([label, property]): Completion => {
      const [description] = schemasAt(flowGrammar, [...path, label], content).flatMap((one) => one['description'] ?? [])
      return toKey({ label, detail: toText(property['description'] ?? description) }, hasColon, toEmpty(property))
    }),
  )
  const named = flow ? listKeys(flow, path).map((name) => toKey(name, hasColon, '')) : []
  const all = [...named, ...known].filter(({ label }) => !there.includes(JSON.parse(label)))
  return all.filter(({ label }, index) => all.findIndex((one) => one.label === label) === index)
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

const toQuoted = ({ label, detail }: Name): Completion => ({
  label: JSON.stringify(label),
  ...(detail === undefined ? {} : { detail }),
  type: 'constant',
})

const toKey = ({ label, detail }: Name, hasColon: boolean, value: string): Completion => ({
  label: JSON.stringify(label),
  apply: `${JSON.stringify(label)}${hasColon ? '' : `: ${value}`}`,
  type: 'property',
  ...(detail ? { info: detail } : {}),
})

/** Returns the empty value to insert for a property of this type. */
function toEmpty({ type, $ref }: JsonSchema): string {
  if (type === 'string') return '""'
  if (type === 'array' || $ref?.endsWith('InstructionDefinitions')) return '[]'
  return type === 'object' ? '{}' : ''
}

import { getLocation, parse, type JSONPath } from 'jsonc-parser'
import { flowGrammar, toMeaning, type JsonSchema, type LinkedFlow } from '../../../engine/authoring.ts'
import { isSchema } from '../listFormFields.ts'
import { listNames } from './listNames.ts'

/** The file being edited: the last readable flow, and the file's path. */
export interface EditedFile {
  readonly flow: LinkedFlow | undefined
  readonly file: string
}

/** Explains the key or value at an offset of a file in sentences, with its position; undefined if there is nothing to explain. */
export function explainJson({ flow, file }: EditedFile, text: string, offset: number) {
  const { path, previousNode: node, isAtPropertyKey } = getLocation(text, offset)
  if (!flow || !node || offset < node.offset || offset > node.offset + node.length) return undefined
  const value: unknown = node.value
  const sentences = isAtPropertyKey || file !== flow.source.flow.path ? [] : explainName()
  if (file === flow.source.flow.path) {
    const [description] = schemasAt(flowGrammar, path, parse(text)).flatMap((schema) => schema['description'] ?? [])
    if (typeof description === 'string') sentences.push(description)
    if (isAtPropertyKey && path[0] === 'predicates' && path.length === 2)
      sentences.push(`Means: ${toMeaning(flow.definition, String(path[1]))}.`)
  } else if (typeof value === 'string' && !isAtPropertyKey) sentences.push(...explainText(value))
  return sentences.length === 0 ? undefined : { from: node.offset, to: node.offset + node.length, sentences }

  function explainName(): string[] {
    if (typeof value !== 'string' || !flow) return []
    const expression = flow.definition.predicates[value]?.when
    const detail = listNames(flow, path).find(({ label }) => label === value)?.detail
    const isPredicate = expression !== undefined && path.some((part) => /when$/i.test(String(part)))
    return [
      ...(isPredicate
        ? [`If ${toMeaning(flow.definition, value)}: ${expression}`]
        : detail === undefined
          ? []
          : [detail]),
      ...(isPredicate ? [] : explainText(value)),
    ]
  }

  /** Returns the words of a copy key in each language. */
  function explainText(key: string): string[] {
    return [...(flow?.copy ?? [])].flatMap(([language, texts]) =>
      texts[key] === undefined ? [] : [`${language}: ${texts[key]}`],
    )
  }
}

/**
 * Returns the parts of a JSON Schema that apply to the value at a path. The content, as far as it is typed, decides which branches apply.
 */
export function schemasAt(root: JsonSchema, path: JSONPath, content: unknown): JsonSchema[] {
  const open = (node: JsonSchema | undefined, value: unknown): JsonSchema[] => {
    if (!node) return []
    const target = node.$ref === undefined ? undefined : root.definitions?.[node.$ref.replace('#/definitions/', '')]
    const branches = node.if && holds(node.if, value) ? [node.then] : [node.else]
    return [node, ...[target, ...branches].flatMap((one) => open(one, value))]
  }
  let nodes = open(root, content)
  let value = content
  for (const part of path) {
    const inner: unknown = Object(value)[part]
    nodes = nodes.flatMap((node) => open(toChild(node, part), inner))
    value = inner
  }
  return nodes
}

function toChild({ items, properties, additionalProperties }: JsonSchema, part: string | number) {
  if (typeof part === 'number') return Array.isArray(items) ? items[part] : items
  return properties?.[part] ?? (isSchema(additionalProperties) ? additionalProperties : undefined)
}

/** Evaluates a condition of the grammar, which tests only the type of a value and its required properties. */
export function holds({ type, required = [] }: JsonSchema, value: unknown): boolean {
  const kind = Array.isArray(value) ? 'array' : typeof value
  return (type === undefined || type === kind) && required.every((name) => name in Object(value))
}

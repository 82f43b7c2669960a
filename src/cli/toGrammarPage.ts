import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { flowGrammar } from '../../engine/authoring.ts'

interface Grammar {
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Grammar>>
  readonly additionalProperties?: Grammar | boolean
  readonly items?: Grammar
  readonly anyOf?: readonly Grammar[]
  readonly then?: Grammar
  readonly else?: Grammar
}

const root: Grammar & { readonly definitions: Readonly<Record<string, Grammar>> } = JSON.parse(
  JSON.stringify(flowGrammar),
)
const [begin, end] = ['<!-- what follows is made by npm run generate -->', '<!-- up to here -->']
const longest = 110

/** Returns the page on flows with its last part regenerated: each property of the grammar, explained, with an example from these flows. */
export async function toGrammarPage(page: string, flowFiles: readonly string[]): Promise<string> {
  const examples = new Map<string, unknown>()
  for (const file of flowFiles) {
    const own = new Map<string, unknown>()
    collect(root, JSON.parse(readFileSync(file, 'utf8')), 'Flow', own)
    for (const [key, example] of own) if (!examples.has(key)) examples.set(key, example)
  }
  const parts = [['Flow', root] as const, ...Object.entries(root.definitions)].flatMap(
    ([name, { description, properties }]) => (properties ? [toPart(name, description, properties, examples)] : []),
  )
  const [before = '', rest = ''] = page.split(begin)
  const after = rest.split(end)[1] ?? ''
  const text = `${before}${begin}\n\n${parts.join('\n\n')}\n\n${end}${after}`
  return format(text, { ...(await resolveConfig('docs/flow.md')), parser: 'markdown' })
}

function toPart(
  name: string,
  description: string | undefined,
  properties: Readonly<Record<string, Grammar>>,
  examples: ReadonlyMap<string, unknown>,
): string {
  const lines = Object.entries(properties).map(([property, { description: words = '' }]) => {
    const key = `${name} ${property}`
    const example = examples.has(key) ? toShort(examples.get(key)) : undefined
    const shown = example === undefined ? '' : ` \`"${property}": ${example}\``
    return `- \`${property}\`: ${words}${shown}`
  })
  const title = name
    .replace('Definition', '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
  return [`### In a file: ${title}`, description ?? '', lines.join('\n')].filter(Boolean).join('\n\n')
}

/** Returns an example as JSON, or its shortest part if the whole is too long for a line. */
function toShort(example: unknown): string | undefined {
  const text = JSON.stringify(example)
  if (text.length <= longest) return text
  const parts = Array.isArray(example)
    ? example.map((item) => [item])
    : Object.entries(Object(example)).map(([key, value]) => ({ [key]: value }))
  return parts
    .map((part) => JSON.stringify(part))
    .toSorted((a, b) => a.length - b.length)
    .find((one) => one.length <= longest)
}

/** Collects for each property the shortest of its values. */
function collect({ $ref, ...own }: Grammar, value: unknown, name: string, examples: Map<string, unknown>): void {
  const target = $ref?.replace('#/definitions/', '')
  if (target !== undefined) return collect(root.definitions[target] ?? {}, value, target, examples)
  for (const branch of [...(own.anyOf ?? []), own.then, own.else].filter((one) => one !== undefined))
    collect(branch, value, name, examples)
  if (Array.isArray(value)) for (const item of value) collect(own.items ?? {}, item, name, examples)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [property, inner] of Object.entries<unknown>({ ...value })) {
    const schema = own.properties?.[property]
    if (schema) {
      const key = `${name} ${property}`
      const known = examples.get(key)
      if (known === undefined || JSON.stringify(inner).length < JSON.stringify(known).length) examples.set(key, inner)
      collect(schema, inner, key, examples)
    } else if (typeof own.additionalProperties === 'object') collect(own.additionalProperties, inner, name, examples)
  }
}

import type { JsonSchema, LinkedFlow } from '../../../engine/authoring.ts'
import { firstLanguage } from './texts.ts'

/** What a condition can be about: a value of the data or of the page. */
export interface ConditionValue {
  /** As expressions name it: `softPullForm.income`. */
  readonly path: string
  /** As people call it: its label, or the words of its path. */
  readonly label: string
  readonly kind: 'text' | 'number' | 'boolean' | 'list'
  /** What has to hold before it can be read. */
  readonly guards: readonly string[]
  /** What it can be, each with its words; none for what is typed freely. */
  readonly choices: readonly (readonly [value: string, words: string])[]
}

/** The values that a condition of the flow can be about. */
export function listConditionValues(flow: LinkedFlow): readonly ConditionValue[] {
  const { definition, schemas } = flow
  const texts = flow.copy.get(firstLanguage(flow)) ?? {}
  const follow = (node: JsonSchema | undefined, depth = 0): JsonSchema | undefined => {
    const { $ref, ...own } = node ?? {}
    return $ref === undefined || depth > 8 ? node : { ...follow(schemas.resolve($ref), depth + 1), ...own }
  }

  function visit(written: JsonSchema | undefined, path: string, guards: readonly string[]): readonly ConditionValue[] {
    const node = follow(written)
    if (!node || path.split('.').length > 4) return []
    const types = [node.type ?? []].flat()
    const type = types.find((one) => one !== 'null')
    const own = types.includes('null') ? [...guards, `${path} != null`] : guards
    if (node.properties)
      return Object.entries(node.properties).flatMap(([name, inner]) =>
        visit(inner, `${path}.${name}`, [...own, `has(${path}.${name})`]),
      )
    const kind = type === 'integer' ? 'number' : type === 'string' ? 'text' : type === 'array' ? 'list' : type
    if (kind !== 'text' && kind !== 'number' && kind !== 'boolean' && kind !== 'list') return []
    const title = typeof node['title'] === 'string' ? texts[node['title']] : undefined
    const prefix = node.ui?.['options']
    const values: readonly unknown[] = Array.isArray(node['enum']) ? node['enum'] : []
    const choices = values
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => [`${value}`, (typeof prefix === 'string' && texts[`${prefix}.${value}`]) || `${value}`] as const)
    return [{ path, label: title ?? toWords(path), kind, guards: own, choices }]
  }

  const ofPage = Object.entries(definition.facts ?? {}).flatMap(([fact, schema]) =>
    // What a page tells, it tells whole.
    visit(schemas.open(schema), fact, []).map((value) => ({
      ...value,
      guards: value.guards.filter((one) => !one.startsWith('has(')),
    })),
  )
  const ofData = Object.entries(definition.data).flatMap(([slot, { schema, initial }]) =>
    visit(schemas.open(schema), slot, initial === null || initial === undefined ? [`${slot} != null`] : []),
  )
  return [...ofData, ...ofPage]
}

/** `softPullForm.annualIncome` is `annual income`; what is the same in several slots is told apart by its path beside it. */
const toWords = (path: string) =>
  (path.split('.').at(-1) ?? path).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()

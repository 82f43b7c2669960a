import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import grammar from '../../../engine/definition/flow.schema.json' with { type: 'json' }
import editorGrammar from '../../../schemas/flow.schema.json' with { type: 'json' }

interface Node {
  readonly type?: string | string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Node
  readonly $ref?: string
}

const definitions: Readonly<Record<string, Node>> = grammar.definitions
const types = readFileSync(new URL('../../../engine/definition/FlowDefinition.ts', import.meta.url), 'utf8')

/** The properties of each interface in TypeScript: a map from the name to whether it is optional. */
const interfaces = new Map(
  [...types.matchAll(/export interface (\w+) \{\n([^]*?)\n\}/g)].map(([, name = '', body = '']) => [
    name,
    new Map(
      [...body.matchAll(/^ {2}readonly (\S+?)(\??): /gm)].map(([, property = '', mark]) => [property, mark === '?']),
    ),
  ]),
)

const toProperties = ({ properties = {}, required = [] }: Node) =>
  new Map(Object.keys(properties).map((name) => [name, !required.includes(name)]))

describe('the grammar of flow files', () => {
  it.each([...interfaces.keys()])('has the same properties of %s as the types', (name) => {
    const node: Node | undefined = name === grammar.title ? grammar : definitions[name]
    expect(toProperties(node ?? {})).toEqual(interfaces.get(name))
  })

  it('has a description of every property', () => {
    const silent = Object.entries<Node>({ FlowDefinition: grammar, ...definitions }).flatMap(
      ([name, { properties = {} }]) =>
        Object.entries(properties).flatMap(([property, { description, $ref = '' }]) => {
          const help = description ?? definitions[$ref.replace('#/definitions/', '')]?.description
          return help === undefined ? [`${name}.${property}`] : []
        }),
    )
    expect(silent).toEqual([])
  })

  it('allows no unknown properties in any object', () => {
    const open = Object.entries(definitions).filter(
      ([, node]) => node.properties && node.additionalProperties !== false,
    )
    expect(open.map(([name]) => name)).toEqual([])
  })

  it('is what the schema for editors refers to', () => {
    expect(new URL(editorGrammar.allOf[0]?.$ref ?? '', 'file:///schemas/').pathname).toBe(
      '/engine/definition/flow.schema.json',
    )
  })
})

import schemaParser from '@rjsf/utils/lib/parser/schemaParser.js'
import { isSchema } from '../../validation/isSchema.ts'
import type { JsonSchema } from '../../validation/JsonSchema.ts'
import { walkSchema } from '../../validation/walkSchema.ts'
import { toRjsfSchema } from './toRjsfSchema.ts'

const START = '#start'
const BRANCHING = ['allOf', 'anyOf', 'dependencies', 'if', 'oneOf']

const hasRef = (schema: JsonSchema): boolean => {
  const refs: string[] = []
  walkSchema(schema, ({ $ref }) => refs.push(...($ref === undefined ? [] : [$ref])))
  return refs.length > 0
}

/**
 * The subschemas (of if, oneOf, anyOf, dependencies) that the form library, rjsf, asks a precompiled validator about,
 * by the hash that it looks them up with.
 */
export const toFragments = (root: JsonSchema): Record<string, JsonSchema> => {
  const { definitions = {} } = root
  const fragments: Record<string, JsonSchema> = {}
  // The library's own parser misses conditions that are nested, so every node takes its turn as the root.
  walkSchema(root, (node) => {
    if (!BRANCHING.some((keyword) => keyword in node)) return
    const { [START]: _, ...found } = schemaParser(toRjsfSchema({ ...node, definitions, $id: START }))
    for (const [hash, { $id: _id, ...fragment }] of Object.entries(found)) {
      if (isSchema(fragment)) fragments[hash] = hasRef(fragment) ? { ...fragment, definitions } : fragment
    }
  })
  return fragments
}

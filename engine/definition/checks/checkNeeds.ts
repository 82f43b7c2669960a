import type { JSONPath } from 'jsonc-parser'
import { isSchema, type JsonSchema } from '../../validation/JsonSchema.ts'
import type { Check, Finding } from '../FlowContext.ts'
import { toAllForms } from '../forms.ts'
import { toHint } from '../Problem.ts'
import { toAbsoluteRef, type SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldNames, toLayers } from '../schemaFields.ts'
import { toSchemaSites } from '../schemaSites.ts'
import { toFileRefs } from './checkSchemas.ts'

type Tell = (path: JSONPath, finding: Pick<Finding, 'message' | 'hint'>) => void

/** Finds slots that say nothing of what they hold, and data that require a property which they do not have, so that nothing ever fits them; forms are looked at as wholes, elsewhere. */
export const checkNeeds: Check = ({ source, flow, schemas, isWhole, report }) => {
  const ofForms = new Set(toAllForms(flow).flatMap(({ form }) => form.schema ?? []))
  // A set hands out what is added to it while it is walked.
  for (const id of ofForms) {
    const file = source.schemas.get(id)
    for (const { ref } of file ? toFileRefs(file) : []) ofForms.add(toAbsoluteRef(ref, id).split('#')[0] ?? '')
  }
  for (const [id, file] of source.schemas) {
    const schema = ofForms.has(id) ? undefined : schemas.open(id)
    if (schema) walk(schema, [], schemas, (path, finding) => report({ code: 'unknown-field', file, path, ...finding }))
  }
  for (const { schema: written, path: place } of toSchemaSites(flow)) {
    const schema = typeof written === 'string' ? undefined : schemas.open(written)
    if (!schema) continue
    walk(schema, [], schemas, (path, finding) =>
      report({ code: 'unknown-field', path: [...place, ...path], ...finding }),
    )
    // Of what was refused, that is told alone.
    if (!isWhole || place[0] !== 'data' || Object.keys(schema).some((keyword) => keyword !== 'description')) continue
    const message = `slot ${place[1]} does not say what it holds`
    report({ code: 'missing-property', path: place, message, hint: 'Add "type", or name a schema file' })
  }
}

/** Each value that a schema speaks of, with the rules that speak of it. */
function walk(node: JsonSchema, path: JSONPath, schemas: SchemaCatalog, tell: Tell): void {
  const { resolve } = schemas
  const parts = [...listParts(node, path)]
  const layers = [...toLayers(node, resolve), ...parts.map(({ part }) => part)]
  const known = [...new Set(parts.flatMap(({ part }) => toFieldNames(part, resolve)))]
  const isOpen = known.length === 0 || layers.some(isOpenToMore)
  for (const { part, path: place } of parts) {
    for (const [index, name] of (isOpen ? [] : (part.required ?? [])).entries()) {
      if (known.includes(name)) continue
      const message = `${name} is required, but is no property here`
      tell([...place, 'required', index], { message, hint: toHint(name, known) })
    }
    for (const [name, inner] of Object.entries(part.properties ?? {}))
      if (isSchema(inner)) walk(inner, [...place, 'properties', name], schemas, tell)
    if (isSchema(part.items)) walk(part.items, [...place, 'items'], schemas, tell)
  }
}

const isOpenToMore = (layer: JsonSchema) =>
  layer['patternProperties'] !== undefined || (layer['additionalProperties'] ?? false) !== false

/** All that a schema says of one value in its own file. */
function* listParts(
  part: JsonSchema,
  path: JSONPath,
): Generator<{ readonly part: JsonSchema; readonly path: JSONPath }> {
  yield { part, path }
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    for (const [index, one] of (part[keyword] ?? []).entries()) yield* listParts(one, [...path, keyword, index])
  for (const keyword of ['if', 'then', 'else', 'not'] as const) {
    const one: unknown = part[keyword]
    if (isSchema(one)) yield* listParts(one, [...path, keyword])
  }
}

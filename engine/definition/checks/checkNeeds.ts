import type { JSONPath } from 'jsonc-parser'
import { isSchema, type JsonSchema, walkSchema } from '../../validation/JsonSchema.ts'
import type { Check, Finding } from '../FlowContext.ts'
import type { FlowDefinition } from '../FlowDefinition.ts'
import { type Loose, withReached } from '../Loose.ts'
import { toAllForms } from '../forms.ts'
import { toHint } from '../Problem.ts'
import { toList, toLostPlace } from '../consequences.ts'
import { toAbsoluteRef, type SchemaCatalog } from '../SchemaCatalog.ts'
import { toFieldNames, toLayers } from '../schemaFields.ts'
import { toPath, toReference, toSchemaSites } from '../schemaSites.ts'
import type { FlowSource } from '../toFlowSource.ts'
import { toFileRefs } from './checkSchemas.ts'

type Tell = (path: JSONPath, finding: Omit<Finding, 'path' | 'file'>) => void

/**
 * Finds slots and properties of data that do not say what they hold, so that anything fits, and data that require a property they do not
 * have, so that nothing does. What forms require is checked elsewhere.
 */
export const checkNeeds: Check = ({ source, flow, schemas, report }) => {
  const ofForms = toFormFiles(flow, source)
  const ofFlow = toReached(
    [...toSchemaSites(flow)].flatMap(({ schema }) => (typeof schema === 'string' ? schema : [])),
    source,
  )
  for (const [id, file] of source.schemas) {
    const schema = schemas.open(id)
    if (!schema) continue
    const isForm = ofForms.has(id)
    walk(schema, [], schemas, (path, finding) => {
      const isMissing = finding.code === 'missing-property'
      // A schema that the flow does not use may describe something other than data, such as schemas.
      if (isForm ? !isMissing : isMissing && !ofFlow.has(id)) return
      const said = isForm && {
        message: `the field ${String(path.at(-1))} does not say what kind it is`,
        hint: fieldHint,
      }
      report({ file, path, ...finding, ...said, loses: [...(finding.loses ?? []), toLostPlace(file, path)] })
    })
  }
  for (const { schema: written, path: place } of toSchemaSites(flow)) {
    const schema = typeof written === 'string' ? undefined : schemas.open(written)
    if (!schema) continue
    walk(schema, [], schemas, (path, finding) => report({ path: [...place, ...path], ...finding }))
    if (place[0] !== 'data' || !isSilent(schema)) continue
    const message = `slot ${place[1]} does not say what it holds`
    report({ code: 'missing-property', path: place, message, hint: 'Add "type", or name a schema file' })
  }
}

/** Finds alternatives that all have to hold at once, so that nothing fits: an `allOf` of which one part allows only `null`. */
export const checkAlternatives: Check = ({ source, schemas, report }) => {
  for (const [id, schema] of schemas.files)
    walkSchema(schema, ({ allOf = [] }, place) => {
      if (allOf.length < 2 || allOf.every(({ type }) => type !== 'null')) return
      const path = [...toPath(place), 'allOf']
      const message = 'nothing fits all parts of this, since one of them allows only null'
      const loses = [`shape of ${String(path.at(-2))}`]
      const file = source.schemas.get(id)
      const at = { ...(file && { file }), path, at: 'key' as const }
      report({ code: 'bad-schema', ...at, message, hint: 'Did you mean anyOf?', loses })
    })
}

/** Returns the given schema files and everything they refer to. */
export const toReached = (ids: readonly string[], { schemas }: FlowSource): ReadonlySet<string> =>
  withReached(ids, (id) => {
    const file = schemas.get(id)
    return (file ? toFileRefs(file) : []).map(({ ref }) => toAbsoluteRef(ref, id).split('#')[0] ?? '')
  })

/** Returns the schema files of all forms, and everything they refer to. */
export function toFormFiles(flow: Loose<FlowDefinition>, source: FlowSource): ReadonlySet<string> {
  const ids = toAllForms(flow).flatMap(({ form }) => form.schema ?? [])
  return toReached(ids, source)
}

/** Visits each value that a schema describes, with all rules for it. */
function walk(node: JsonSchema, path: JSONPath, schemas: SchemaCatalog, tell: Tell): void {
  const { resolve } = schemas
  const parts = [...listParts(node, path)]
  const layers = [...toLayers(node, resolve), ...parts.map(({ part }) => part)]
  const known = [...new Set(parts.flatMap(({ part }) => toFieldNames(part, resolve)))]
  const own = parts.flatMap(({ part, path: place }) =>
    place.some((keyword) => keyword === 'if' || keyword === 'not') ? [] : toFieldNames(part, resolve),
  )
  const isObject = known.length > 0 || layers.some(({ type }) => type === 'object')
  const isOpen = !isObject || layers.some(isOpenToMore)
  for (const { part, path: place } of parts) {
    const strange = isOpen ? [] : (part.required ?? []).filter((name) => !known.includes(name))
    if (strange[0] !== undefined) {
      const message = `${toList(strange)} ${strange.length > 1 ? 'are required, but no properties' : 'is required, but is not a property'} here`
      const at = [...place, 'required', part.required?.indexOf(strange[0]) ?? 0]
      // One of those that need not be there may have been meant.
      const loses = [
        ...strange,
        ...strange.map((name) => `mark of ${name}`),
        ...known.filter((name) => !part.required?.includes(name)),
      ]
      tell(at, { code: 'unknown-field', message, hint: toHint(strange[0], known), about: strange[0], loses })
    }
    const isAsking = place.some((keyword) => keyword === 'if' || keyword === 'not')
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      if (isAsking && !isOpen && !own.includes(name) && own.length > 0) {
        const message = `a condition asks for ${name}, which is not a property here`
        tell([...place, 'properties', name], { code: 'unknown-field', message, hint: toHint(name, own), about: name })
      }
      if (!isSchema(inner)) continue
      const at = [...place, 'properties', name]
      // An outcome may carry no data, and a condition need not repeat the type.
      const isOutcome = at.length <= 4 && at[0] === 'properties' && at[1] === 'outcomes'
      const isTold = parts.some((one) => one.part !== part && Object.hasOwn(one.part.properties ?? {}, name))
      if (isSilent(inner) && !isOutcome && !isTold && !conditional.some((keyword) => place.includes(keyword)))
        tell(at, {
          code: 'missing-property',
          message: `${name} does not say what it is`,
          hint: kindHint,
          loses: [`mark of ${name}`, toReference(name)],
        })
      walk(inner, at, schemas, tell)
    }
    for (const keyword of ['anyOf', 'oneOf'] as const)
      for (const [index, one] of (part[keyword] ?? []).entries()) {
        if (!isSilent(one)) continue
        const message = 'one of the kinds says nothing, so that anything fits'
        tell([...place, keyword, index], { code: 'missing-property', message, hint: kindHint })
      }
    if (isSchema(part.items)) walk(part.items, [...place, 'items'], schemas, tell)
  }
}

const conditional = ['if', 'then', 'else', 'not']
const fieldHint = 'Add "type", or a "$ref" to a schema that has it'
const kindHint = `${fieldHint}; \`true\` stands for anything`

/** Keywords that describe a value without limiting it. */
const remarks = ['title', 'description', 'default', 'examples', 'personal', 'secret', 'ui', 'errorMessage']

/** Checks whether a schema accepts any value. */
const isSilent = (schema: JsonSchema) => Object.keys(schema).every((keyword) => remarks.includes(keyword))

const isOpenToMore = (layer: JsonSchema) =>
  layer['patternProperties'] !== undefined || (layer['additionalProperties'] ?? false) !== false

/** Lists all parts of a schema that describe one value, within its own file. */
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

import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import { type JsonSchema, mapSubschemas } from '../validation/JsonSchema.ts'
import { mapValues } from '../definition/Loose.ts'

/** The calls of an API, with the schema files of their requests and responses as named in the contract file. */
export interface ApiContract {
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response?: string }>>
}

const banner = '// Made of the schemas by `compileContracts`. Do not edit.'

/**
 * Generates TypeScript types from a flow's schemas: `ActionContracts` (`{ input, outcome }` of each action, a union
 * discriminated by `outcome`), `FlowData` (the slots), `FlowEvents` (the properties of each analytics event) and `ApiContracts`
 * (`{ request, response }` of each call).
 */
export async function compileContracts({ definition, schemas }: LinkedFlow, api?: ApiContract): Promise<string> {
  const actions = mapValues(definition.actions, ({ input, outcomes }) =>
    closed({
      input: input === undefined ? closed({}) : toSchema(input),
      outcome: { oneOf: Object.entries(outcomes).map(toOutcome) },
    }),
  )
  const data = mapValues(definition.data, ({ schema, initial = null }) =>
    initial === null ? { anyOf: [toSchema(schema), { type: 'null' }] } : toSchema(schema),
  )
  const events = mapValues(definition.events ?? {}, ({ properties = [] }) =>
    closed(Object.fromEntries(properties.map((name) => [name, { type: 'string' }]))),
  )
  const calls = mapValues(api?.calls ?? {}, ({ request, response }) =>
    closed({ request: toOptionalSchema(request), response: toOptionalSchema(response) }),
  )
  const root = closed({
    actions: { title: 'ActionContracts', ...closed(actions) },
    data: { title: 'FlowData', ...closed(data) },
    events: { title: 'FlowEvents', ...closed(events) },
    ...(api && { api: { title: 'ApiContracts', ...closed(calls) } }),
  })
  const bundled = toTypesOnly(bundleSchema('contracts', new Map([...schemas.files, ['contracts', root]])))
  const { $id: _, ...schema } = bundled
  // Loaded on demand, because only this function needs it and loading takes long.
  const { compile } = await import('json-schema-to-typescript')
  const types = await compile(JSON.parse(JSON.stringify(schema)), 'Contracts', {
    bannerComment: banner,
    unknownAny: true,
    // The caller formats the file in its own style.
    format: false,
    additionalProperties: false,
    // Lengths are rules for the validator; as types they would turn every list into a tuple.
    ignoreMinAndMaxItems: true,
  })
  return withNamedUnions(types)
}

/** Writes the name of a union of texts wherever the same union stands again. */
function withNamedUnions(types: string): string {
  const named = [...types.matchAll(/^export type (\w+) = (\(?"[^"\n]*"(?: \| "[^"\n]*")+\)?);?$/gm)]
  return named.reduce((text, [declared, name = '', union = '']) => {
    const [before = '', ...after] = text.split(declared)
    return before + after.map((rest) => declared + rest.replaceAll(union, name)).join('')
  }, types)
}

const toSchema = (source: SchemaSource): JsonSchema => (typeof source === 'string' ? { $ref: source } : source)

const toOptionalSchema = (source: string | undefined): JsonSchema =>
  source === undefined ? { tsType: 'undefined' } : toSchema(source)

/** Converts an outcome. An empty schema means that its data are optional. */
function toOutcome([outcome, data]: [string, SchemaSource]): JsonSchema {
  const contract = closed({ outcome: { const: outcome }, data: toSchema(data) })
  return Object.keys(toSchema(data)).length > 0 ? contract : { ...contract, required: ['outcome'] }
}

const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})

const wordings = new Set(['description', 'errorMessage', 'ui'])

/** Removes what types cannot express: texts for people, which would become names and comments, and display hints. */
function toTypesOnly(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(
    ([keyword, value]) => !wordings.has(keyword) && (keyword !== 'title' || /^[A-Z]\w*$/.test(String(value))),
  )
  return mapSubschemas(Object.fromEntries(kept), toTypesOnly)
}

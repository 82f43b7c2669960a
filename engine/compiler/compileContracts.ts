import { compile } from 'json-schema-to-typescript'
import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import { bundleSchema } from '../validation/bundleSchema.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { mapSubschemas } from '../validation/mapSubschemas.ts'
import { mapValues } from './compileInstructions.ts'

/** The calls of an API, as its contract file names them: schema files by request and response. */
export interface ApiContract {
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response?: string }>>
}

const banner = '// Written by `npm run generate` from the schemas. Do not edit.'

/**
 * TypeScript types of what a flow's schemas describe: `ActionContracts` (`{ input, outcome }` of each action, the outcome a
 * union told apart by `outcome`), `FlowData` (the slots) and `ApiContracts` (`{ request, response }` of each call).
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
  const calls = mapValues(api?.calls ?? {}, ({ request, response }) =>
    closed({
      ...(request !== undefined && { request: toSchema(request) }),
      ...(response !== undefined && { response: toSchema(response) }),
    }),
  )
  const root = closed({
    actions: { title: 'ActionContracts', ...closed(actions) },
    data: { title: 'FlowData', ...closed(data) },
    ...(api && { api: { title: 'ApiContracts', ...closed(calls) } }),
  })
  const bundled = toTypesOnly(bundleSchema('contracts', new Map([...schemas.files, ['contracts', root]])))
  const { $id: _, ...schema } = bundled
  return compile(JSON.parse(JSON.stringify(schema)), 'Contracts', {
    bannerComment: banner,
    unknownAny: true,
    additionalProperties: false,
    maxItems: 4,
  })
}

const toSchema = (source: SchemaSource): JsonSchema => (typeof source === 'string' ? { $ref: source } : source)

const toOutcome = ([outcome, data]: [string, SchemaSource]): JsonSchema =>
  closed({ outcome: { const: outcome }, data: toSchema(data) })

const closed = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})

/** Without what types cannot tell: words for people, which would become names and comments, and rules about values. */
function toTypesOnly({ title, description: _, errorMessage: __, ui: ___, ...schema }: JsonSchema): JsonSchema {
  const isTypeName = typeof title === 'string' && /^[A-Z]\w*$/.test(title)
  return { ...(isTypeName && { title }), ...mapSubschemas(schema, toTypesOnly) }
}

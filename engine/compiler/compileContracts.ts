import { compile } from 'json-schema-to-typescript'
import type { LinkedFlow, SchemaSource } from '../definition/index.ts'
import type { JsonSchema } from '../validation/JsonSchema.ts'
import { mapValues } from './compileInstructions.ts'

/** The calls of an API, as its contract file names them: schema files by request and response. */
export interface ApiContract {
  readonly calls: Readonly<Record<string, { readonly request?: string; readonly response?: string }>>
}

const closed = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
})

/**
 * TypeScript types of what a flow's schemas describe: `ActionContracts` (`{ input, outcome }` of each action, the outcome a
 * union told apart by `outcome`), `FlowData` (the slots) and `ApiContracts` (`{ request, response }` of each call).
 */
export async function compileContracts(flow: LinkedFlow, api?: ApiContract): Promise<string> {
  const { definition, schemas } = flow
  const toSchema = (source: SchemaSource | undefined): JsonSchema =>
    source === undefined ? closed({}) : (schemas.open(source) ?? {})
  const actions = mapValues(definition.actions, ({ input, outcomes }) =>
    closed({
      input: toSchema(input),
      outcome: {
        oneOf: Object.entries(outcomes).map(([outcome, data]) =>
          closed({ outcome: { const: outcome }, data: toSchema(data) }),
        ),
      },
    }),
  )
  const data = mapValues(definition.data, ({ schema, initial = null }) =>
    initial === null ? { anyOf: [toSchema(schema), { type: 'null' }] } : toSchema(schema),
  )
  const calls = mapValues(api?.calls ?? {}, ({ request, response }) =>
    closed({ request: request === undefined ? { type: 'null' } : toSchema(request), response: toSchema(response) }),
  )
  const root = closed({
    actions: { title: 'ActionContracts', ...closed(actions) },
    data: { title: 'FlowData', ...closed(data) },
    ...(api && { api: { title: 'ApiContracts', ...closed(calls) } }),
  })
  // The schemas have been through a JSON parser and the compiler is the one to judge them.
  return compile(JSON.parse(JSON.stringify(root)), 'Contracts')
}

import type { JSONPath } from 'jsonc-parser'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { SchemaSource } from './SchemaCatalog.ts'
import { toAllForms } from './forms.ts'
import type { Loose } from './Loose.ts'

/** A schema that a flow names or holds in place, and where. */
export interface SchemaSite {
  readonly schema: SchemaSource
  readonly path: JSONPath
}

/** Every schema of a flow: of its facts, slots, actions and forms. */
export function* toSchemaSites(flow: Loose<FlowDefinition>): Generator<SchemaSite> {
  for (const [name, schema] of Object.entries(flow.facts ?? {})) yield* toSite(schema, ['facts', name])
  for (const [name, slot] of Object.entries(flow.data ?? {})) yield* toSite(slot?.schema, ['data', name, 'schema'])
  for (const [name, action] of Object.entries(flow.actions ?? {})) {
    // What stands in a file is that file's.
    if (action && 'schema' in action) {
      yield* toSite(action.schema, ['actions', name, 'schema'])
      continue
    }
    yield* toSite(action?.input, ['actions', name, 'input'])
    for (const [outcome, schema] of Object.entries(action?.outcomes ?? {})) {
      yield* toSite(schema, ['actions', name, 'outcomes', outcome])
    }
  }
  for (const { form, path } of toAllForms(flow)) yield* toSite(form.schema, [...path, 'schema'])
}

const toSite = (schema: SchemaSource | Loose<SchemaSource> | undefined, path: JSONPath): SchemaSite[] =>
  schema === undefined ? [] : [{ schema, path }]

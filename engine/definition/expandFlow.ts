import type { JsonSchema } from '../validation/JsonSchema.ts'
import type { ActionDefinition, ActionInFile, FlowDefinition, SchemaSource } from './FlowDefinition.ts'
import type { Loose } from './Loose.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'

/** A flow with what it only names put in its place: what an action takes and answers, where a schema file says so. */
export function expandFlow(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): Loose<FlowDefinition> {
  const toAction = (action: NonNullable<Loose<FlowDefinition>['actions']>[string]) =>
    action && 'schema' in action ? { ...action, ...toContract(action, schemas) } : action
  return flow.actions
    ? {
        ...flow,
        actions: Object.fromEntries(Object.entries(flow.actions).map(([name, action]) => [name, toAction(action)])),
      }
    : flow
}

function toContract(
  { schema = '' }: Loose<ActionInFile>,
  schemas: SchemaCatalog,
): Pick<ActionDefinition, 'input' | 'outcomes'> {
  const { input, outcomes } = schemas.open(schema)?.properties ?? {}
  return {
    ...(input && { input: toSource(input) }),
    outcomes: Object.fromEntries(
      Object.entries(outcomes?.properties ?? {}).map(([outcome, data]) => [outcome, toSource(data)]),
    ),
  }
}

/** A schema that only leads to a file is named as the flow itself would name it. */
const toSource = (schema: JsonSchema): SchemaSource =>
  schema.$ref !== undefined && !schema.$ref.includes('#') && Object.keys(schema).length === 1 ? schema.$ref : schema

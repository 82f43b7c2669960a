import type { JsonSchema } from '../validation/JsonSchema.ts'
import type {
  ActionDefinition,
  ActionInFile,
  FlowDefinition,
  InstructionDefinition,
  SchemaSource,
} from './FlowDefinition.ts'
import type { Loose } from './Loose.ts'
import type { SchemaCatalog } from './SchemaCatalog.ts'
import { toExpression } from './setValues.ts'

type LooseList = Loose<readonly InstructionDefinition[]>

/**
 * A flow as the rest of the engine reads it: what an action takes and answers stands in its place where a schema file says
 * so, and every value that is written is an expression.
 */
export function expandFlow(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): Loose<FlowDefinition> {
  const { actions, startUp, steps } = flow
  return {
    ...flow,
    ...(actions && {
      actions: mapAll(actions, (action) =>
        action && 'schema' in action ? { ...action, ...toContract(action, schemas) } : action,
      ),
    }),
    ...(startUp && { startUp: expandList(startUp) }),
    ...(steps && {
      steps: mapAll(steps, (step) => step && { ...step, ...(step.on && { on: mapAll(step.on, expandList) }) }),
    }),
  }
}

const expandList = (list: LooseList | undefined): LooseList | undefined =>
  list?.map(
    (instruction) =>
      instruction && {
        ...instruction,
        ...(instruction.set && { set: mapAll(instruction.set, toExpression) }),
        ...(instruction.fill && { fill: mapAll(instruction.fill, toExpression) }),
        ...(instruction.on && { on: mapAll(instruction.on, expandList) }),
      },
  )

const mapAll = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))

function toContract(
  { schema = '' }: Loose<ActionInFile>,
  schemas: SchemaCatalog,
): Pick<ActionDefinition, 'input' | 'outcomes'> {
  const { input, outcomes } = schemas.open(schema)?.properties ?? {}
  return { ...(input && { input: toSource(input) }), outcomes: mapAll(outcomes?.properties ?? {}, toSource) }
}

/** A schema that only leads to a file is named as the flow itself would name it. */
const toSource = (schema: JsonSchema): SchemaSource =>
  schema.$ref !== undefined && !schema.$ref.includes('#') && Object.keys(schema).length === 1 ? schema.$ref : schema

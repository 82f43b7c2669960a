import type { JsonSchema } from '../../validation/JsonSchema.ts'
import type { FlowContext } from '../FlowContext.ts'
import type { SchemaSource } from '../FlowDefinition.ts'
import { toFields } from '../schemaFields.ts'
import { listMarked } from './isMarked.ts'

/** The names under which a flow knows something personal: fields that any of its schemas marks, and slots and facts that hold one. */
export function listNames({ flow, schemas }: Pick<FlowContext, 'flow' | 'schemas'>): ReadonlySet<string> {
  const open = (source: SchemaSource | undefined): JsonSchema[] => {
    const schema = source === undefined ? undefined : schemas.open(source)
    return schema ? [schema] : []
  }
  const inFiles = [...schemas.files.keys()].flatMap(open)
  const inActions = Object.values(flow.actions ?? {}).flatMap((action) => open(action?.input))
  const fields = [...inFiles, ...inActions].flatMap((schema) => [...toFields(schema, schemas.resolve)])
  const slots = [
    ...Object.entries(flow.data ?? {}).map(([name, slot]) => [name, slot?.schema] as const),
    ...Object.entries(flow.facts ?? {}),
  ]
  return new Set([
    ...fields.flatMap(({ path, schema }) => (schema.personal === true ? (path.split('.').at(-1) ?? []) : [])),
    ...slots.flatMap(([name, source]) =>
      open(source).some((schema) => listMarked(schema, schemas.resolve).length > 0) ? [name] : [],
    ),
  ])
}

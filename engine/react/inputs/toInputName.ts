import type { PartAttributes } from '../../definition/FormPlan.ts'

/** The name of the input for a field whose schema names none. */
export function toInputName(schema: PartAttributes, hasOptions: boolean): string {
  if (hasOptions || schema.enum) return 'select'
  if (schema.type === 'boolean') return 'checkbox'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.format === 'date' || schema.format === 'email') return schema.format
  return 'text'
}

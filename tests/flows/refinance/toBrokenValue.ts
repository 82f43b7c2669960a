import type { FieldRule } from '../../../engine/compiler/schemas/listRules.ts'
import { failingValue } from '../../engine/compiler/schemas/failingValue.ts'
import { sampleValue } from '../../../engine/compiler/schemas/createSampler.ts'
import type { JsonSchema } from '../../../engine/validation/JsonSchema.ts'
import type { StepForm } from './loadForms.ts'

const known = new Map<FieldRule, unknown>()

/** Rules that cannot be broken alone, each with a partial value that breaks them and the fields that fail as well. */
const together: Readonly<Record<string, { readonly value: object; readonly fields: readonly string[] }>> = {
  // A move out before today excludes a move in after it.
  'forms/previous-address.schema.json moveInDate notInFuture': {
    value: { moveInDate: '9999-12-31' },
    fields: ['moveOutDate'],
  },
}

const toShared = ({ $id = '' }: JsonSchema, { path, rule }: FieldRule) => together[`${$id} ${path} ${rule}`]

/** Returns a value of a form that breaks one rule of one field, and is valid otherwise. */
export function toBrokenValue({ schema }: StepForm, rule: FieldRule): unknown {
  const value = known.get(rule) ?? toValue(schema, rule)
  known.set(rule, value)
  return value
}

function toValue(schema: JsonSchema, rule: FieldRule): unknown {
  const shared = toShared(schema, rule)
  return shared ? Object.assign({}, sampleValue(schema), shared.value) : failingValue(schema, rule.path, rule.rule)
}

/** Lists the other fields that fail whenever a field breaks a rule. */
export const toCompanions = ({ schema }: StepForm, rule: FieldRule): readonly string[] =>
  toShared(schema, rule)?.fields ?? []

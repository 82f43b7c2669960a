import type { SelectNode } from './ExpressionNode.ts'
import { toFields, toItem, toNonNull, toTypeName, type ExpressionType } from './ExpressionType.ts'
import { toQuote, type InferenceContext } from './InferenceContext.ts'
import { toSuggestion } from './toSuggestion.ts'

/** The type of a field of an owner of this type; a field that the owner cannot have is reported. */
export function inferField(
  { object, field: { name, ...place } }: Pick<SelectNode, 'object' | 'field'>,
  type: ExpressionType,
  context: InferenceContext,
): ExpressionType {
  const owner = toNonNull(type)
  if (owner === 'any') return 'any'
  const fields = toFields(owner)
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field) return field.type
  const quote = toQuote(object, context)
  if (fields) context.report(place, `There is no \`${name}\` in ${quote}.`, toSuggestion(name, Object.keys(fields)))
  else {
    const hint = toItem(owner) !== undefined && 'Read one item with list[0], the number of items with size(list).'
    context.report(place, `${quote} is ${toTypeName(owner)}, which has no fields.`, hint)
  }
  return 'any'
}

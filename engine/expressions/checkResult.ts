import type { ExpressionNode } from './ExpressionNode.ts'
import { toFields, toNonNull, toTypeName, type ExpressionType, type ObjectFields } from './ExpressionType.ts'
import { nullHint, type InferenceContext } from './InferenceContext.ts'
import { areFieldsAssignable, isAssignable } from './relateTypes.ts'
import { toSuggestion } from './toSuggestion.ts'

/** Reports a result that does not fit the type expected of it, naming the field at fault where there is one. */
export function checkResult(
  ast: ExpressionNode,
  type: ExpressionType,
  expected: ExpressionType,
  { report }: InferenceContext,
): void {
  const wanted = toFields(toNonNull(expected))
  if (ast.kind === 'map' && wanted)
    for (const { key, value } of ast.entries)
      if (!Object.hasOwn(wanted, key))
        report(value, `No field \`${key}\` is expected here.`, toSuggestion(key, Object.keys(wanted)))
  if (isAssignable(type, expected)) return
  const found = toFields(toNonNull(type))
  const field = found && wanted && toWrongField(found, wanted)
  if (field !== undefined) return report(ast, `The result should be an object with ${field}.`)
  const message = `The result should be ${toTypeName(expected)}, but it is ${toTypeName(type)}.`
  report(ast, message, isAssignable(toNonNull(type), expected) && nullHint)
}

function toWrongField(found: ObjectFields, wanted: ObjectFields): string | undefined {
  const wrong = Object.entries(wanted).find(([name, field]) => !areFieldsAssignable(found, { [name]: field }))
  return wrong && `\`${wrong[0]}\` as ${toTypeName(wrong[1].type)}`
}

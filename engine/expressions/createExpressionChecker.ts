import { type ExpressionNode, type ExpressionProblem, builtinNames } from './ExpressionNode.ts'
import {
  type ExpressionType,
  type ObjectFields,
  toFields,
  toItem,
  toNonNull,
  toOptions,
  toTypeName,
  areFieldsAssignable,
  isOfKind,
  isAssignable,
} from './ExpressionType.ts'
import { type InferenceContext, nullHint, toFunctionSignature } from './InferenceContext.ts'
import { inferOwner, inferType } from './inferType.ts'
import { parseExpression } from './parseExpression.ts'
import { noFacts } from './toFacts.ts'
import { type ExpressionReads, toReads } from './toReads.ts'
import { toSuggestion } from './toSuggestion.ts'

/** The names that an expression may use: variables, and functions with signatures such as `monthsCovered(list, string): number`. */
export interface ExpressionNames {
  readonly variables: Readonly<Record<string, ExpressionType>>
  readonly functions: Readonly<Record<string, string>>
}

/** A valid expression with its type and the data it reads, or all its problems. */
export type CheckedExpression =
  | ({ readonly ok: true; readonly ast: ExpressionNode; readonly type: ExpressionType } & ExpressionReads)
  | { readonly ok: false; readonly problems: readonly ExpressionProblem[] }

export interface ExpressionChecker {
  /** Parses and checks a source. Also checks that its result fits the `expected` type, if one is given. */
  readonly check: (source: string, expected?: ExpressionType) => CheckedExpression
}

/** Creates the checker for all expressions over the same names. Throws on a bad signature or a reserved name. */
export function createExpressionChecker({ variables, functions }: ExpressionNames): ExpressionChecker {
  if (Object.hasOwn(variables, 'fn'))
    throw new Error('No variable can be named fn: the scope keeps its functions there.')
  const reserved = Object.keys(functions).find((name) => [...builtinNames, 'has'].includes(name))
  if (reserved !== undefined) throw new Error(`No function can be named ${reserved}: every expression has one already.`)
  const signatures = new Map(
    Object.entries(functions).map(([name, signature]) => [name, toFunctionSignature(name, signature)]),
  )

  const types = new Map(Object.entries(variables))

  return {
    check(source, expected) {
      const parsed = parseExpression(source)
      if (!parsed.ok) return parsed
      const { ast } = parsed
      const problems: ExpressionProblem[] = []
      const context: InferenceContext = {
        source,
        variables: types,
        functions: signatures,
        facts: noFacts,
        absent: new Set(),
        report: ({ offset, length }, message, hint) =>
          problems.push({ message, offset, length, ...(hint && { hint }) }),
      }
      const type = inferType(ast, context)
      if (problems.length === 0 && expected !== undefined) checkResult(ast, type, expected, context)
      return problems.length > 0 ? { ok: false, problems } : { ok: true, ast, type, ...toReads(ast) }
    },
  }
}

/** Reports a result that does not fit the expected type or is an item of another list, and names the wrong field if there is one. */
function checkResult(
  ast: ExpressionNode,
  type: ExpressionType,
  expected: ExpressionType,
  context: InferenceContext,
): void {
  const { report } = context
  const wanted = toFields(toNonNull(expected))
  if (ast.kind === 'map' && wanted)
    for (const { key, value } of ast.entries)
      if (!Object.hasOwn(wanted, key))
        report(value, `No field \`${key}\` is expected here.`, toSuggestion(key, Object.keys(wanted)))
  if (isAssignable(type, expected)) {
    const item = toFields(toNonNull(inferOwner(ast, type, context)))
    const other = item && wanted && describeOther(item, wanted)
    if (other !== undefined) report(ast, other)
    return
  }
  const [item, wantedItem] = [toItem(toNonNull(type)), toItem(toNonNull(expected))]
  const isList = item !== undefined && wantedItem !== undefined
  const field = isList ? toWrongField(item, wantedItem) : toWrongField(type, expected)
  if (field !== undefined)
    return report(ast, `${isList ? 'Each item of the result' : 'The result'} should be an object with ${field}.`)
  const other = toOtherOption(toNonNull(type), toNonNull(expected))
  const [first, second] = toOptions(toNonNull(expected)) ?? []
  const wantedText = second === undefined ? first : `one of certain texts, such as ${first} or ${second}`
  const message =
    other === undefined
      ? wantedText !== undefined && isOfKind(type, 'string')
        ? `The result should be ${wantedText}, but it may be any text.`
        : `The result should be ${toTypeName(expected)}, but it is ${toTypeName(type)}.`
      : `The result may be \`${other}\`, which is none of the texts that fit here.`
  report(ast, message, isAssignable(toNonNull(type), expected) && nullHint)
}

/** Returns a text that the value may have and that is not allowed. */
function toOtherOption(type: ExpressionType, expected: ExpressionType): string | undefined {
  const [found, wanted] = [toOptions(type), toOptions(expected)]
  return wanted && found?.find((option) => !wanted.includes(option))
}

/** Describes an item that has a field too many and lacks a required one. A form may be filled with an item that only lacks some. */
function describeOther(found: ObjectFields, wanted: ObjectFields): string | undefined {
  const strange = Object.keys(found).find((name) => !Object.hasOwn(wanted, name))
  const missing = Object.keys(wanted).find((name) => wanted[name]?.optional === false && !Object.hasOwn(found, name))
  if (strange === undefined || missing === undefined) return undefined
  return `The result has \`${strange}\`, which has no place here, and no \`${missing}\`.`
}

function toWrongField(type: ExpressionType, expected: ExpressionType): string | undefined {
  const [found, wanted] = [toFields(toNonNull(type)), toFields(toNonNull(expected))]
  if (!found || !wanted) return undefined
  const wrong = Object.entries(wanted).find(([name, field]) => !areFieldsAssignable(found, { [name]: field }))
  return wrong && `\`${wrong[0]}\` as ${toTypeName(wrong[1].type)}`
}

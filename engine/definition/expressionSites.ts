import type { JSONPath } from 'jsonc-parser'
import { toClauses, toFailurePredicates } from './predicates.ts'
import type { ExpressionType } from '../expressions/index.ts'
import type { FlowContext } from './FlowContext.ts'
import type { FlowDefinition } from './FlowDefinition.ts'
import { toAllForms } from './forms.ts'
import { toInstructions } from './instructions.ts'
import type { Loose } from './Loose.ts'
import { rememberByIdentity } from '../validation/remember.ts'
import { toFieldSchema } from './schemaFields.ts'

type Known = Pick<FlowContext, 'flow' | 'schemas' | 'expressions'>

/** An expression of the flow, its place, and the type that it must have. */
export interface ExpressionSite {
  readonly path: JSONPath
  readonly source: string
  /** Returns the type that its place requires; undefined where any type is allowed. */
  readonly toExpected: (context: Known) => ExpressionType | undefined
  readonly inFailure: boolean
}

/** Lists every expression of a flow. */
export const toExpressionSites = rememberByIdentity((flow: Loose<FlowDefinition>): readonly ExpressionSite[] => [
  ...findSites(flow),
])

function* findSites(flow: Loose<FlowDefinition>): Generator<ExpressionSite> {
  const failures = toFailurePredicates(flow)
  for (const [name, predicate] of Object.entries(flow.predicates ?? {})) {
    // The expression of a combined predicate repeats those of its parts.
    if (predicate && toClauses(predicate).length > 0) continue
    yield* toSite(['predicates', name, 'when'], predicate?.when, () => 'boolean', failures.has(name))
  }
  for (const { instruction, path } of toInstructions(flow)) {
    for (const [name, source] of Object.entries(instruction.with ?? {})) {
      yield* toSite([...path, 'with', name], source, (context) => toInputType(context, instruction.call, name))
    }
    for (const kind of ['set', 'fill'] as const) {
      for (const [target, source] of Object.entries(instruction[kind] ?? {})) {
        yield* toSite([...path, kind, target], source, (context) => toDataType(context, target))
      }
    }
    for (const kind of ['issue', 'say'] as const) {
      for (const [name, source] of Object.entries(instruction[kind]?.params ?? {})) {
        yield* toSite([...path, kind, 'params', name], source)
      }
    }
    yield* toSite([...path, 'resumeAt'], instruction.resumeAt, () => ({ nullable: 'string' }))
  }
  for (const { form, path } of toAllForms(flow)) {
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      yield* toSite([...path, 'fields', field, 'options', 'from'], taken?.options?.from, () => ({
        nullable: { list: 'any' },
      }))
    }
  }
}

function* toSite(
  path: JSONPath,
  source: string | undefined,
  toExpected: ExpressionSite['toExpected'] = () => undefined,
  inFailure = false,
): Generator<ExpressionSite> {
  if (source !== undefined) yield { path, source, toExpected, inFailure }
}

function toInputType({ flow, schemas, expressions }: Known, action: string | undefined, property: string) {
  const input = action === undefined ? undefined : flow.actions?.[action]?.input
  const field = toFieldSchema(schemas.open(input), [property], schemas.resolve)
  return field && expressions.toType(field)
}

/** Returns the type of the data at a path such as `lookup.year`; undefined where no such place exists. */
export function toDataType({ flow, schemas, expressions }: Known, target: string) {
  const [slot = '', ...rest] = target.split('.')
  if (rest.length === 0) return expressions.variables[slot]
  const field = toFieldSchema(schemas.open(flow.data?.[slot]?.schema ?? {}), rest, schemas.resolve)
  return field && expressions.toType(field)
}

import {
  createExpressionChecker,
  toExpressionType,
  type CheckedExpression,
  type ExpressionType,
} from '../expressions/index.ts'
import { toNullable } from '../expressions/ExpressionType.ts'
import type { FlowDefinition } from './FlowDefinition.ts'
import type { Loose } from './Loose.ts'
import type { SchemaCatalog, SchemaSource } from './SchemaCatalog.ts'
import { rememberByText, rememberWithin } from '../validation/remember.ts'

/** Checks the expressions of one flow against the data it declares. */
export interface FlowExpressions {
  /** Checks an expression. `inFailure` tells whether it may read `failure`. */
  check(source: string, expected?: ExpressionType, inFailure?: boolean): CheckedExpression
  /** Returns the type of the data that a schema describes; `any` for a missing schema. */
  toType(schema: SchemaSource | undefined): ExpressionType
  readonly variables: Readonly<Record<string, ExpressionType>>
  /** Creates the same checker for a flow with other constants or data. */
  where(other: Pick<Loose<FlowDefinition>, 'constants' | 'data'>): FlowExpressions
}

const required = (type: ExpressionType) => ({ type, optional: false })

const now: ExpressionType = {
  object: {
    date: required('string'),
    year: required('number'),
    month: required('number'),
    day: required('number'),
    ms: required('number'),
  },
}
const saved: ExpressionType = { nullable: { object: { ageDays: required('number') } } }
const failure: ExpressionType = {
  object: {
    status: required('any'),
    message: required('string'),
    isTold: required('boolean'),
    atField: required('boolean'),
    atStart: required('boolean'),
  },
}

/** The names that expressions can read besides slots and facts. `init` holds the values that the widget was initialized with. */
export const reservedNames = ['constants', 'now', 'event', 'saved', 'failure', 'init', 'fn'] as const

interface KnownExpressions {
  readonly key: string
  readonly expressions: FlowExpressions
}

const known = new WeakMap<SchemaCatalog, KnownExpressions>()

/** Returns the checker of a flow's expressions, reused with its results as long as they can read the same names and types. */
export function toFlowExpressions(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): FlowExpressions {
  const { data, facts, constants = {}, functions } = flow
  const key = JSON.stringify([
    data,
    facts,
    Object.entries(constants).map(([name, value]) => [name, typeof value]),
    functions,
  ])
  const before = known.get(schemas)
  if (before?.key === key) return before.expressions
  const expressions = createFlowExpressions(flow, schemas)
  known.set(schemas, { key, expressions })
  return expressions
}

/** Creates the checker with the variables from a flow's slots, facts and constants. */
function createFlowExpressions(flow: Loose<FlowDefinition>, schemas: SchemaCatalog): FlowExpressions {
  const toType = (source: SchemaSource | undefined): ExpressionType => {
    const schema = schemas.open(source)
    return schema ? toExpressionType(schema, (ref) => schemas.resolve(ref) ?? {}) : 'any'
  }
  const slots = Object.entries(flow.data ?? {}).map(([name, slot]) => {
    const type = toType(slot?.schema)
    return [name, (slot?.initial ?? null) === null ? toNullable(type) : type] as const
  })
  const facts = Object.entries(flow.facts ?? {}).map(([name, schema]) => [name, toType(schema)] as const)
  const constants = Object.entries(flow.constants ?? {}).map(
    ([name, value]) =>
      [
        name,
        required(typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'boolean'),
      ] as const,
  )
  const variables: Record<string, ExpressionType> = {
    ...Object.fromEntries([...facts, ...slots]),
    constants: { object: Object.fromEntries(constants) },
    now,
    saved,
    event: 'any',
    init: 'any',
  }
  const functions = Object.fromEntries(
    Object.entries(flow.functions ?? {}).flatMap(([name, signature]) =>
      signature === undefined || !isSignature(name, signature) ? [] : [[name, signature]],
    ),
  )
  const usual = createExpressionChecker({ variables, functions })
  const withFailure = createExpressionChecker({ variables: { ...variables, failure }, functions })
  return {
    variables,
    toType,
    where: (other) => createFlowExpressions({ ...flow, ...other }, schemas),
    check(source, expected, inFailure = false) {
      const checker = inFailure ? withFailure : usual
      // A structured type is created for each check and requested once, so caching would not help.
      if (typeof expected === 'object') return checker.check(source, expected)
      return checkOnce(checker, expected)(source)
    },
  }
}

const checkOnce = rememberWithin((checker: ReturnType<typeof createExpressionChecker>, expected?: ExpressionType) =>
  rememberByText((source) => checker.check(source, expected)),
)

/** Checks whether a function's signature can be parsed. */
export function isSignature(name: string, signature: string): boolean {
  try {
    createExpressionChecker({ variables: {}, functions: { [name]: signature } })
    return true
  } catch {
    return false
  }
}

/** Finds the only list that may stand for another one, whose entries have no place where an expression puts one of them. */
export function findOtherList(
  { flow, expressions }: { readonly flow: Pick<Loose<FlowDefinition>, 'data'>; readonly expressions: FlowExpressions },
  source: string,
  expected: ExpressionType | undefined,
) {
  if (!expressions.check(source).ok) return undefined
  const lists = Object.entries(flow.data ?? {}).flatMap(([name, slot]) => (Array.isArray(slot?.initial) ? [name] : []))
  const pairs = lists.flatMap((from) => lists.flatMap((to) => (from === to ? [] : [{ from, to }])))
  const [found, ...more] = pairs.filter(({ from, to }) => {
    const other = source.replaceAll(new RegExp(String.raw`\b${from}\b`, 'g'), to)
    return other !== source && expressions.check(other, expected).ok
  })
  return more.length > 0 ? undefined : found
}

import { listNodes, toJavaScript, type ExpressionNode } from '../../expressions/index.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toNonNull, toOptions } from '../../expressions/ExpressionType.ts'
import { rememberByIdentity } from '../../validation/remember.ts'
import { collectTerms, toComparison, toConstant, toNegated, type Constants, type Term } from './terms.ts'

/** A condition that is known to hold, or not to hold, where another one is asked. */
export interface Known {
  readonly predicate: string
  readonly holds: boolean
}

const mostCases = 4096

/**
 * Creates functions that decide whether a predicate always or never holds, given what is known. They try every value that makes a
 * difference to the comparisons. Undefined if both are possible, or if there are too many cases to try.
 */
export function createDecider({ definition, expressions }: Pick<LinkedFlow, 'definition' | 'expressions'>) {
  const parsePredicate = rememberByIdentity(({ when: source = 'false' }: { readonly when?: string }) => {
    const checked = expressions.check(source, 'boolean', true)
    return checked.ok ? { source, ast: checked.ast, test: toTest(checked.ast, definition.constants) } : undefined
  })
  const parse = (predicate: string) => parsePredicate(definition.predicates[predicate] ?? {})

  /** Returns the values worth trying for a term: each value it is compared with, one beside it, and one between two of them. */
  function toDomain(term: Term): readonly unknown[] {
    const checked = expressions.check(term.source, undefined, true)
    const options = checked.ok ? toOptions(toNonNull(checked.type)) : undefined
    const isNullable = checked.ok && toNonNull(checked.type) !== checked.type
    // A slot with an initial value and a schema without null is never null.
    const isKept = checked.ok && checked.type !== 'any' && Object.hasOwn(definition.data, term.source)
    const nothing = isNullable || (term.constants.has(null) && !isKept) ? [null] : []
    const constants = [...term.constants].filter((value) => value !== null)
    if (options) return [...options, ...nothing]
    if (constants.every((value) => typeof value === 'boolean')) {
      // A term that is compared only with null is either present or missing.
      return term.isCondition || constants.length > 0 ? [true, false, ...nothing] : ['something', ...nothing]
    }
    const numbers = constants.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
    const range = toRange(term.source, definition)
    const texts = constants.filter((value) => typeof value === 'string').toSorted()
    return [
      ...(range ? toWhole(numbers, range) : toBetween(numbers)),
      ...texts.flatMap((text) => [text, `${text}\u0000`]),
      ...(texts.length > 0 ? ['', '\uFFFF'] : []),
      ...nothing,
    ]
  }

  /** Returns the first comparison in a predicate that has the same result for every possible value, as it is written. */
  const toIdle = (
    asked: string,
  ): { readonly source: string; readonly offset: number; readonly holds: boolean } | undefined => {
    const { source, ast } = parse(asked) ?? {}
    if (source === undefined || ast === undefined) return undefined
    for (const node of listNodes(ast)) {
      const comparison = toComparison(node, definition.constants) ?? toPair(node, definition.constants)
      if (!comparison || comparison.value === null) continue
      const terms = new Map<string, Term>()
      collectTerms(node, source, terms, definition.constants)
      const [values = []] = [...terms.values()].map(toDomain)
      const answers = new Set(values.filter((value) => value !== null).map(comparison.test))
      const [holds] = answers
      if (answers.size !== 1 || holds === undefined) continue
      return { source: source.slice(node.offset, node.offset + node.length), offset: node.offset, holds }
    }
    return undefined
  }

  const decideFor = (asked: string, known: readonly Known[] = []): 'always' | 'never' | undefined => {
    const wanted = parse(asked)
    const conditions = known.flatMap(({ predicate, holds }) => {
      const condition = parse(predicate)
      return condition ? [{ ...condition, holds }] : []
    })
    if (!wanted) return undefined
    const terms = new Map<string, Term>()
    for (const { source, ast } of [wanted, ...conditions]) collectTerms(ast, source, terms, definition.constants)
    const domains = [...terms].map(([name, term]) => [name, toDomain(term)] as const)
    if (domains.reduce((count, [, values]) => count * values.length, 1) > mostCases) return undefined

    const found = new Set<boolean>()
    for (const values of combine(domains)) {
      if (conditions.every(({ test, holds }) => test(values) === holds)) found.add(wanted.test(values))
      if (found.size === 2) return undefined
    }
    if (found.size === 0) return undefined
    return found.has(true) ? 'always' : 'never'
  }
  return { decide: decideFor, toIdle }
}

/** Joins two comparisons of one term with texts, combined with `&&` or `||`, into one; undefined for any other node. */
function toPair(node: ExpressionNode, constants: Constants) {
  if (node.kind !== 'binary' || !/^(?:&&|\|\|)$/.test(node.operator)) return undefined
  const [one, other] = [toComparison(node.left, constants), toComparison(node.right, constants)]
  if (!one || !other || toJavaScript(one.term) !== toJavaScript(other.term)) return undefined
  if (typeof one.value !== 'string' || typeof other.value !== 'string') return undefined
  const test = (found: unknown) =>
    node.operator === '&&' ? one.test(found) && other.test(found) : one.test(found) || other.test(found)
  return { term: one.term, value: one.value, test }
}

/** Returns the range of whole numbers that something can be; undefined if it may be any number. */
function toRange(
  source: string,
  { data }: LinkedFlow['definition'],
): readonly [least: number, most: number] | undefined {
  if (source.startsWith('size(')) return [0, Infinity]
  const { type, minimum, maximum = Infinity } = Object(Object.hasOwn(data, source) ? data[source]?.schema : undefined)
  if (type === 'integer' && typeof minimum === 'number') return [minimum, Number(maximum)]
  return { 'now.year': [2020, 2200] as const, 'now.month': [1, 12] as const, 'now.day': [1, 31] as const }[source]
}

const toWhole = (numbers: readonly number[], [least, most]: readonly [number, number]): readonly number[] =>
  [least, most, ...numbers.flatMap((value) => [Math.ceil(value) - 1, Math.ceil(value), Math.floor(value) + 1])].filter(
    (value) => value >= least && value <= most && Number.isFinite(value),
  )

/** Returns each number, one below them all, and one above each. */
const toBetween = (numbers: readonly number[]): readonly number[] =>
  numbers.length === 0
    ? []
    : [
        (numbers[0] ?? 0) - 1,
        ...numbers.flatMap((value, index) => [value, (value + (numbers[index + 1] ?? value + 2)) / 2]),
      ]

type Test = (values: ReadonlyMap<string, unknown>) => boolean

/** Compiles a condition to a test of the values of its terms. */
function toTest(node: ExpressionNode, constants: Constants): Test {
  const inner = (child: ExpressionNode) => toTest(child, constants)
  if (node.kind === 'unary' && node.operator === '!') return not(inner(node.operand))
  if (node.kind === 'conditional') {
    const [test, yes, no] = [inner(node.test), inner(node.consequent), inner(node.alternate)]
    return (values) => (test(values) ? yes(values) : no(values))
  }
  if (node.kind === 'binary' && /^(?:&&|\|\|)$/.test(node.operator)) {
    const [left, right] = [inner(node.left), inner(node.right)]
    return node.operator === '&&'
      ? (values) => left(values) && right(values)
      : (values) => left(values) || right(values)
  }
  const constant = toConstant(node, constants)
  if (constant !== undefined) return () => constant === true
  const comparison = toComparison(node, constants)
  if (comparison) {
    const name = toJavaScript(comparison.term)
    return (values) => comparison.test(values.get(name))
  }
  const negated = toNegated(node)
  if (negated) return not(inner(negated))
  const name = toJavaScript(node)
  return (values) => values.get(name) === true
}

const not =
  (test: Test): Test =>
  (values) =>
    !test(values)

/** Generates every combination of the values; it is the same map each time, with other values. */
function* combine(
  domains: readonly (readonly [name: string, values: readonly unknown[]])[],
  values = new Map<string, unknown>(),
): Generator<ReadonlyMap<string, unknown>> {
  const [first, ...rest] = domains
  if (!first) return void (yield values)
  for (const value of first[1]) {
    values.set(first[0], value)
    yield* combine(rest, values)
  }
}

import { toJavaScript, type ExpressionNode } from '../../expressions/index.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toNonNull, toOptions } from '../../expressions/ExpressionType.ts'
import { collectTerms, toComparison, toConstant, toNegated, type Constants, type Term } from './terms.ts'

/** A condition that is known to hold, or not to, where another one is asked. */
export interface Known {
  readonly predicate: string
  readonly holds: boolean
}

const mostCases = 4096

/**
 * Creates what decides whether a predicate always holds or never does, given what is known: it tries every value that makes a
 * difference for what the predicates compare. Undefined where both may be, or there are too many to try.
 */
export function createDecider({ definition, expressions }: Pick<LinkedFlow, 'definition' | 'expressions'>) {
  const parse = (predicate: string) => {
    const source = definition.predicates[predicate]?.when ?? 'false'
    const checked = expressions.check(source, 'boolean', true)
    return checked.ok ? { source, ast: checked.ast } : undefined
  }

  /** The values worth trying for a term: each it is compared with, one beside it, and one between two of them. */
  function toDomain(term: Term): readonly unknown[] {
    const checked = expressions.check(term.source, undefined, true)
    const options = checked.ok ? toOptions(toNonNull(checked.type)) : undefined
    const isNullable = term.constants.has(null) || (checked.ok && toNonNull(checked.type) !== checked.type)
    const nothing = isNullable ? [null] : []
    const constants = [...term.constants].filter((value) => value !== null)
    if (options) return [...options, ...nothing]
    if (constants.every((value) => typeof value === 'boolean')) {
      // What is only compared with null is there, or is not.
      return term.isCondition || constants.length > 0 ? [true, false, ...nothing] : ['something', ...nothing]
    }
    const numbers = constants.filter((value) => typeof value === 'number').toSorted((a, b) => a - b)
    const between = numbers.flatMap((value, index) => [value, (value + (numbers[index + 1] ?? value + 2)) / 2])
    const isCount = term.source.startsWith('size(')
    const tried = numbers.length === 0 ? [] : [(numbers[0] ?? 0) - 1, ...between]
    const texts = constants.filter((value) => typeof value === 'string')
    return [
      ...tried.filter((value) => !isCount || value >= 0),
      ...texts,
      ...(texts.length > 0 ? ['\u0000 another'] : []),
      ...nothing,
    ]
  }

  return (asked: string, known: readonly Known[] = []): 'always' | 'never' | undefined => {
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
      const answer = (ast: ExpressionNode) => decide(ast, values, definition.constants)
      if (conditions.every(({ ast, holds }) => answer(ast) === holds)) found.add(answer(wanted.ast))
      if (found.size === 2) return undefined
    }
    if (found.size === 0) return undefined
    return found.has(true) ? 'always' : 'never'
  }
}

function decide(node: ExpressionNode, values: ReadonlyMap<string, unknown>, constants: Constants): boolean {
  const inner = (child: ExpressionNode) => decide(child, values, constants)
  if (node.kind === 'unary' && node.operator === '!') return !inner(node.operand)
  if (node.kind === 'conditional') return inner(inner(node.test) ? node.consequent : node.alternate)
  if (node.kind === 'binary' && node.operator === '&&') return inner(node.left) && inner(node.right)
  if (node.kind === 'binary' && node.operator === '||') return inner(node.left) || inner(node.right)
  const constant = toConstant(node, constants)
  if (constant !== undefined) return constant === true
  const comparison = toComparison(node, constants)
  if (comparison) return comparison.test(values.get(toJavaScript(comparison.term)))
  const negated = toNegated(node)
  return negated ? !inner(negated) : values.get(toJavaScript(node)) === true
}

function* combine(
  domains: readonly (readonly [name: string, values: readonly unknown[]])[],
): Generator<ReadonlyMap<string, unknown>> {
  const [first, ...rest] = domains
  if (!first) return void (yield new Map())
  const [name, values] = first
  for (const others of combine(rest)) for (const value of values) yield new Map([...others, [name, value]])
}

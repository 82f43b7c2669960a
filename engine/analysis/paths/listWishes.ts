import { toExpressionSites } from '../../definition/expressionSites.ts'
import { toAllForms } from '../../definition/forms.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import { toInstructions, toResumable } from '../../definition/instructions.ts'
import { toNullTested } from '../../expressions/toFacts.ts'
import { type LocalPaths, toPath } from '../../expressions/toReads.ts'
import type { CompiledExpression, Scope } from '../../definition/CompiledFlow.ts'
import { toJavaScript, type ExpressionNode } from '../../expressions/index.ts'
import * as runtime from '../../expressions/runtime.ts'
import { runCode } from '../../runner/toRunnableCopy.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/** Something that an expression tests at a path of the data, such as `lookup.year` or `years[].modelYear`. */
export type Wish = { readonly path: string } & (
  | { readonly kind: 'equal' | 'size'; readonly other: ExpressionNode }
  /** It tests whether the value is true. */
  | { readonly kind: 'truth' }
  /** It tests whether the value is present. */
  | { readonly kind: 'presence' }
  /** It passes the value to a function of the product, together with the others. */
  | { readonly kind: 'alike'; readonly others: readonly ExpressionNode[] }
  | { readonly kind: 'step' }
)

const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>=']
/** The position of an expression in its source, ignored when wishes are compared. */
const spans = new Set(['offset', 'length'])
/** A limit on wishes, far above what flows need, that stops endless chains of copies. */
const most = 3000

/**
 * Lists what the conditions of a flow test in its data, and in the sources from which these data are copied: `year < 2016` at
 * `form.year` is also a wish at `years[].modelYear` when the options of that field come from there.
 */
export function listWishes(flow: LinkedFlow): readonly Wish[] {
  const { definition } = flow
  const parse = (source: string, inFailure = false): ExpressionNode | undefined => {
    const checked = flow.expressions.check(source, undefined, inFailure)
    return checked.ok ? checked.ast : undefined
  }
  const wishes: Wish[] = []
  for (const { source, inFailure, path } of toExpressionSites(definition)) {
    const ast = parse(source, inFailure)
    if (!ast) continue
    wishes.push(...toWishes(ast, new Map(), path[0] === 'predicates'))
    const resumed = path.at(-1) === 'resumeAt' ? toPath(ast, new Map()) : undefined
    if (resumed !== undefined) wishes.push({ kind: 'step', path: resumed })
  }

  const copies: Copy[] = []
  for (const { instruction } of toInstructions(definition)) {
    for (const [to, source] of Object.entries({ ...instruction.set, ...instruction.fill })) {
      const ast = source === undefined ? undefined : parse(source)
      if (ast) copies.push(...toSources(ast).map((from) => ({ from, to })))
    }
  }
  for (const { form } of toAllForms(definition)) {
    for (const [field, taken] of Object.entries(form.fields ?? {})) {
      const { from, value } = taken?.options ?? {}
      const ast = from === undefined || value === undefined ? undefined : parse(from)
      for (const list of ast ? toSources(ast) : [])
        copies.push({ from: `${list}[].${value}`, to: `${form.data}.${field}` })
    }
  }
  return withSources(wishes, copies)
}

interface Copy {
  readonly from: string
  readonly to: string
}

/** Adds to the wishes those at the places from which their data are copied. */
function withSources(wishes: readonly Wish[], copies: readonly Copy[]): readonly Wish[] {
  const found = new Map<string, Wish>()
  const add = (wish: Wish) => {
    const key = JSON.stringify(wish, (name, value: unknown) => (spans.has(name) ? undefined : value))
    if (found.size < most && !found.has(key)) found.set(key, wish)
  }
  for (const wish of wishes) add(wish)
  // Iterating a map also visits the entries that are added meanwhile.
  for (const wish of found.values()) {
    for (const { from, to } of copies) {
      const rest = wish.path.slice(to.length)
      if (!wish.path.startsWith(to) || !/^($|[.[])/.test(rest)) continue
      if (from.split(/[.[]/).length + rest.split(/[.[]/).length < 8) add({ ...wish, path: from + rest })
    }
  }
  return [...found.values()]
}

/** Lists the paths whose values an expression may return unchanged, or pass to a function that computes the result. */
function toSources(node: ExpressionNode): string[] {
  const path = toPath(node, new Map())
  if (path !== undefined) return [path]
  if (node.kind === 'conditional') return [...toSources(node.consequent), ...toSources(node.alternate)]
  if (node.kind === 'call') return node.args.flatMap(toSources)
  return node.kind === 'list' ? node.items.flatMap(toSources) : []
}

function toWishes(node: ExpressionNode, locals: LocalPaths, isCondition: boolean): Wish[] {
  const path = toPath(node, locals)
  if (path !== undefined && node.kind !== 'macro') return isCondition ? [{ kind: 'truth', path }] : []
  const inner = (child: ExpressionNode, isTested = false) => toWishes(child, locals, isTested)
  switch (node.kind) {
    case 'has': {
      const tested = toPath({ ...node, kind: 'select' }, locals)
      return tested === undefined ? [] : [{ kind: 'presence', path: tested }]
    }
    case 'unary':
      return inner(node.operand, node.operator === '!')
    case 'conditional':
      return [...inner(node.test, true), ...inner(node.consequent, isCondition), ...inner(node.alternate, isCondition)]
    case 'list':
      return node.items.flatMap((item) => inner(item))
    case 'map':
      return node.entries.flatMap(({ value }) => inner(value))
    case 'builtin':
      return node.args.flatMap((argument) => inner(argument))
    case 'call':
      return [...node.args.flatMap((argument) => inner(argument)), ...toAlike(node.args, locals)]
    case 'macro': {
      const list = toPath(node.list, locals)
      const inside = new Map([...locals, [node.variable.name, list && `${list}[]`]])
      const size: Wish[] = list === undefined ? [] : [{ kind: 'size', path: list, other: toNumber(node, 1) }]
      return [...size, ...inner(node.list), ...toWishes(node.body, inside, node.name !== 'map')]
    }
    case 'binary': {
      const isLogical = node.operator === '&&' || node.operator === '||'
      const sides = [...inner(node.left, isLogical), ...inner(node.right, isLogical)]
      const tested = toNullTested(node)
      const testedPath = tested && toPath(tested, locals)
      if (testedPath !== undefined) return [{ kind: 'presence', path: testedPath }]
      if (!comparisons.includes(node.operator)) return sides
      return [...sides, ...toCompared(node.left, node.right, locals), ...toCompared(node.right, node.left, locals)]
    }
    case 'literal':
    case 'variable':
    case 'select':
    case 'index':
      return []
  }
}

function toCompared(side: ExpressionNode, other: ExpressionNode, locals: LocalPaths): Wish[] {
  const path = toPath(side, locals)
  if (path !== undefined) return [{ kind: 'equal', path, other }]
  const [list] = side.kind === 'builtin' && side.name === 'size' ? side.args : []
  const sized = list && toPath(list, locals)
  return sized === undefined ? [] : [{ kind: 'size', path: sized, other }]
}

function toAlike(args: readonly ExpressionNode[], locals: LocalPaths): Wish[] {
  return args.flatMap((argument): Wish[] => {
    const path = toPath(argument, locals)
    const others = args.filter((other) => other !== argument && toPath(other, locals) !== undefined)
    return path === undefined || others.length === 0 ? [] : [{ kind: 'alike', path, others }]
  })
}

const toNumber = ({ offset, length }: ExpressionNode, value: number): ExpressionNode => ({
  kind: 'literal',
  value,
  offset,
  length,
})

/** Stands for a missing value. */
export const absent = Symbol('absent')

/** What to put at a path: values, or lists of certain sizes. */
export interface Wished {
  readonly values: readonly unknown[]
  readonly sizes: readonly number[]
}

/** Serializes what is wished for; equal wishes give equal texts. */
export const toText = (wished: readonly Wished[]): string =>
  JSON.stringify(wished, (_, value: unknown) => (value === absent ? '(absent)' : value))

const nothing: Wished = { values: [], sizes: [] }

/** Lists values that fulfill a wish and values that do not, as far as the current data show them. */
export function toWished(wish: Wish, scope: Scope, { definition }: LinkedFlow): Wished {
  switch (wish.kind) {
    case 'truth':
      return { ...nothing, values: [true, false] }
    case 'presence':
      return { ...nothing, values: [absent] }
    case 'step':
      return { ...nothing, values: toResumable(definition) }
    case 'alike':
      return { ...nothing, values: wish.others.flatMap((other) => toItems(evaluate(other, scope))) }
    case 'equal':
      return { ...nothing, values: toNear(evaluate(wish.other, scope)) }
    case 'size': {
      const size = evaluate(wish.other, scope)
      const sizes = typeof size === 'number' ? [size - 1, size, size + 1] : [0, 1, 2]
      return { ...nothing, sizes: sizes.filter((one) => Number.isInteger(one) && one >= 0 && one < 10) }
    }
  }
}

const toRun = rememberByIdentity((node: ExpressionNode) =>
  runCode<CompiledExpression>(`(s) => ${toJavaScript(node)}`, runtime),
)

function evaluate(node: ExpressionNode, scope: Scope): unknown {
  const run = toRun(node)
  try {
    return run(scope)
  } catch {
    // The expression reads data that do not exist yet, or an item of a list.
    return undefined
  }
}

const toItems = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, 2) : value === undefined || value === null ? [] : [value]

function toNear(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value - 1, value, value + 1]
  if (typeof value === 'boolean') return [value, !value]
  return value === undefined ? [] : [value]
}

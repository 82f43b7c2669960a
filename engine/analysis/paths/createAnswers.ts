import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'
import type { ReadsOf } from './createRelevance.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import type { ExpressionNode } from '../../expressions/index.ts'
import { inlineConstants } from '../../compiler/compileExpression.ts'

/** What is known of a predicate for values of the first things that it reads. */
interface Known {
  answer?: string
  readonly next: Map<unknown, Known>
}

/** Answers predicates: `1` and `0`, `x` for one that cannot be evaluated. Slots are shared between points, so most answers are known. */
export function createAnswers({ predicates }: CompiledFlow, readsOf: ReadsOf) {
  const known = new Map<string, { readonly keys: readonly string[]; readonly root: Known }>()
  const open = (name: string) => {
    const keys = readsOf(name).filter((root) => root !== 'constants' && root !== 'now')
    const opened = { keys, root: { next: new Map<unknown, Known>() } }
    known.set(name, opened)
    return opened
  }
  return (name: string, scope: Scope): string => {
    const { keys, root } = known.get(name) ?? open(name)
    let at: Known = root
    for (const key of keys) {
      const value = scope[key]
      const inner: Known = at.next.get(value) ?? { next: new Map() }
      at.next.set(value, inner)
      at = inner
    }
    return (at.answer ??= toAnswer(predicates[name], scope))
  }
}

function toAnswer(predicate: ((scope: Scope) => boolean) | undefined, scope: Scope): string {
  try {
    return predicate?.(scope) === true ? '1' : '0'
  } catch {
    return 'x'
  }
}

/** More comparisons than these in a handful of conditions are not looked through. */
const most = 12

/** A condition as a formula over comparisons that are true or false. */
type Formula = (isTrue: (comparison: string) => boolean) => boolean

/** Orders and equalities as the negation of another, so that `a >= b` is known to be the opposite of `a < b`. */
const opposites: Readonly<Record<string, string>> = { '!=': '==', '>=': '<', '>': '<=' }

/** Tells whether answers of predicates can never be had together, whatever the data are; false where that is not plain to see. */
export function createContradictions(flow: LinkedFlow): (answers: ReadonlyMap<string, boolean>) => boolean {
  const { definition, expressions } = flow
  const formulas = new Map(
    Object.entries(definition.predicates).flatMap(([name, { when }]) => {
      const checked = expressions.check(when, 'boolean', true)
      return checked.ok ? [[name, toFormula(inlineConstants(checked.ast, definition.constants))] as const] : []
    }),
  )
  return (answers) => {
    const parts = [...answers].flatMap(([name, answer]) => {
      const formula = formulas.get(name)
      return formula ? [{ ...formula, answer }] : []
    })
    const comparisons = [...new Set(parts.flatMap((part) => part.comparisons))]
    if (parts.length < 2 || comparisons.length > most) return false
    for (let choice = 0; choice < 2 ** comparisons.length; choice++) {
      const isTrue = (comparison: string) => ((choice >> comparisons.indexOf(comparison)) & 1) === 1
      if (parts.every(({ formula, answer }) => formula(isTrue) === answer)) return false
    }
    return true
  }
}

function toFormula(node: ExpressionNode): { readonly formula: Formula; readonly comparisons: readonly string[] } {
  if (node.kind === 'unary' && node.operator === '!') {
    const { formula, comparisons } = toFormula(node.operand)
    return { formula: (isTrue) => !formula(isTrue), comparisons }
  }
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) {
    const [left, right] = [toFormula(node.left), toFormula(node.right)]
    const isBoth = node.operator === '&&'
    return {
      formula: (isTrue) =>
        isBoth ? left.formula(isTrue) && right.formula(isTrue) : left.formula(isTrue) || right.formula(isTrue),
      comparisons: [...left.comparisons, ...right.comparisons],
    }
  }
  const opposite = node.kind === 'binary' ? opposites[node.operator] : undefined
  const comparison = toText(opposite === undefined ? node : { ...node, operator: opposite })
  return { formula: (isTrue) => isTrue(comparison) === (opposite === undefined), comparisons: [comparison] }
}

/** The same text for the same comparison, wherever it stands in its source. */
const toText = (node: object): string =>
  JSON.stringify(node, (name, value: unknown) => (name === 'offset' || name === 'length' ? undefined : value))

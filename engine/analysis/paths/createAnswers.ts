import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'
import type { ReadsOf } from './createRelevance.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import type { ExpressionNode } from '../../expressions/index.ts'
import { inlineConstants } from '../../compiler/compileExpression.ts'
import { rememberByIdentity } from '../../validation/remember.ts'

/** What is known for values of the first things that are read. */
interface Known {
  answer?: string
  readonly next: Map<unknown, Known>
}

/** The same function of a scope, that answers nothing twice for the same values. Slots are shared between points, so most are known. */
function rememberByReads(reads: readonly string[], answer: (scope: Scope) => string): (scope: Scope) => string {
  const keys = reads.filter((root) => root !== 'constants' && root !== 'now')
  const root: Known = { next: new Map() }
  return (scope) => {
    let at = root
    for (const key of keys) {
      const value = scope[key]
      let inner = at.next.get(value)
      if (!inner) at.next.set(value, (inner = { next: new Map() }))
      at = inner
    }
    return (at.answer ??= answer(scope))
  }
}

/** Answers predicates: `1` and `0`, `x` for one that cannot be evaluated. */
export function createAnswers({ predicates }: CompiledFlow, readsOf: ReadsOf) {
  const known = new Map<string, (scope: Scope) => string>()
  const open = (name: string) => {
    const opened = rememberByReads(readsOf(name), (scope) => toAnswer(predicates[name], scope))
    known.set(name, opened)
    return opened
  }
  return (name: string, scope: Scope): string => (known.get(name) ?? open(name))(scope)
}

/** Answers many predicates in one text: together those that read the same. */
export function createAnswerTexts(answers: ReturnType<typeof createAnswers>, readsOf: ReadsOf) {
  const open = rememberByIdentity((names: readonly string[]) => {
    const groups = new Map<string, string[]>()
    for (const name of names) {
      const key = readsOf(name).join(' ')
      groups.set(key, [...(groups.get(key) ?? []), name])
    }
    return [...groups.values()].map((group) =>
      rememberByReads(readsOf(group[0] ?? ''), (scope) => group.map((name) => answers(name, scope)).join('')),
    )
  })
  return (names: readonly string[], scope: Scope): string => {
    let text = ''
    for (const answer of open(names)) text += answer(scope)
    return text
  }
}

function toAnswer(predicate: ((scope: Scope) => boolean) | undefined, scope: Scope): string {
  try {
    return predicate?.(scope) === true ? '1' : '0'
  } catch {
    return 'x'
  }
}

/** A letter for each value of a name. Most values are shared between points, so that they are written out once. */
export function createLetters(): ToLetter {
  const letters = new Map<string, Map<string, string>>()
  const texts = new WeakMap<object, string>()
  const toText = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    const text = texts.get(value) ?? JSON.stringify(value)
    texts.set(value, text)
    return text
  }
  return (name, value) => {
    const known = letters.get(name) ?? new Map<string, string>()
    letters.set(name, known)
    const text = toText(value)
    const letter = known.get(text) ?? String.fromCharCode(48 + known.size)
    known.set(text, letter)
    return letter
  }
}

/** Names the values of one name by a letter each, equal ones by the same. */
export type ToLetter = (name: string, value: unknown) => string

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

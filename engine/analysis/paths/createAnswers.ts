import type { CompiledFlow, Scope } from '../../definition/CompiledFlow.ts'
import type { ReadsOf } from './createRelevance.ts'
import type { LinkedFlow } from '../../definition/index.ts'
import type { ExpressionNode } from '../../expressions/index.ts'
import { inlineConstants } from '../../compiler/compileExpression.ts'
import { isRecord } from '../../definition/Loose.ts'
import { toInstructions } from '../../definition/instructions.ts'
import { toResumeStepsOf } from '../../definition/released/toResumeSteps.ts'
import { rememberByIdentity, rememberByText } from '../../validation/remember.ts'
import type { WayChoice } from './Way.ts'

/** Answers in a tree: each level branches by the value of one name that is read. */
interface Known {
  answer?: string
  readonly next: Map<unknown, Known>
}

/** Caches a function of a scope by the values that it reads. Points share most slots, so most answers are already known. */
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

/** Creates a cached evaluator of predicates that answers `1`, `0`, or `x` for a predicate that throws. */
export function createAnswers({ predicates }: CompiledFlow, readsOf: ReadsOf) {
  const known = new Map<string, (scope: Scope) => string>()
  const open = (name: string) => {
    const opened = rememberByReads(readsOf(name), (scope) => toAnswer(predicates[name], scope))
    known.set(name, opened)
    return opened
  }
  return (name: string, scope: Scope): string => (known.get(name) ?? open(name))(scope)
}

/** Creates an evaluator that joins the answers of many predicates into one text; predicates that read the same share a cache. */
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

/** Creates the mapping from values to letters. Points share most objects, so each one is serialized only once. */
export function createLetters(): ToLetter {
  const letters = new Map<string, Map<string, string>>()
  const toText = rememberByIdentity((value: object) => JSON.stringify(value))
  return (name, value) => {
    const known = letters.get(name) ?? new Map<string, string>()
    letters.set(name, known)
    const text = isRecord(value) ? toText(value) : (JSON.stringify(value) ?? '')
    const letter = known.get(text) ?? String.fromCharCode(48 + known.size)
    known.set(text, letter)
    return letter
  }
}

/** Returns a letter for a value of a slot or fact; equal values of one name have the same letter. */
export type ToLetter = (name: string, value: unknown) => string

/** The most comparisons whose combinations are all tried. */
const most = 12

/** A condition as a Boolean function of its comparisons. */
type Formula = (isTrue: (comparison: string) => boolean) => boolean

/** Comparisons to treat as the negation of another, so that `a >= b` is known to be the opposite of `a < b`. */
const opposites: Readonly<Record<string, string>> = { '!=': '==', '>=': '<', '>': '<=' }

type ResumeChoice = Extract<WayChoice, { readonly kind: 'resume' }>

/** Tells whether answers of predicates exclude each other for all data, or exclude the step to resume at; false where that is not obvious. */
export type Contradict = (answers: ReadonlyMap<string, boolean>, resume?: ResumeChoice) => boolean

/** Creates the test for answers that exclude each other. */
export function createContradictions(flow: LinkedFlow): Contradict {
  const { definition, expressions } = flow
  const read = rememberByText((source: string) => {
    const checked = expressions.check(source, 'boolean', true)
    return checked.ok ? [toFormula(inlineConstants(checked.ast, definition.constants))] : []
  })
  const resuming = new Map(toInstructions(definition).map(({ path, instruction }) => [path.join('.'), instruction]))
  const replaced = Object.entries(toResumeStepsOf(flow) ?? {})
  /** Lists the conditions of which one has to hold to resume at a step: its own name is found, or one that it replaces. */
  const toConditions = ({ at, step }: ResumeChoice): readonly string[] => {
    const names = [step, ...replaced.flatMap(([name, other]) => (other === step ? [name] : []))]
    return names.map((name) => `(${resuming.get(at)?.resumeAt}) == '${name}'`)
  }
  const exclude = (answers: ReadonlyMap<string, boolean>, condition?: string): boolean => {
    const asked = [...answers].map(([name, answer]) => [definition.predicates[name]?.when ?? '', answer] as const)
    if (condition !== undefined) asked.push([condition, true])
    const parts = asked.flatMap(([source, answer]) => read(source).map((formula) => ({ ...formula, answer })))
    const comparisons = [...new Set(parts.flatMap((part) => part.comparisons))]
    if (parts.length < 2 || comparisons.length > most) return false
    for (let choice = 0; choice < 2 ** comparisons.length; choice++) {
      const isTrue = (comparison: string) => ((choice >> comparisons.indexOf(comparison)) & 1) === 1
      if (parts.every(({ formula, answer }) => formula(isTrue) === answer)) return false
    }
    return true
  }
  return (answers, resume) =>
    resume ? toConditions(resume).every((condition) => exclude(answers, condition)) : exclude(answers)
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

/** Serializes a comparison without its position in the source. */
const toText = (node: object): string =>
  JSON.stringify(node, (name, value: unknown) => (name === 'offset' || name === 'length' ? undefined : value))

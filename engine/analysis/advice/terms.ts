import type { JSONPath } from 'jsonc-parser'
import { toForms } from '../../definition/forms.ts'
import type { FlowDefinition, InstructionDefinition, LinkedFlow } from '../../definition/index.ts'
import type { CombinedPredicate } from '../../definition/FlowDefinition.ts'
import type { InstructionSite } from '../../definition/instructions.ts'
import type { Loose } from '../../definition/Loose.ts'
import { listNodes, toJavaScript, type BinaryNode, type ExpressionNode } from '../../expressions/index.ts'
import { parseExpression } from '../../expressions/parseExpression.ts'
import { toPlace } from '../../expressions/toFacts.ts'
import { toGroups } from './Advice.ts'

/** Something that a predicate asks about: its source, and the constants that it is compared with. */
export interface Term {
  readonly source: string
  readonly constants: Set<unknown>
  /** Whether the term is used as a condition by itself. */
  isCondition: boolean
}

/** The constants of a flow. */
export type Constants = LinkedFlow['definition']['constants']

/** Adds the terms of a predicate's tree to `terms`, under a name that is the same wherever the same thing is asked about. */
export function collectTerms(
  node: ExpressionNode,
  source: string,
  terms: Map<string, Term>,
  constants: Constants,
): void {
  const add = (term: ExpressionNode, value?: unknown) => {
    const name = toJavaScript(term)
    const text = source.slice(term.offset, term.offset + term.length)
    const entry: Term = terms.get(name) ?? { source: text, constants: new Set(), isCondition: false }
    terms.set(name, entry)
    if (value === undefined) entry.isCondition = true
    else entry.constants.add(value)
  }
  const parts = toParts(node)
  if (parts) for (const part of parts) collectTerms(part, source, terms, constants)
  else if (toConstant(node, constants) === undefined) {
    const comparison = toComparison(node, constants)
    if (comparison) add(comparison.term, comparison.value)
    else add(toNegated(node) ?? node)
  }
}

/** Returns the parts of a combined condition; undefined for any other node. */
function toParts(node: ExpressionNode): readonly ExpressionNode[] | undefined {
  if (node.kind === 'unary' && node.operator === '!') return [node.operand]
  if (node.kind === 'conditional') return [node.test, node.consequent, node.alternate]
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) return [node.left, node.right]
  return undefined
}

/** Returns the value of an expression that the flow itself determines; undefined for any other. */
export function toConstant(node: ExpressionNode, constants: Constants): unknown {
  if (node.kind === 'literal') return node.value
  if (node.kind === 'unary' && node.operator === '-') {
    const value = toConstant(node.operand, constants)
    return typeof value === 'number' ? -value : undefined
  }
  // The argument is a literal text, so its length is known.
  if (node.kind === 'builtin' && node.name === 'size' && node.args[0]?.kind === 'literal')
    return String(node.args[0].value).length
  if (node.kind === 'binary') return toConstantPair(node, constants)
  const isConstant = node.kind === 'select' && node.object.kind === 'variable' && node.object.name === 'constants'
  return isConstant ? constants[node.field.name] : undefined
}

function toConstantPair(node: BinaryNode, constants: Constants): unknown {
  const [compare, reckon] = [comparisons[node.operator], reckonings[node.operator]]
  if (!compare && !reckon) return undefined
  const [left, right] = [toConstant(node.left, constants), toConstant(node.right, constants)]
  if (left === undefined || right === undefined)
    return compare && toJavaScript(node.left) === toJavaScript(node.right) ? compare(0, 0) : undefined
  if (compare) return compare(left, right)
  return typeof left === 'number' && typeof right === 'number' ? reckon?.(left, right) : undefined
}

const reckonings: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

/** Returns the comparison of a term with a constant; undefined for any other node. */
export function toComparison(node: ExpressionNode, constants: Constants) {
  const tests = node.kind === 'binary' ? comparisons[node.operator] : undefined
  if (node.kind !== 'binary' || !tests) return undefined
  const [left, right] = [toConstant(node.left, constants), toConstant(node.right, constants)]
  if ((left === undefined) === (right === undefined)) return undefined
  return left === undefined
    ? { term: node.left, value: right, test: (found: unknown) => tests(found, right) }
    : { term: node.right, value: left, test: (found: unknown) => tests(left, found) }
}

const order = (holds: (sign: number) => boolean) => (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? holds(a - b) : holds(String(a) < String(b) ? -1 : a === b ? 0 : 1)

const comparisons: Readonly<Record<string, (a: unknown, b: unknown) => boolean>> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': order((sign) => sign < 0),
  '<=': order((sign) => sign <= 0),
  '>': order((sign) => sign > 0),
  '>=': order((sign) => sign >= 0),
}

const opposites = { '!=': '==', '>=': '<', '>': '<=' } as const

/** Returns the opposite of a `!=`, `>=` or `>` comparison, since only `==`, `<` and `<=` serve as terms; undefined for any other node. */
export function toNegated(node: ExpressionNode): ExpressionNode | undefined {
  if (node.kind !== 'binary') return undefined
  const { operator } = node
  return operator === '!=' || operator === '>=' || operator === '>'
    ? { ...node, operator: opposites[operator] }
    : undefined
}

/** Lists the places that an expression reads, or asks for by has(), and what they are in: `form.city` and `form`. */
export function listPlaces(source: string | undefined): readonly string[] {
  const parsed = source === undefined ? undefined : parseExpression(source)
  if (!parsed?.ok) return []
  return listNodes(parsed.ast).flatMap(
    (node) => toPlace(node.kind === 'has' ? { ...node, kind: 'select' } : node) ?? [],
  )
}

/** Lists the slots that an expression reads or asks for. */
export const listRoots = (source: string | undefined): readonly string[] =>
  listPlaces(source).filter((place) => /^\w+$/.test(place))

/** Lists the slots that an instruction writes or forgets, as a whole or in part. */
export const listWritten = ({ save, set, fill, forget = [] }: Loose<InstructionDefinition>): readonly string[] =>
  [save, ...Object.keys({ ...set, ...fill }), ...forget].flatMap((place) => place?.split('.')[0] ?? [])

/** Returns the name of the list that an instruction stands in. */
export const toListName = ({ path }: Pick<InstructionSite, 'path'>) => path.slice(0, -1).join('.')

/** Checks whether two instructions say the same. */
export const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** What a step shows from the copy; of a button, with what it sends. */
export interface StepWords {
  readonly step: string
  readonly key: string
  readonly path: JSONPath
  readonly action?: string | undefined
}

/** Lists what a step shows from the copy, but for its title. */
export function listStepWords(
  step: string,
  { view, dialogs = {} }: FlowDefinition['steps'][string],
  definition: FlowDefinition,
): readonly StepWords[] {
  const toWords = (part: unknown, path: JSONPath) =>
    (['text', 'title', 'label'] as const).flatMap((name) => {
      const { [name]: key, action }: Readonly<Record<string, unknown>> = Object(part)
      const sent = typeof action === 'string' ? action : undefined
      return typeof key === 'string' ? [{ step, key, path: [...path, name], action: sent }] : []
    })
  return [
    ...view.flatMap((part, index) => toWords(part, ['steps', step, 'view', index])),
    ...Object.entries(dialogs).flatMap(([name, dialog]) => {
      const path = ['steps', step, 'dialogs', name]
      const buttons = dialog.buttons.flatMap((button, index) => toWords(button, [...path, 'buttons', index]))
      return [...toWords(dialog, path), ...buttons]
    }),
    ...toForms(step, definition.steps[step] ?? {}).flatMap(({ form, path }) =>
      form.submit === undefined ? [] : [{ step, key: form.submit, path: [...path, 'submit'] }],
    ),
  ]
}

/** Checks whether the last of some instructions that writes a slot makes it from a place by a function, and nothing writes the place behind it. */
export function isMadeOf(items: readonly InstructionSite[], slot: string, place: string): boolean {
  const [root = ''] = place.split('.')
  const last = items.findLast(({ instruction }) => listWritten(instruction).some((one) => one === slot || one === root))
  const { when, set = {} } = last?.instruction ?? {}
  return when === undefined && root !== slot && /^\w+\(/.test(set[slot] ?? '') && listPlaces(set[slot]).includes(place)
}

/** Returns the predicate of which another one is the opposite. */
export function toNot(predicate: object | undefined): string | undefined {
  const { not }: Loose<CombinedPredicate> = predicate ?? {}
  return not
}

const toFirst = (key: string) => key.split('.')[0] ?? ''
/** Returns the name of what a text belongs to: `plate` for `plate.lead`. */
export const toScope = (key: string) => key.slice(0, key.lastIndexOf('.'))

/** Returns the name of what the texts of a step belong to, as its title tells. */
export const toOwner = ({ steps }: FlowDefinition, step: string) => (steps[step]?.title ?? '').replace(/\.title$/, '')
const isWithin = (scope: string, other: string) => `${scope}.`.startsWith(`${other}.`)

/** Steps whose texts have the same first name, if they are more than this: their texts are not told apart by it. */
const few = 3

/** Lists the texts of other steps that those do not show themselves, by the step and the other one. */
export function toStrangeWords(definition: FlowDefinition, words: readonly StepWords[]) {
  const owners = toGroups(Object.keys(definition.steps), (step) => toFirst(toOwner(definition, step)))
  const shown = new Set(words.map(({ key, step }) => `${step} ${key}`))
  const isOf = (key: string, step: string) =>
    isWithin(toScope(key), toOwner(definition, step)) || isWithin(toOwner(definition, step), toScope(key))
  const strange = words.flatMap((one) => {
    const all = owners.get(toFirst(one.key)) ?? []
    const others = all.length > few || isOf(one.key, one.step) ? [] : all
    const lacking = others.filter((other) => isOf(one.key, other) && !shown.has(`${other} ${one.key}`))
    return lacking.map((other) => ({ ...one, other }))
  })
  return toGroups(strange, ({ step, other }) => `${step} ${other}`)
}

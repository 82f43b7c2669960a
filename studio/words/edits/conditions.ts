import { type JsonSchema, type LinkedFlow, toFieldName, toMeaning } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'
import { toNameWords } from '../listFormFields.ts'
import { toFreeName } from '../steps/NewStep.ts'
import { firstTexts } from './texts.ts'

/** A value that a condition can test: from the data or from the page. */
export interface ConditionValue {
  /** The path in expressions: `softPullForm.income`. */
  readonly path: string
  /** The readable name: its label, or the words of its path. */
  readonly label: string
  readonly kind: 'text' | 'number' | 'boolean' | 'list'
  /** The expressions that must hold before the value can be read. */
  readonly guards: readonly string[]
  /** The possible values with their labels; empty if any input is allowed. */
  readonly choices: readonly (readonly [value: string, words: string])[]
}

/** Lists the values that a condition of the flow can test. */
export function listConditionValues(flow: LinkedFlow): readonly ConditionValue[] {
  const { definition, schemas } = flow
  const texts = firstTexts(flow)
  const follow = (node: JsonSchema | undefined, depth = 0): JsonSchema | undefined => {
    const { $ref, ...own } = node ?? {}
    return $ref === undefined || depth > 8 ? node : { ...follow(schemas.resolve($ref), depth + 1), ...own }
  }

  function visit(written: JsonSchema | undefined, path: string, guards: readonly string[]): readonly ConditionValue[] {
    const node = follow(written)
    if (!node || path.split('.').length > 4) return []
    const types = [node.type ?? []].flat()
    const type = types.find((one) => one !== 'null')
    const own = types.includes('null') ? [...guards, `${path} != null`] : guards
    if (node.properties)
      return Object.entries(node.properties).flatMap(([name, inner]) =>
        visit(inner, `${path}.${name}`, [...own, `has(${path}.${name})`]),
      )
    const kind = type === 'integer' ? 'number' : type === 'string' ? 'text' : type === 'array' ? 'list' : type
    if (kind !== 'text' && kind !== 'number' && kind !== 'boolean' && kind !== 'list') return []
    const title = typeof node['title'] === 'string' ? texts[node['title']] : undefined
    const prefix = node.ui?.['options']
    const values: readonly unknown[] = Array.isArray(node['enum']) ? node['enum'] : []
    const choices = values
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .map((value) => [`${value}`, (typeof prefix === 'string' && texts[`${prefix}.${value}`]) || `${value}`] as const)
    return [{ path, label: title ?? toNameWords(path), kind, guards: own, choices }]
  }

  const ofPage = Object.entries(definition.facts ?? {}).flatMap(([fact, schema]) =>
    // The facts of a page are always complete, so no `has()` is needed.
    visit(schemas.open(schema), fact, []).map((value) => ({
      ...value,
      guards: value.guards.filter((one) => !one.startsWith('has(')),
    })),
  )
  const ofData = Object.entries(definition.data).flatMap(([slot, { schema, initial }]) =>
    visit(schemas.open(schema), slot, initial === null || initial === undefined ? [`${slot} != null`] : []),
  )
  return [...ofData, ...ofPage]
}

/** One line of a condition. */
export interface Comparison {
  readonly path: string
  readonly operator: Operator
  /** The operand as typed: a number, a text, or a constant of the flow as `{name}`. */
  readonly operand: string
}

/**
 * The operators: their words, their symbols in expressions, and the kinds of values they apply to. Those without a symbol have no operand.
 */
const operators = {
  is: { words: 'is', symbol: '==', kinds: ['text', 'number'] },
  isNot: { words: 'is not', symbol: '!=', kinds: ['text', 'number'] },
  more: { words: 'is more than', symbol: '>', kinds: ['number', 'list'] },
  atLeast: { words: 'is at least', symbol: '>=', kinds: ['number', 'list'] },
  less: { words: 'is less than', symbol: '<', kinds: ['number', 'list'] },
  atMost: { words: 'is at most', symbol: '<=', kinds: ['number', 'list'] },
  yes: { words: 'is true', symbol: undefined, kinds: ['boolean'] },
  no: { words: 'is not true', symbol: undefined, kinds: ['boolean'] },
  filled: { words: 'is known', symbol: undefined, kinds: ['text', 'number'] },
  empty: { words: 'is not known', symbol: undefined, kinds: ['text', 'number'] },
} as const satisfies Readonly<Record<string, { words: string; symbol: string | undefined; kinds: readonly string[] }>>

export type Operator = keyof typeof operators

/** Lists the operators for a value, with their words. */
export const listOperators = ({ kind, guards }: ConditionValue): readonly (readonly [Operator, string])[] =>
  toNames(operators).flatMap((name) => {
    const { words, kinds }: { words: string; kinds: readonly string[] } = operators[name]
    const isAlways = (name === 'filled' || name === 'empty') && kind === 'number' && guards.length === 0
    return kinds.includes(kind) && !isAlways ? [[name, kind === 'list' ? words.replace('is', 'has') : words]] : []
  })

/** Checks whether an operator needs an operand. */
export const hasOperand = (operator: Operator): boolean => operators[operator].symbol !== undefined

const toNames = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys that it was written with
  Object.keys(record) as Name[]

/** Describes what is wrong with the lines of a condition; undefined if nothing is. */
export function toConditionFault(flow: LinkedFlow, lines: readonly Comparison[]): string | undefined {
  const values = listConditionValues(flow)
  for (const [index, { path, operator, operand }] of lines.entries()) {
    const value = values.find((one) => one.path === path)
    if (!value) return `Choose what to compare in line ${index + 1}.`
    if (!hasOperand(operator)) continue
    if (operand.trim() === '') return `Enter what to compare ${value.label} with in line ${index + 1}.`
    const isNumber = toLimit(flow, operand) === undefined ? Number.isFinite(Number(operand)) : true
    if (value.kind !== 'text' && !isNumber)
      return `Enter a number such as 5000 in line ${index + 1}, or choose a limit.`
  }
  return undefined
}

/** A condition that the author has composed. */
interface MadeCondition {
  readonly name: string
  /** The meaning in words. */
  readonly means: string
  readonly when: string
  /** The edit that adds the condition to the flow; undefined if the flow already has an equal one. */
  readonly edit: FlowEdit | undefined
}

/** Composes a condition from lines, with its meaning. If the flow already has an equal condition, that one is returned. */
export function toCondition(flow: LinkedFlow, lines: readonly Comparison[], join: 'all' | 'any'): MadeCondition {
  const values = listConditionValues(flow)
  const parts = lines.flatMap((line) => {
    const value = values.find(({ path }) => path === line.path)
    return value ? [toPart(flow, value, line)] : []
  })
  const when = parts
    .map(({ when: one }) => (parts.length > 1 ? `(${one})` : one))
    .join(join === 'all' ? ' && ' : ' || ')
  const { predicates } = flow.written
  const means = parts.map((part) => part.means).join(join === 'all' ? ' and ' : ' or ')
  const [same] = Object.entries(predicates).find(([, one]) => 'when' in one && one.when === when) ?? []
  if (same !== undefined) return { name: same, means: toMeaning(flow.definition, same), when, edit: undefined }
  const words = parts.map(({ name: one }) => one).join(join === 'all' ? ' and ' : ' or ')
  // Such as `annualIncomeIsMoreThan5000`.
  const name = toFreeName(toFieldName(words), (one) => one in predicates)
  const change = { file: flow.source.flow.path, path: ['predicates', name], value: { means, when } }
  return { name, means, when, edit: { label: `adding the condition ${name}`, changes: [change] } }
}

function toPart(
  flow: LinkedFlow,
  { path, label, kind, guards, choices }: ConditionValue,
  { operator, operand }: Comparison,
) {
  const { words, symbol } = operators[operator]
  const limit = toLimit(flow, operand)
  const written =
    limit !== undefined ? `constants.${limit}` : kind === 'text' ? toQuoted(operand) : String(Number(operand))
  const subject = kind === 'list' ? `size(${path})` : path
  const known = [...guards, ...(kind === 'text' && choices.length === 0 ? [`${path} != ''`] : [])]
  const test = symbol === undefined ? path : `${subject} ${symbol} ${written}`
  const isKnown = operator === 'filled' || operator === 'empty'
  const all = isKnown ? known : [...guards, operator === 'no' ? `!${test}` : test]
  const whole = all.join(' && ') || 'true'
  const told = choices.find(([value]) => value === operand)?.[1] ?? operand
  const own = kind === 'list' ? words.replace('is', 'has') : words
  return {
    when: operator === 'empty' ? `!(${whole})` : whole,
    means: [
      `“${label}”`,
      own,
      ...(symbol === undefined ? [] : [limit === undefined && kind === 'text' ? `“${told}”` : operand]),
    ].join(' '),
    name: [...path.split('.').slice(-1), own, ...(symbol === undefined ? [] : [told])].join(' '),
  }
}

/** Returns the name of the constant that an operand refers to as `{name}`. */
function toLimit({ definition }: LinkedFlow, operand: string): string | undefined {
  const [, name] = /^\{(\w+)\}$/.exec(operand) ?? []
  return name !== undefined && name in definition.constants ? name : undefined
}

const toQuoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`

import { type JsonSchema, type LinkedFlow, toMeaning } from '../../../engine/authoring.ts'
import type { FlowEdit } from './applyEdit.ts'
import { firstLanguage } from './texts.ts'

/** What a condition can be about: a value of the data or of the page. */
export interface ConditionValue {
  /** As expressions name it: `softPullForm.income`. */
  readonly path: string
  /** As people call it: its label, or the words of its path. */
  readonly label: string
  readonly kind: 'text' | 'number' | 'boolean' | 'list'
  /** What has to hold before it can be read. */
  readonly guards: readonly string[]
  /** What it can be, each with its words; none for what is typed freely. */
  readonly choices: readonly (readonly [value: string, words: string])[]
}

/** The values that a condition of the flow can be about. */
export function listConditionValues(flow: LinkedFlow): readonly ConditionValue[] {
  const { definition, schemas } = flow
  const texts = flow.copy.get(firstLanguage(flow)) ?? {}
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
    return [{ path, label: title ?? toWords(path), kind, guards: own, choices }]
  }

  const ofPage = Object.entries(definition.facts ?? {}).flatMap(([fact, schema]) =>
    // What a page tells, it tells whole.
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

/** `softPullForm.annualIncome` is `annual income`; what is the same in several slots is told apart by its path beside it. */
const toWords = (path: string) =>
  (path.split('.').at(-1) ?? path).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()

/** One line of a condition. */
export interface Comparison {
  readonly path: string
  readonly operator: Operator
  /** As it is typed: a number, a text, or a limit of the flow as `{name}`. */
  readonly operand: string
}

/** How values can be compared: in words, as an expression, and for which kinds; one without an operand compares with nothing. */
const operators = {
  is: { words: 'is', symbol: '==', kinds: ['text', 'number'] },
  isNot: { words: 'is not', symbol: '!=', kinds: ['text', 'number'] },
  more: { words: 'is more than', symbol: '>', kinds: ['number', 'list'] },
  atLeast: { words: 'is at least', symbol: '>=', kinds: ['number', 'list'] },
  less: { words: 'is less than', symbol: '<', kinds: ['number', 'list'] },
  atMost: { words: 'is at most', symbol: '<=', kinds: ['number', 'list'] },
  yes: { words: 'holds', symbol: undefined, kinds: ['boolean'] },
  no: { words: 'does not hold', symbol: undefined, kinds: ['boolean'] },
  filled: { words: 'is known', symbol: undefined, kinds: ['text', 'number'] },
  empty: { words: 'is not known', symbol: undefined, kinds: ['text', 'number'] },
} as const satisfies Readonly<Record<string, { words: string; symbol: string | undefined; kinds: readonly string[] }>>

export type Operator = keyof typeof operators

/** The operators for a value, with their words. */
export const listOperators = ({ kind, guards }: ConditionValue): readonly (readonly [Operator, string])[] =>
  toNames(operators).flatMap((name) => {
    const { words, kinds }: { words: string; kinds: readonly string[] } = operators[name]
    const isAlways = (name === 'filled' || name === 'empty') && kind === 'number' && guards.length === 0
    return kinds.includes(kind) && !isAlways ? [[name, kind === 'list' ? words.replace('is', 'has') : words]] : []
  })

/** Whether an operator compares with something. */
export const hasOperand = (operator: Operator): boolean => operators[operator].symbol !== undefined

const toNames = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys that it was written with
  Object.keys(record) as Name[]

/** What is wrong with the lines of a condition, in words; undefined when nothing is. */
export function toConditionFault(flow: LinkedFlow, lines: readonly Comparison[]): string | undefined {
  const values = listConditionValues(flow)
  for (const [index, { path, operator, operand }] of lines.entries()) {
    const value = values.find((one) => one.path === path)
    if (!value) return `Choose what line ${index + 1} is about.`
    if (!hasOperand(operator)) continue
    if (operand.trim() === '') return `Say in line ${index + 1} what ${value.label} is compared with.`
    const isNumber = toLimit(flow, operand) === undefined ? Number.isFinite(Number(operand)) : true
    if (value.kind !== 'text' && !isNumber) return `Write a number in line ${index + 1}, or choose a limit.`
  }
  return undefined
}

/** A condition that was put together. */
interface MadeCondition {
  readonly name: string
  /** What it means, in words. */
  readonly means: string
  readonly when: string
  /** What adds it to the flow; undefined where one that says the same is there already. */
  readonly edit: FlowEdit | undefined
}

/** Makes a condition of some lines, with its meaning; one that says the same already is taken in its place. */
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
  const name = toName(
    parts.map(({ name: one }) => one).join(join === 'all' ? ' and ' : ' or '),
    Object.keys(predicates),
  )
  const change = { file: flow.source.flow.path, path: ['predicates', name], value: { means, when } }
  return { name, means, when, edit: { label: `the condition ${name}`, changes: [change] } }
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

/** The limit that an operand names as `{name}`. */
function toLimit({ definition }: LinkedFlow, operand: string): string | undefined {
  const [, name] = /^\{(\w+)\}$/.exec(operand) ?? []
  return name !== undefined && name in definition.constants ? name : undefined
}

const toQuoted = (text: string) => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`

/** A name for these words that is not taken: `annualIncomeIsMoreThan5000`. */
function toName(words: string, taken: readonly string[]): string {
  const joined = words
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
  const name = `${joined[0]?.toLowerCase() ?? 'c'}${joined.slice(1, 60)}`
  let number = 1
  const toOwn = () => (number === 1 ? name : `${name}${number}`)
  while (taken.includes(toOwn())) number += 1
  return toOwn()
}

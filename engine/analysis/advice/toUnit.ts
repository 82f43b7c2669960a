import type { ExpressionNode } from '../../expressions/index.ts'
import { toConstant, type Constants } from './terms.ts'

/** Words that, at the end of a name, tell the unit of its number, and what each unit is called in a sentence. */
const spans: Readonly<Record<string, string>> = {
  ms: 'milliseconds',
  milliseconds: 'milliseconds',
  seconds: 'seconds',
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  weeks: 'weeks',
  months: 'months',
  years: 'years',
  percent: 'percent',
}

/** What each field of `now` counts. */
const moments: Readonly<Record<string, string>> = {
  year: 'years of the calendar',
  month: 'months of the calendar',
  day: 'days of the calendar',
  ms: 'milliseconds since 1970',
  date: 'dates',
}

/** How many of one unit make one of a larger unit. */
const steps = [
  ['milliseconds', 'seconds', [1000]],
  ['seconds', 'minutes', [60]],
  ['minutes', 'hours', [60]],
  ['hours', 'days', [24]],
  ['days', 'weeks', [7]],
  ['days', 'months', [30, 31]],
  ['days', 'years', [365, 365.25, 366]],
  ['months', 'years', [12]],
] as const

/** The unit that a multiplication produces, by unit and number: `years * 12` counts months. */
const smaller = toSmaller()

function toSmaller(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (from: string, unit: string, factor: number): void => {
    found.set(`${from} ${factor}`, unit)
    for (const [less, more, factors] of steps)
      if (more === unit) for (const one of factors) add(from, less, factor * one)
  }
  for (const unit of new Set(steps.flatMap(([less, more]) => [less, more]))) add(unit, unit, 1)
  return found
}

const units = [...new Set(Object.values(spans))]

/** Returns the unit that a name such as `coverMinutes` tells; undefined for a name without a unit. */
export function toNamedUnit(name: string): string | undefined {
  const [word] = /(?<=[a-z\d])[A-Z][a-z]+$/.exec(name) ?? []
  if (word === 'Year') return moments['year']
  return word === undefined ? undefined : spans[word.toLowerCase()]
}

/** Returns the unit of an expression as far as names and arithmetic reveal it. */
export function toUnit(node: ExpressionNode, constants: Constants): string | undefined {
  if (node.kind === 'select') {
    const { object, field } = node
    if (object.kind === 'variable' && object.name === 'now') return moments[field.name]
    return field.name === 'year' ? moments['year'] : toNamedUnit(field.name)
  }
  if (node.kind === 'variable' || node.kind === 'call') return toNamedUnit(node.name)
  if (node.kind === 'builtin') return node.name === 'size' ? 'how many there are' : undefined
  if (node.kind === 'unary') return toUnit(node.operand, constants)
  if (node.kind !== 'binary') return undefined
  const [left, right] = [toUnit(node.left, constants), toUnit(node.right, constants)]
  if (node.operator === '+' || node.operator === '-') return toSum(node.operator, left, right)
  if (node.operator !== '*' && node.operator !== '/') return undefined
  // Multiplying or dividing by a number may convert the unit.
  const [unit, factor] = left === undefined ? [right, node.left] : [left, node.right]
  const number = toConstant(factor, constants)
  if (unit === undefined || typeof number !== 'number' || (left !== undefined && right !== undefined)) return undefined
  if (node.operator === '*') return smaller.get(`${unit} ${number}`) ?? unit
  return units.find((more) => smaller.get(`${more} ${number}`) === unit && more !== unit) ?? unit
}

/** Returns the unit of a sum: a calendar year and some years make a calendar year, while two calendar years are some years apart. */
function toSum(operator: '+' | '-', left: string | undefined, right: string | undefined): string | undefined {
  if (left === undefined || right === undefined) return left ?? right
  if (operator === '-' && left === right) return toSpan(left)
  return left === toSpan(left) ? right : left
}

const toSpan = (unit: string) => unit.replace(/ .*/, '')

/** Checks whether an operator cannot combine two units. */
export const isUnlike = (operator: string, left: string, right: string): boolean =>
  operator === '+' || operator === '-'
    ? toSpan(left) !== toSpan(right) || (operator === '-' && left === toSpan(left) && right !== left)
    : left !== right

import { decide, eq, fail, get, has, isRecord, toBoolean, toKind } from './reading.ts'

const toFinite = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(`${toKind(value)} is where a number belongs`)

const toFiniteResult = (value: number) => (Number.isFinite(value) ? value : fail('the result is not a finite number'))

const toStringOperand = (value: unknown) =>
  typeof value === 'string' ? value : fail(`${toKind(value)} is where a string belongs`)

const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : fail(`${toKind(value)} is where a list belongs`)

/** Reads a list by position or an object by name. */
export function at(target: unknown, index: unknown): unknown {
  if (typeof index === 'string') return get(target, index)
  const item = toList(target)[toFinite(index)]
  return item === undefined ? fail('the list has no item at that position') : item
}

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  if (typeof left === 'number' && typeof right === 'number') return Math.sign(toFinite(left) - toFinite(right))
  return fail(`${toKind(left)} cannot be ordered against ${toKind(right)}`)
}
export const lt = (left: unknown, right: unknown): boolean => compare(left, right) < 0
export const le = (left: unknown, right: unknown): boolean => compare(left, right) <= 0
export const gt = (left: unknown, right: unknown): boolean => compare(left, right) > 0
export const ge = (left: unknown, right: unknown): boolean => compare(left, right) >= 0

/** Joins two lists. */
export const join = (left: unknown, right: unknown): readonly unknown[] => [...toList(left), ...toList(right)]
/** Adds two numbers or joins two strings. */
export const add = (left: unknown, right: unknown): number | string =>
  typeof left === 'string' ? left + toStringOperand(right) : toFiniteResult(toFinite(left) + toFinite(right))
export const sub = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) - toFinite(right))
export const mul = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) * toFinite(right))
export const div = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) / toFinite(right))
export const mod = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) % toFinite(right))
export const neg = (value: unknown): number => -toFinite(value)
/** Evaluates the test of a conditional. */
export const is = (value: unknown): boolean => toBoolean(value)

type Body = (item: unknown) => unknown
const toTests = (list: unknown, body: Body) => toList(list).map((item) => () => body(item))
export const all = (list: unknown, body: Body): boolean => decide(false, toTests(list, body))
export const exists = (list: unknown, body: Body): boolean => decide(true, toTests(list, body))
export const filter = (list: unknown, body: Body): unknown[] => toList(list).filter((item) => toBoolean(body(item)))
export const existsOne = (list: unknown, body: Body): boolean => filter(list, body).length === 1
export const map = (list: unknown, body: Body): unknown[] => toList(list).map((item) => body(item))

/** Checks whether a list contains an equal item, or an object has the field. */
export const isIn = (value: unknown, target: unknown): boolean =>
  Array.isArray(target)
    ? target.some((item) => eq(value, item))
    : has(target ?? fail('null has no fields'), toStringOperand(value))

/** Returns the number of a string's characters (code points), a list's items or an object's fields. */
export const size = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value)
    ? Array.from(value).length
    : Object.keys(isRecord(value) ? value : fail(`${toKind(value)} has no size`)).length
export const toText = (value: unknown): string =>
  typeof value === 'boolean' ? `${value}` : typeof value === 'string' ? value : `${toFinite(value)}`
export const toNumber = (value: unknown): number => {
  if (typeof value !== 'string') return toFinite(value)
  const number = value === '' || value !== value.trim() ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : fail('the string is not a number')
}
export const startsWith = (text: unknown, part: unknown): boolean =>
  toStringOperand(text).startsWith(toStringOperand(part))
export const endsWith = (text: unknown, part: unknown): boolean => toStringOperand(text).endsWith(toStringOperand(part))
export const contains = (text: unknown, part: unknown): boolean => toStringOperand(text).includes(toStringOperand(part))

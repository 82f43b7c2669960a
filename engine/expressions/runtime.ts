type Test = () => unknown

const fail = (reason: string): never => {
  throw new ExpressionError(reason)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toKind = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : `a ${typeof value}`

const toBoolean = (value: unknown) =>
  typeof value === 'boolean' ? value : fail(`${toKind(value)} stands where true or false belongs`)

const toFinite = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(`${toKind(value)} stands where a number belongs`)

const toFiniteResult = (value: number) => (Number.isFinite(value) ? value : fail('the result is no finite number'))

const toStringOperand = (value: unknown) =>
  typeof value === 'string' ? value : fail(`${toKind(value)} stands where a string belongs`)

const toList = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : fail(`${toKind(value)} stands where a list belongs`)

/** Reads a path of own fields; fails, naming the path, where an object or a field is missing. */
export function get(root: unknown, ...keys: readonly string[]): unknown {
  let value = root
  for (const [index, key] of keys.entries()) {
    const owner = isRecord(value)
      ? value
      : fail(`${keys.slice(0, index).join('.') || 'the value'} is ${toKind(value)}, so it has no ${key}`)
    value = Object.hasOwn(owner, key) ? owner[key] : undefined
    if (value === undefined) fail(`${keys.slice(0, index + 1).join('.')} is missing`)
  }
  return value
}

/** Reads a list by position or an object by name. */
export function at(target: unknown, index: unknown): unknown {
  if (typeof index === 'string') return get(target, index)
  const item = toList(target)[toFinite(index)]
  return item === undefined ? fail('the list has no item at that position') : item
}

/** Whether the object has the field; null has no fields. */
export const has = (target: unknown, key: string): boolean =>
  target !== null &&
  (isRecord(target) ? Object.hasOwn(target, key) && target[key] !== undefined : fail(`${toKind(target)} has no fields`))

/** Deep equality of JSON values. */
export function eq(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => eq(item, right[index]))
  if (!isRecord(left) || !isRecord(right)) return false
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && eq(left[key], right[key]))
  )
}
export const ne = (left: unknown, right: unknown): boolean => !eq(left, right)

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  if (typeof left === 'number' && typeof right === 'number') return Math.sign(toFinite(left) - toFinite(right))
  return fail(`${toKind(left)} cannot be ordered against ${toKind(right)}`)
}
export const lt = (left: unknown, right: unknown): boolean => compare(left, right) < 0
export const le = (left: unknown, right: unknown): boolean => compare(left, right) <= 0
export const gt = (left: unknown, right: unknown): boolean => compare(left, right) > 0
export const ge = (left: unknown, right: unknown): boolean => compare(left, right) >= 0

/** One list and another one behind it. */
export const join = (left: unknown, right: unknown): readonly unknown[] => [...toList(left), ...toList(right)]
/** Adds two numbers or joins two strings. */
export const add = (left: unknown, right: unknown): number | string =>
  typeof left === 'string' ? left + toStringOperand(right) : toFiniteResult(toFinite(left) + toFinite(right))
export const sub = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) - toFinite(right))
export const mul = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) * toFinite(right))
export const div = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) / toFinite(right))
export const mod = (left: unknown, right: unknown): number => toFiniteResult(toFinite(left) % toFinite(right))
export const neg = (value: unknown): number => -toFinite(value)
export const not = (value: unknown): boolean => !toBoolean(value)
/** The test of a conditional. */
export const is = (value: unknown): boolean => toBoolean(value)

/** One deciding answer settles the matter, whatever failed beside it; without one, the first failure counts. */
function decide(deciding: boolean, tests: readonly Test[]): boolean {
  let failure: ExpressionError | undefined
  for (const test of tests) {
    try {
      if (toBoolean(test()) === deciding) return deciding
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error
      failure ??= error
    }
  }
  if (failure) throw failure
  return !deciding
}
export const and = (...tests: readonly Test[]): boolean => decide(false, tests)
export const or = (...tests: readonly Test[]): boolean => decide(true, tests)

type Body = (item: unknown) => unknown
const toTests = (list: unknown, body: Body) => toList(list).map((item) => () => body(item))
export const all = (list: unknown, body: Body): boolean => decide(false, toTests(list, body))
export const exists = (list: unknown, body: Body): boolean => decide(true, toTests(list, body))
export const filter = (list: unknown, body: Body): unknown[] => toList(list).filter((item) => toBoolean(body(item)))
export const existsOne = (list: unknown, body: Body): boolean => filter(list, body).length === 1
export const map = (list: unknown, body: Body): unknown[] => toList(list).map((item) => body(item))

/** Whether a list has an equal item, or an object the field. */
export const isIn = (value: unknown, target: unknown): boolean =>
  Array.isArray(target)
    ? target.some((item) => eq(value, item))
    : has(target ?? fail('null has no fields'), toStringOperand(value))

/** The number of a string's characters (code points), a list's items or an object's fields. */
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

/** Calls a declared function, found in the scope's `fn`; what it throws becomes the cause of an `ExpressionError`. */
export function call(scope: unknown, name: string, args: readonly unknown[]): unknown {
  const declared = get(scope, 'fn', name)
  if (typeof declared !== 'function') return fail(`fn.${name} is ${toKind(declared)}, not a function`)
  let result: unknown
  try {
    result = declared(...args)
  } catch (error) {
    throw error instanceof ExpressionError ? error : new ExpressionError(`${name}() failed`, undefined, error)
  }
  return result === undefined ? fail(`${name}() gave no value`) : result
}

/** Gives an expression its name, so that its failure says which one it was. */
export const named =
  <Scope>(name: string, body: (scope: Scope) => unknown) =>
  (scope: Scope): unknown => {
    try {
      return body(scope)
    } catch (error) {
      if (!(error instanceof ExpressionError) || error.expression !== undefined) throw error
      throw new ExpressionError(error.reason, name, error.cause)
    }
  }

/**
 * An expression that could not be evaluated: which one and why, with the path of the data but never the value, which may be personal.
 * A `cause` is there only when a declared function threw; it is not safe to report.
 */
export class ExpressionError extends Error {
  override readonly name = 'ExpressionError'
  readonly reason: string
  readonly expression: string | undefined

  constructor(reason: string, expression?: string, cause?: unknown) {
    super(
      `${expression === undefined ? 'An expression' : `The expression ${expression}`} could not be evaluated: ${reason}.`,
      cause === undefined ? undefined : { cause },
    )
    this.reason = reason
    this.expression = expression
  }
}

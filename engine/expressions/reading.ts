/** Fails the current evaluation of an expression. */
export const fail = (reason: string): never => {
  throw new ExpressionError(reason)
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Describes the kind of a value, for messages. */
export const toKind = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : isRecord(value) ? 'an object' : `a ${typeof value}`

/** Returns the value if it is true or false; fails otherwise. */
export const toBoolean = (value: unknown) =>
  typeof value === 'boolean' ? value : fail(`${toKind(value)} is where true or false belongs`)

/** Checks whether an object has a field. A scope, which does not inherit from `Object.prototype`, also has its inherited fields. */
const hasField = (owner: object, key: string): boolean =>
  'valueOf' in owner ? Object.hasOwn(owner, key) : key in owner

/** Reads a path of fields. Fails with the path when an object or a field is missing. */
export function get(root: unknown, ...keys: readonly string[]): unknown {
  let value = root
  for (const [index, key] of keys.entries()) {
    const owner = isRecord(value)
      ? value
      : fail(`${keys.slice(0, index).join('.') || 'the value'} is ${toKind(value)}, so it has no ${key}`)
    value = hasField(owner, key) ? owner[key] : undefined
    if (value === undefined) fail(`${keys.slice(0, index + 1).join('.')} is missing`)
  }
  return value
}

/** Checks whether the object has the field. Null has no fields. */
export const has = (target: unknown, key: string): boolean =>
  target !== null &&
  (isRecord(target) ? Object.hasOwn(target, key) && target[key] !== undefined : fail(`${toKind(target)} has no fields`))

/** Checks the deep equality of JSON values. */
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

export const not = (value: unknown): boolean => !toBoolean(value)

type Test = () => unknown

/** Returns `deciding` as soon as one test returns it, even if others fail. Otherwise the first failure counts. */
export function decide(deciding: boolean, tests: readonly Test[]): boolean {
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

/** Calls a declared function of the scope's `fn`. An error that it throws becomes the cause of an `ExpressionError`. */
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

/** Names an expression, so that its failure says which one it was. */
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
 * An expression that could not be evaluated: which one and why, with the path of the data but never the value, which may be personal. It
 * has a `cause` only when a declared function threw; that cause is not safe to report.
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

/** Stands in for `fast-equals`, as RJSF uses it: a comparison in depth, to which all functions are the same. */
export const createCustomEqual = () => equals

function equals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a === 'function') return typeof b === 'function'
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  // A React element knows who made it, and who made it knows the element.
  const keys = '$$typeof' in a ? ['type', 'key', 'props'] : Object.keys(a)
  return (
    ('$$typeof' in a || keys.length === Object.keys(b).length) &&
    keys.every((key) => Object.hasOwn(b, key) && equals(a[key], b[key]))
  )
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Compares two JSON values deeply, for `const`, `enum` and `uniqueItems`. */
export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false
  const entries = Object.entries(a)
  const others = new Map<string, unknown>(Object.entries(b))
  return (
    entries.length === others.size && entries.every(([key, value]) => others.has(key) && equal(value, others.get(key)))
  )
}

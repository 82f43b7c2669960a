/** A value like `now`, made of the parts of an earlier one wherever they are equal: what is drawn of those is not drawn anew. */
export function keepSame<Value>(before: unknown, now: Value): Value
export function keepSame(before: unknown, now: unknown): unknown {
  if (Object.is(before, now) || !isPlain(before) || !isPlain(now)) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const entries = Object.entries(now).map(([key, value]) => [key, keepSame(before[key], value)] as const)
  if (entries.length === Object.keys(before).length && entries.every(([key, value]) => Object.is(before[key], value)))
    return before
  return Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}

/** Whether a value is a list or an object of data, of which nothing but its parts counts. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === Array.prototype
}

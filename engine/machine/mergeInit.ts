type Values = Readonly<Record<string, unknown>>

/** Later init values over earlier ones; plain objects such as branding are merged, everything else is replaced. */
export function mergeInit(before: Values, values: Values): Values {
  const merged: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const earlier = Object.hasOwn(before, name) ? before[name] : undefined
    merged[name] = isPlain(earlier) && isPlain(value) ? mergeInit(earlier, value) : value
  }
  return merged
}

function isPlain(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy of JSON data without its undefined and empty string leaves; a list keeps the positions of its items. */
export const toCleanData = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(toCleanData)
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).map(([key, value]) => [key, toCleanData(value)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  return data === '' ? undefined : data
}

type Path = readonly string[]

/** The value at a dotted path (`addresses.0.city`) of plain data; undefined when any part of the way is missing. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data)
}

/** A copy of the data with the value at a dotted path replaced; what lies beside the path is shared with the original. */
export function withValueAt<Data>(data: Data, path: string, value: unknown): Data {
  return replace(data, path.split('.'), value) as Data
}

function replace(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(at)) return at.with(Number(key), replace(at[Number(key)], rest, value))
  const record = isRecord(at) ? at : {}
  return { ...record, [key]: replace(record[key], rest, value) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>

/** Returns the value at a dotted path (`addresses.0.city`) of plain data; undefined when any part of the path is missing. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data)
}

/** Returns a copy of the data with a new value at a dotted path. Everything beside the path is shared with the original. */
export function withValueAt(data: Fields, path: string, value: unknown): Fields {
  const [slot = '', ...rest] = path.split('.')
  return { ...data, [slot]: replace(data[slot], rest, value) }
}

/** Returns a copy of the data without the value at a dotted path, if there is one. */
export function withoutValueAt(data: Fields, path: string): Fields {
  const [key = '', ...rest] = path.split('.')
  const inner = data[key]
  if (rest.length > 0) return isRecord(inner) ? { ...data, [key]: withoutValueAt(inner, rest.join('.')) } : data
  const { [key]: _, ...others } = data
  return others
}

function replace(at: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(at)) return at.with(Number(key), replace(at[Number(key)], rest, value))
  const record = isRecord(at) ? at : {}
  return { ...record, [key]: replace(record[key], rest, value) }
}

/** Checks whether a value can have fields. */
function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

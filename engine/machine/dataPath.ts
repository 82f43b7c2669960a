type Path = readonly string[]
type Fields = Readonly<Record<string, unknown>>

/** The value at a dotted path (`addresses.0.city`) of plain data; undefined when any part of the way is missing. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), data)
}

/** A copy of the data with the value at a dotted path replaced; what lies beside the path is shared with the original. */
export function withValueAt(data: Fields, path: string, value: unknown): Fields {
  const [slot = '', ...rest] = path.split('.')
  return { ...data, [slot]: replace(data[slot], rest, value) }
}

/** A copy of the data without what lies at a dotted path, as far as anything does. */
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

/** Whether there are fields to look for. */
function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

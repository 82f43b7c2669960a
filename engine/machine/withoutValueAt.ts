import { isRecord } from './dataPath.ts'

type Fields = Readonly<Record<string, unknown>>

/** A copy of the data without what lies at a dotted path, as far as anything does. */
export function withoutValueAt(data: Fields, path: string): Fields {
  const [key = '', ...rest] = path.split('.')
  const inner = data[key]
  if (rest.length > 0) return isRecord(inner) ? { ...data, [key]: withoutValueAt(inner, rest.join('.')) } : data
  const { [key]: _, ...others } = data
  return others
}

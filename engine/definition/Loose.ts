/** A value of which any part may be missing, because its author left it out or wrote it wrong. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly (Loose<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Loose<T[Key]> | undefined }
    : T

/** Checks whether a JSON value is an object or a list, whose parts can be looked up by name or index. */
export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** Returns the value at a path of a JSON value; undefined where there is none. */
export const toValueAt = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), value)

/** Returns the given values and all that they lead to, directly or over others. */
export function withReached<Value>(from: Iterable<Value>, leadsTo: (value: Value) => Iterable<Value>): Set<Value> {
  const reached = new Set(from)
  // Iterating a set also visits the values that are added meanwhile.
  for (const value of reached) for (const next of leadsTo(value)) reached.add(next)
  return reached
}

/** Maps every value of an object. */
export const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))

/** Checks whether a value is an object with nothing in it. */
export const isBare = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0

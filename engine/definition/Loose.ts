/** A value of which any part may be missing because its author has not written it, or wrote it wrong. */
export type Loose<T> = T extends readonly (infer Item)[]
  ? readonly (Loose<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Loose<T[Key]> | undefined }
    : T

/** Whether a value of JSON is an object or a list, whose parts can be looked up by name or position. */
export const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

/** The same object with every value replaced. */
export const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Result,
): Record<string, Result> => Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))

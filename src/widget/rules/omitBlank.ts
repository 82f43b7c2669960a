/** Fields that are either there with a value or not there at all, never undefined. */
export type GivenFields<T> = { [K in keyof T]?: NonNullable<T[K]> }

/** Leaves out the fields that are undefined or an empty text, so that the wire carries only what was given. */
export function omitBlank<T extends Record<string, string | number | undefined>>(fields: T): GivenFields<T> {
  const given: GivenFields<T> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined && value !== '') given[name] = value
  }
  return given
}

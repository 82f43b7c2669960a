/** A field that the form before has made sure of. Throws when it is missing, which is a mistake of the flow; it never tells the value. */
export function given<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  name: Name,
): NonNullable<Fields[Name]> {
  const value = fields[name]
  if (value === undefined || value === null) {
    throw new Error(`"${name}" is missing. The step before has to ask for it.`)
  }
  return value
}

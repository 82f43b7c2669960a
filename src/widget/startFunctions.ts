/** Something with fields that a flow passes on. */
export type Fields = Readonly<Record<string, unknown>>

/** Those of the flow's functions that its first step calls until a person leads on from it. */
export const startFunctions = {
  uuid: () => crypto.randomUUID(),
  pick: (from: Fields, names: readonly string[]) => filterFields(from, (name) => names.includes(name)),
}

/** Something with only those of its fields that are to be kept. */
export function filterFields(from: Fields, keep: (name: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(from).filter(([name]) => keep(name)))
}

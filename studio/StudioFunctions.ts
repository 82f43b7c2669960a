/** The functions that a flow declares, by their names. */
export type StudioFunctions = Readonly<Record<string, (...args: never[]) => unknown>>

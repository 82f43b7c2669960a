import { toNearest } from './toNearest.ts'

/** Creates the error for a name that a record lacks. In development it suggests the nearest name. */
export const toUnknown = (problem: string, name: string, known: object): Error =>
  new Error(`${problem} "${name}".${import.meta.env.DEV ? toNearest(name, Object.keys(known)) : ''}`)

import { toNearest } from './toNearest.ts'

/** The error of a name that is not among those of a record; for whoever develops, with the nearest one. */
export const toUnknown = (problem: string, name: string, known: object): Error =>
  new Error(`${problem} "${name}".${import.meta.env.DEV ? toNearest(name, Object.keys(known)) : ''}`)

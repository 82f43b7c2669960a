import { listVehicles } from './listVehicles.ts'

/** A make with its stable id, a slug such as `mercedes-benz`. */
export interface Make {
  readonly makeId: string
  readonly makeName: string
}

/** The makes sold in a model year, sorted by name; none for a year outside the list. */
export function listMakes(year: number): Make[] {
  const names = new Map(listVehicles(year).map(({ makeId, makeName }) => [makeId, makeName]))
  return Array.from(names, ([makeId, makeName]) => ({ makeId, makeName })).toSorted((a, b) =>
    a.makeName.localeCompare(b.makeName, 'en'),
  )
}

import { listVehicles } from './listVehicles.ts'

const byName = new Intl.Collator('en', { numeric: true })

/** The models of a make sold in a model year, sorted by name; none for a make or a year outside the list. */
export function listModels(year: number, makeId: string): string[] {
  return listVehicles(year)
    .filter((vehicle) => vehicle.makeId === makeId)
    .map(({ model }) => model)
    .toSorted(byName.compare)
}

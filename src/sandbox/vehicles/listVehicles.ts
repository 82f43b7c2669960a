import type { VehicleLine } from './parseModels.ts'
import { readVehicles } from './readVehicles.ts'

/** The lines of the list that were sold in a model year. */
export function listVehicles(year: number): VehicleLine[] {
  return readVehicles().filter(({ spans }) => spans.some(([from, to]) => from <= year && year <= to))
}

import { readFileSync } from 'node:fs'
import { parseModels, type VehicleLine } from './parseModels.ts'

let vehicles: readonly VehicleLine[] | undefined

/** The lines of `models.txt`, read and parsed at first use. */
export function readVehicles(): readonly VehicleLine[] {
  vehicles ??= parseModels(readFileSync(new URL('./models.txt', import.meta.url), 'utf8'))
  return vehicles
}

import { createDraw } from './createDraw.ts'
import { listVehicles } from './listVehicles.ts'
import { toVin } from './toVin.ts'

/** The vehicle a plate stands on; `make` is the id of the make, `year` the model year. */
export interface DecodedVehicle {
  readonly year: number
  readonly make: string
  readonly makeName: string
  readonly model: string
  readonly vin: string
}

const oldestAge = 9

/**
 * The vehicle of a plate in a state, always the same one for the same plate: case, spaces and hyphens do not matter.
 * It is at most 9 years old at `now`, or exactly `yearsOld` years when that is given; throws when nothing was sold then.
 */
export function decodePlate(
  plate: string,
  state: string,
  now: Date,
  { yearsOld }: { yearsOld?: number } = {},
): DecodedVehicle {
  const draw = createDraw(`${toKey(state)}|${toKey(plate)}`)
  const currentYear = now.getFullYear()
  // The plate decides the last digit of the model year, not the age, so that its vehicle outlives New Year's Eve.
  const drawnAge = (currentYear - draw(oldestAge + 1)) % (oldestAge + 1)
  const year = currentYear - (yearsOld ?? drawnAge)

  const vehicles = listVehicles(year)
  const vehicle = vehicles[draw(vehicles.length)]
  if (vehicle === undefined) {
    throw new RangeError(`No vehicle of model year ${year} is in models.txt, which starts at 1990: lower yearsOld`)
  }
  const { makeId: make, makeName, model, wmi } = vehicle
  return { year, make, makeName, model, vin: toVin(wmi, year, draw) }
}

function toKey(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase()
}

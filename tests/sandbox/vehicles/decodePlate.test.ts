import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePlate, isVinValid } from '../../../src/sandbox/vehicles/decodePlate.ts'
import { listMakes, listModels } from '../../../src/sandbox/vehicles/models.ts'

const now = new Date(2026, 5, 15)
const plates = fc.stringMatching(/^[A-Z0-9]{1,8}$/)
const states = fc.constantFrom('CA', 'CO', 'NY', 'PR', 'TX')

describe('decodePlate', () => {
  it('finds a listed vehicle with a valid VIN, at most 9 years old, for every plate', () => {
    fc.assert(
      fc.property(plates, states, (plate, state) => {
        const { year, make, makeName, model, vin } = decodePlate(plate, state, now)
        expect(year).toBeGreaterThanOrEqual(2017)
        expect(year).toBeLessThanOrEqual(2026)
        expect(listMakes(year)).toContainEqual({ makeId: make, makeName })
        expect(listModels(year, make)).toContain(model)
        expect(isVinValid(vin)).toBe(true)
      }),
    )
  })

  it('finds the same vehicle however the plate is typed', () => {
    const vehicle = decodePlate('ABC1234', 'CO', now)
    for (const plate of ['abc1234', 'ABC-1234', ' abc 12 34 ']) expect(decodePlate(plate, 'co', now)).toEqual(vehicle)
  })

  it('finds different vehicles for different plates and states', () => {
    const vins = ['ABC1234', 'ABC1235', 'BAC1234'].flatMap((plate) =>
      ['CO', 'CA'].map((state) => decodePlate(plate, state, now).vin),
    )
    expect(new Set(vins).size).toBe(6)
  })

  it('spreads plates over all ten years and many makes', () => {
    const vehicles = Array.from({ length: 500 }, (_, index) => decodePlate(`PLATE${index}`, 'CO', now))
    expect(new Set(vehicles.map(({ year }) => year)).size).toBe(10)
    expect(new Set(vehicles.map(({ make }) => make)).size).toBeGreaterThan(25)
  })

  it('keeps the vehicle of a plate into the next year', () => {
    fc.assert(
      fc.property(plates, states, (plate, state) => {
        const vehicle = decodePlate(plate, state, now)
        fc.pre(vehicle.year > 2017)
        expect(decodePlate(plate, state, new Date(2027, 0, 1))).toEqual(vehicle)
      }),
    )
  })

  it('replaces a vehicle that would be 10 years old with a new one', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const plate = String(number)
        fc.pre(decodePlate(plate, 'CO', now).year === 2017)
        expect(decodePlate(plate, 'CO', new Date(2027, 0, 1)).year).toBe(2027)
      }),
      { numRuns: 20 },
    )
  })

  it.each([0, 10, 11, 36])('finds a vehicle of exactly %i years when asked to', (yearsOld) => {
    const { year, vin } = decodePlate('ABC1234', 'CO', now, { yearsOld })
    expect(year).toBe(2026 - yearsOld)
    expect(isVinValid(vin)).toBe(true)
  })

  it('refuses an age that the list does not reach', () => {
    expect(() => decodePlate('ABC1234', 'CO', now, { yearsOld: 40 })).toThrow('No vehicle of model year 1986')
  })
})

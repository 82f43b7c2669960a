import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraw, isVinValid, toVin } from '../../../src/sandbox/vehicles/decodePlate.ts'

describe('toVin', () => {
  it('makes a valid VIN that begins with its maker for every year and seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1980, max: 2039 }), fc.string(), (year, seed) => {
        const vin = toVin('1HG', year, createDraw(seed))
        expect(vin.slice(0, 3)).toBe('1HG')
        expect(isVinValid(vin)).toBe(true)
      }),
    )
  })

  it.each([
    [1980, 'A'],
    [1990, 'L'],
    [1999, 'X'],
    [2000, 'Y'],
    [2001, '1'],
    [2009, '9'],
    [2010, 'A'],
    [2020, 'L'],
    [2026, 'T'],
  ])('writes the model year %i as %s', (year, code) => {
    expect(toVin('1HG', year, createDraw('any'))[9]).toBe(code)
  })

  it('distinguishes 1990 from 2020 by a digit or a letter at position 7', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(toVin('1HG', 1990, createDraw(seed))[6]).toMatch(/\d/)
        expect(toVin('1HG', 2020, createDraw(seed))[6]).toMatch(/[A-Z]/)
      }),
    )
  })

  it('ends in a serial number of six digits', () => {
    expect(toVin('WBA', 2020, createDraw('any'))).toMatch(/[A-Z]\d{6}$/)
  })

  it('rejects a year that a VIN cannot encode and an invalid manufacturer', () => {
    expect(() => toVin('1HG', 1979, createDraw('any'))).toThrow('from 1980 to 2039, not 1979')
    expect(() => toVin('1HG', 2040, createDraw('any'))).toThrow('from 1980 to 2039, not 2040')
    expect(() => toVin('1OO', 2020, createDraw('any'))).toThrow('"1OO" is not a manufacturer identifier')
  })
})

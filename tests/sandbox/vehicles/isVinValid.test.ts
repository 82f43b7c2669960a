import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isVinValid } from '../../../src/sandbox/vehicles/decodePlate.ts'

const part = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{8}$/)
const checkDigits = Array.from('0123456789X')

it.each(['1M8GDM9AXKP042788', '11111111111111111', '1HGCM82633A004352'])('isVinValid accepts %s', (vin) => {
  expect(isVinValid(vin)).toBe(true)
})

it.each([
  ['a wrong check digit', '1M8GDM9A1KP042788'],
  ['two neighbours swapped', '1M8GDM9AXKP024788'],
  ['sixteen characters', '1M8GDM9AXKP04278'],
  ['eighteen characters', '1M8GDM9AXKP0427880'],
  ['the letter O for a zero', '1M8GDM9AXKPO42788'],
  ['small letters', '1m8gdm9axkp042788'],
  ['nothing', ''],
])('isVinValid rejects %s', (_, vin) => {
  expect(isVinValid(vin)).toBe(false)
})

it('isVinValid accepts exactly one of the eleven check digits between any other sixteen characters', () => {
  fc.assert(
    fc.property(part, part, (start, end) => {
      expect(checkDigits.filter((digit) => isVinValid(start + digit + end))).toHaveLength(1)
    }),
  )
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toCheckNumber } from '../../../src/widget/flowFunctions.ts'

it('is the same for the same values, and fits in 20 bits', () => {
  fc.assert(
    fc.property(fc.array(fc.double()), (values) => {
      const number = toCheckNumber(values)
      expect(number).toBe(toCheckNumber([...values]))
      expect(Number.isInteger(number) && number >= 0 && number < 2 ** 20).toBe(true)
    }),
  )
})

it('is another one whenever one digit was mended', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 99_999 }), fc.nat(3), fc.integer({ min: 1, max: 9 }), (sum, place, by) => {
      const digits = Array.from(String(sum), Number)
      const mended = digits.with(place, ((digits[place] ?? 0) + by) % 10).join('')
      expect(toCheckNumber([520, mended])).not.toBe(toCheckNumber([520, String(sum)]))
    }),
  )
})

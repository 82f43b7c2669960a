import { isDeepStrictEqual } from 'node:util'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAjv } from '../../../engine/validation/createAjv.ts'
import { equal } from '../../../engine/validation/runtime/equal.ts'
import { date, dateTime, ucs2length } from '../../../engine/validation/runtime/rules.ts'

describe('createAjv', () => {
  it('refuses an unknown keyword, format or type of annotation', () => {
    expect(() => createAjv().compile({ type: 'string', minLenght: 1 })).toThrow('minLenght')
    expect(() => createAjv().compile({ type: 'string', format: 'phone' })).toThrow('unknown format "phone"')
    expect(() => createAjv().compile({ type: 'string', minimumAge: '18' })).toThrow('minimumAge')
  })

  it('accepts the annotations of a form', () => {
    expect(createAjv().compile({ type: 'string', personal: true, ui: { input: 'tel' } })('x')).toBe(true)
  })

  it('ignores a rule that is set to false', () => {
    expect(createAjv().compile({ type: 'string', format: 'date', notInFuture: false })('9999-12-31')).toBe(true)
  })
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('the runtime of standalone validators', () => {
  const usual = addFormats(new Ajv())
  const days = fc.oneof(
    fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-')),
    fc.string(),
  )

  it('accepts the same dates as ajv-formats', () => {
    const isDate = usual.compile({ type: 'string', format: 'date' })
    fc.assert(
      fc.property(days, (day) => date.validate(day) === isDate(day)),
      { numRuns: 500 },
    )
    for (let day = 1; day <= 32; day++) {
      for (let month = 0; month <= 13; month++) {
        const text = `2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        expect([text, date.validate(text)]).toEqual([text, isDate(text)])
      }
    }
  })

  it('accepts the same date-times as ajv-formats', () => {
    const isMoment = usual.compile({ type: 'string', format: 'date-time' })
    const zone = fc.constantFrom('Z', 'z', '', '+01:00', '-0530', '+24:00', ' ')
    const time = fc.tuple(digits(2), digits(2), fc.constantFrom('00', '07', '59')).map((parts) => parts.join(':'))
    const moments = fc.tuple(
      fc.constantFrom('2024-02-29', '2023-02-29'),
      fc.constantFrom('T', 't', '_'),
      time,
      fc.constantFrom('', '.5'),
      zone,
    )
    // AJV accepts 24:59:00+01:00, although no day has an hour 24, because in UTC it is the minute that may have a leap second.
    const isUsual = (text: string) => isMoment(text) && !text.includes('24:59:')
    fc.assert(
      fc.property(moments, (parts) => dateTime.validate(parts.join('')) === isUsual(parts.join(''))),
      { numRuns: 500, examples: [[['2024-02-29', 'T', '24:59:00', '', '+01:00']]] },
    )
  })

  it('compares values deeply and counts characters as AJV does', () => {
    const isTwo = usual.compile({ type: 'string', minLength: 2, maxLength: 2 })
    // Through text and back, because JSON has no negative zero.
    const values = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
    fc.assert(fc.property(values, values, (a, b) => equal(a, b) === isDeepStrictEqual(a, b)))
    fc.assert(fc.property(values, (a) => equal(a, structuredClone(a))))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00'), maxLength: 4 }),
        (text) => (ucs2length(text) === 2) === isTwo(text),
      ),
    )
  })
})

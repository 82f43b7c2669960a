import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDateText, toDateText } from '../../../engine/react/inputs/DateInput.tsx'
import { date } from '../../../engine/validation/runtime/rules.ts'

describe('a typed date', () => {
  it.each([
    ['03/09/2024', '2024-03-09'],
    ['3/9/2024', '2024-03-09'],
    ['03-09-2024', '2024-03-09'],
    ['3.9.2024', '2024-03-09'],
    ['3 9 2024', '2024-03-09'],
    ['03 / 09 / 2024', '2024-03-09'],
    ['03092024', '2024-03-09'],
    ['2024-03-09', '2024-03-09'],
    ['2024/3/9', '2024-03-09'],
    [' 12/31/9999 ', '9999-12-31'],
    ['01/01/1900', '1900-01-01'],
    ['02/29/2024', '2024-02-29'],
    ['０３／０９／２０２４', '2024-03-09'],
    ['２０２４－０３－０９', '2024-03-09'],
    ['٠٣٠٩٢٠٢٤', '2024-03-09'],
    ['۳/۹/۲۰۲۴', '2024-03-09'],
  ])('%s is parsed as %s', (text, value) => {
    expect(parseDateText(text)).toBe(value)
  })

  it.each([
    '02/31/2024',
    '02/29/2023',
    '13/01/2024',
    '31/12/2024',
    '0/9/2024',
    '3/9/24',
    '02-31-2024',
    '12/31/1899',
    '3092024',
    '20240309',
    'March 9, 2024',
    '03/09/2024x',
    '10000-01-01',
  ])('%s is not accepted as a date and stays as it was typed', (text) => {
    expect(date.validate(text)).toBe(false)
    expect(parseDateText(text)).toBe(text)
    expect(toDateText(text)).toBe(text)
  })

  it.each([
    ['2024-02-31', '02/31/2024'],
    ['1066-10-14', '10/14/1066'],
    ['１０６６-１０-１４', '10/14/1066'],
  ])('%s is not accepted as a date and stays as %s', (text, value) => {
    expect(parseDateText(text)).toBe(value)
    expect(parseDateText(value)).toBe(value)
  })

  it('is parsed back from its own text for every day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const value = day.toISOString().slice(0, 10)
        return parseDateText(toDateText(value)) === value
      }),
    )
  })

  it('has only the numbers that were typed', () => {
    const digitsOf = (text: string) =>
      [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).toSorted((a, b) => a - b)
    const texts = fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/)
    fc.assert(
      fc.property(texts, (text) => {
        expect(digitsOf(parseDateText(text))).toEqual(digitsOf(text))
      }),
    )
  })
})

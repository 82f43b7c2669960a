import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeCurrencyText, parseCurrencyText, toCurrencyText } from '../../../src/widget/fields/CurrencyInput.tsx'

const amount = fc.integer({ min: 1, max: 100_000_000_000 }).map((cents) => cents / 100)
const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,$ -a')), maxLength: 20 })

describe('toCurrencyText', () => {
  it('adds thousands separators, and cents only when there are any', () => {
    expect(toCurrencyText(1_234_567)).toBe('1,234,567')
    expect(toCurrencyText(1234.5)).toBe('1,234.50')
    expect(toCurrencyText(0.5)).toBe('0.50')
    expect(toCurrencyText(999)).toBe('999')
  })

  it('shows zero as empty unless zero is allowed', () => {
    expect(toCurrencyText(0)).toBe('')
    expect(toCurrencyText(0.004)).toBe('')
    expect(toCurrencyText(0, { allowZero: true })).toBe('0')
    expect(toCurrencyText(-0, { allowZero: true })).toBe('0')
  })

  it('shows an empty text for undefined and NaN', () => {
    expect(toCurrencyText(undefined, { allowZero: true })).toBe('')
    expect(toCurrencyText(Number.NaN)).toBe('')
  })

  it('is read back as the same amount, and is not changed by typing rules', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const text = toCurrencyText(value)
        expect(parseCurrencyText(text)).toBe(value)
        expect(normalizeCurrencyText(text)).toBe(text)
      }),
    )
  })
})

describe('parseCurrencyText', () => {
  it('reads an amount the way people write it', () => {
    expect(parseCurrencyText('$1,234.50')).toBe(1234.5)
    expect(parseCurrencyText(' 12. ')).toBe(12)
    expect(parseCurrencyText('.5')).toBe(0.5)
  })

  it.each([
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['1.234,50 €', 1234.5],
    ['1,234,50', 1234.5],
    ['12,', 12],
    ['12,500', 12_500],
    ['1,234.50', 1234.5],
    ['1.23,56', 1.23],
  ])('takes a comma for a decimal one where it separates no thousands: %s', (text, expected) =>
    expect(parseCurrencyText(text)).toBe(expected),
  )

  it.each([
    ['1.000.000', 1_000_000],
    ['$ 12.345.678 ', 12_345_678],
    ['1.234.567,89', 1_234_567.89],
    ['1.234', 1.23],
    ['1.23.456', 1.23],
  ])('takes several points for separators of thousands, but not a single one: %s', (text, expected) =>
    expect(parseCurrencyText(text)).toBe(expected),
  )

  it('reads a zero as zero, so that a rule can reject it', () => {
    expect(parseCurrencyText('0')).toBe(0)
    expect(parseCurrencyText('000')).toBe(0)
  })

  it.each(['', '.', '$', 'abc'])('finds no amount in %j', (text) => expect(parseCurrencyText(text)).toBeUndefined())
})

describe('normalizeCurrencyText', () => {
  it.each([
    ['1234567.891', '1,234,567.89'],
    ['12a3', '123'],
    ['1.2.3', '1.23'],
    ['12.', '12.'],
    ['.5', '.5'],
    ['$ 1,2345', '12,345'],
    ['-5', '5'],
  ])('turns %j into %j', (text, expected) => expect(normalizeCurrencyText(text)).toBe(expected))

  it('blocks a leading zero', () => {
    expect(normalizeCurrencyText('0')).toBe('')
    expect(normalizeCurrencyText('0012')).toBe('12')
    expect(normalizeCurrencyText('0.5')).toBe('0.5')
  })

  it('keeps a single zero where zero is allowed', () => {
    expect(normalizeCurrencyText('0', { allowZero: true })).toBe('0')
    expect(normalizeCurrencyText('00', { allowZero: true })).toBe('0')
    expect(normalizeCurrencyText('05', { allowZero: true })).toBe('5')
  })

  it('always returns a well-formed amount, and changes nothing the second time', () => {
    fc.assert(
      fc.property(typed, fc.boolean(), (text, allowZero) => {
        const once = normalizeCurrencyText(text, { allowZero })
        expect(once).toMatch(/^(0|[1-9]\d{0,2}(,\d{3})*)?(\.\d{0,2})?$/)
        expect(normalizeCurrencyText(once, { allowZero })).toBe(once)
      }),
    )
  })

  it('returns the same whether an amount is typed key by key or pasted', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const pasted = String(value)
        const keyed = Array.from(pasted).reduce(
          (text, key) => normalizeCurrencyText(text + key, { allowZero: true }),
          '',
        )
        expect(keyed).toBe(normalizeCurrencyText(pasted))
      }),
    )
  })
})

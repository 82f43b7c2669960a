import { describe, expect, it } from 'vitest'
import { toFormats } from '../../../src/widget/screens/hooks.ts'

describe('toFormats', () => {
  it('writes amounts in the US format in both languages', () => {
    expect(toFormats('en').dollars(1234.5)).toBe('$1,234.50')
    expect(toFormats('es').dollars(1234.5)).toBe('$1,234.50')
    expect(toFormats('en').percent(4.5)).toBe('4.5%')
    expect(toFormats('es').percent(4.5)).toBe('4.5%')
  })

  it('writes days and months in the words of the language', () => {
    expect(toFormats('en').day('2026-06-15')).toBe('June 15, 2026')
    expect(toFormats('es').day('2026-06-15')).toBe('15 de junio de 2026')
    expect(toFormats('en').month('2026-06-15')).toBe('June 2026')
    expect(toFormats('es').month('2026-06-15')).toBe('junio de 2026')
    expect(toFormats('pt-BR').day('2026-06-15')).toBe('15 de junho de 2026')
    expect(toFormats('fr').day('2026-06-15')).toBe('15 juin 2026')
  })

  it('writes a timestamp as its own local day, in every time zone', () => {
    expect(toFormats('en').day('2024-03-01')).toBe('March 1, 2024')
    expect(toFormats('en').day('2024-03-01T23:30:00-07:00')).toBe('March 1, 2024')
  })

  it('leaves a text that is not a date as it is', () => {
    expect(toFormats('es').day('soon')).toBe('soon')
  })
})

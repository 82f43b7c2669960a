import { describe, expect, it } from 'vitest'
import { maskSsn, toSsn } from '../../../src/widget/rules/personal.ts'

describe('maskSsn', () => {
  it.each(['123456789', '6789'])('shows %j by its last 4', (ssn) => expect(maskSsn(ssn)).toBe('•••-••-6789'))

  it.each(['', '12345', '12345678', '1234567890'])('shows nothing of %j, whose last 4 are not known', (ssn) =>
    expect(maskSsn(ssn)).toBe(''),
  )
})

describe('toSsn', () => {
  it('keeps up to 9 digits', () => {
    expect(toSsn('123-45-6789')).toBe('123456789')
    expect(toSsn(' 123 45')).toBe('12345')
    expect(toSsn('123-45-67890')).toBe('123456789')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maskPhone,
  toE164,
  toPhone,
  toPhoneText,
  maskSsn,
  toSsn,
  maskEmail,
  maskName,
  maskPlace,
  maskVin,
} from '../../../src/widget/rules/personal.ts'

const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/)

describe('a phone number', () => {
  it('has three forms: shown, masked and sent', () => {
    expect(toPhoneText('3035550142')).toBe('+1 (303) 555-0142')
    expect(maskPhone('3035550142')).toBe('+1 (•••) •••-0142')
    expect(toE164(toPhone('3035550142'))).toBe('+13035550142')
  })

  it.each(['+1 (303) 555-0142', '13035550142', '1-303-555-0142', '303.555.0142', ' +13035550142'])(
    'is read from %j',
    (text) => expect(toPhone(text)).toBe('3035550142'),
  )

  it.each(['(303) 555-0142 ext. 12', '303-555-0142x12', '+1 303 555 0142 #7', '3035550142 Extension 4021'])(
    'is read without the extension from %j',
    (text) => expect(toPhone(text)).toBe('3035550142'),
  )

  it.each(['fax: 303.555.0142', '303x555x0142'])('has no extension in %j', (text) =>
    expect(toPhone(text)).toBe('3035550142'),
  )

  it('keeps a first digit 1 that is not a country code', () => {
    expect(toPhone('1234567890')).toBe('1234567890')
  })

  it('is neither cut nor formatted when it is not a US number', () => {
    expect(toPhone('+44 20 7946 0958')).toBe('442079460958')
    expect(toPhoneText('442079460958')).toBe('442079460958')
    expect(toPhoneText('303555')).toBe('303555')
  })

  it('is masked when only its last 4 digits are known', () => {
    expect(maskPhone('0142')).toBe('+1 (•••) •••-0142')
    expect(maskPhone('014')).toBe('')
  })

  it('can be read back from each of its forms', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(toPhone(toPhoneText(digits))).toBe(digits)
        expect(toPhone(toE164(toPhone(digits)))).toBe(digits)
        expect(maskPhone(digits).replace(/\D/g, '')).toBe(`1${digits.slice(-4)}`)
      }),
    )
  })
})

describe('maskSsn', () => {
  it.each(['123456789', '6789'])('shows only the last 4 digits of %j', (ssn) =>
    expect(maskSsn(ssn)).toBe('•••-••-6789'),
  )

  it.each(['', '12345', '12345678', '1234567890'])('shows nothing for %j, whose last 4 digits are not known', (ssn) =>
    expect(maskSsn(ssn)).toBe(''),
  )
})

describe('toSsn', () => {
  it('keeps at most 9 digits', () => {
    expect(toSsn('123-45-6789')).toBe('123456789')
    expect(toSsn(' 123 45')).toBe('12345')
    expect(toSsn('123-45-67890')).toBe('123456789')
  })
})

describe('a masked person', () => {
  it('has initials, and the first letter of the email address', () => {
    expect(maskName('Avery', 'Nguyen')).toBe('A. N.')
    expect(maskName('Avery', undefined)).toBe('A.')
    expect(maskName()).toBe('')
    expect(maskEmail('avery@example.com')).toBe('a•••@•••')
    expect(maskEmail('')).toBe('')
  })

  it('has a city and a state, but no street', () => {
    const home = { streetLine1: '1 Maple Street', streetLine2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' }
    expect(maskPlace(home)).toEqual({ streetLine1: '•••', city: 'Denver', state: 'CO' })
    expect(maskPlace({})).toEqual({})
  })
})

describe('maskVin', () => {
  it('shows only the last 3 characters', () => {
    expect(maskVin('1HGCM82633A004352')).toBe('••••••••••••••352')
    expect(maskVin('1hgcm82633a00435x')).toBe('••••••••••••••35X')
  })

  it('leaves a text of at most 3 characters unchanged', () => {
    expect(maskVin('352')).toBe('352')
    expect(maskVin('')).toBe('')
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskPhone, toE164, toPhone, toPhoneText } from '../../../src/widget/rules/personal.ts'

const tenDigits = fc.stringMatching(/^[2-9]\d{9}$/)

describe('a phone number', () => {
  it('is shown, masked and sent in its three forms', () => {
    expect(toPhoneText('3035550142')).toBe('+1 (303) 555-0142')
    expect(maskPhone('3035550142')).toBe('+1 (•••) •••-0142')
    expect(toE164(toPhone('3035550142'))).toBe('+13035550142')
  })

  it.each(['+1 (303) 555-0142', '13035550142', '1-303-555-0142', '303.555.0142', ' +13035550142'])(
    'is read from %j',
    (text) => expect(toPhone(text)).toBe('3035550142'),
  )

  it('keeps a first digit 1 that is no country code', () => {
    expect(toPhone('1234567890')).toBe('1234567890')
  })

  it('is neither cut nor dressed up when it is no US number', () => {
    expect(toPhone('+44 20 7946 0958')).toBe('442079460958')
    expect(toPhoneText('442079460958')).toBe('442079460958')
    expect(toPhoneText('303555')).toBe('303555')
  })

  it('is masked when only its end is known', () => {
    expect(maskPhone('0142')).toBe('+1 (•••) •••-0142')
    expect(maskPhone('014')).toBe('')
  })

  it('comes back from every form it takes', () => {
    fc.assert(
      fc.property(tenDigits, (digits) => {
        expect(toPhone(toPhoneText(digits))).toBe(digits)
        expect(toPhone(toE164(toPhone(digits)))).toBe(digits)
        expect(maskPhone(digits).replace(/\D/g, '')).toBe(`1${digits.slice(-4)}`)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { toScrubbed } from '../../../src/widget/integrations/toScrubbed.ts'

describe('toScrubbed', () => {
  it.each([
    ['an SSN', 'ssn 123-45-6789 is wrong', 'ssn [number] is wrong'],
    ['an SSN without hyphens', 'ssn 123456789', 'ssn [number]'],
    ['a phone as shown', 'call +1 (303) 555-0142 now', 'call [number] now'],
    ['a phone on the wire', '+13035550142', '[number]'],
    ['a date of birth', 'born 1980-02-29 or 2/29/1980', 'born [number] or [number]'],
    ['a code', 'the code 0042 was', 'the code [number] was'],
    ['a code that is set apart', 'the code 0 0 4 2', 'the code [number]'],
    ['a postal code', 'Denver, CO 80202-1234', 'Denver, CO [number]'],
    ['an income', 'earns $85,000.00 or $950', 'earns [amount] or [amount]'],
    ['an income without its sign', 'earns 85,000.00', 'earns [number]'],
    ['an e-mail address', 'to ann.b+x@mail.example.com.', 'to [email].'],
    ['an e-mail address of any letters', "to o'neil!x@a.example", 'to [email]'],
    ['a street', 'lives at 12 Main St, Denver', 'lives at [address], Denver'],
    ['a street with a flat', 'at 1600B North Park Avenue Apt 4 now', 'at [address] now'],
    ['a post-office box', 'P.O. Box 77', '[address]'],
    ['an id', 'contact 6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'contact [id]'],
    ['a VIN', 'vin 1HGCM82633A004352', 'vin [number]'],
    ['a query', 'at https://a.example/x?token=abc#y failed', 'at https://a.example/x?[query] failed'],
    ['a token', 'Bearer eyJhbGciOi.eyJzdWIi.sig-1', '[token]'],
  ])('takes out %s', (_, text, expected) => {
    expect(toScrubbed(text)).toBe(expected)
  })

  it.each([
    'The call listYears failed with 500.',
    'It breaks #/items/properties/modelYear/type, #/items/required.',
    'Cannot read properties of undefined (reading 0)',
    'Step VERIFY_VEHICLE_INFO has 12 fields.',
  ])('leaves "%s" as it is', (text) => {
    expect(toScrubbed(text)).toBe(text)
  })
})

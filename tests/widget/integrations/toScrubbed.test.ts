import * as fc from 'fast-check'
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
    ['an SSN in Arabic digits', 'ssn ١٢٣-٤٥-٦٧٨٩ is wrong', 'ssn [number] is wrong'],
    ['an SSN in wide digits', 'ssn １２３－４５－６７８９', 'ssn [number]'],
    ['an SSN in mathematical digits', 'ssn 𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', 'ssn [number]'],
    ['an SSN with another dash', 'ssn 123–45—6789 or 123‑45−6789', 'ssn [number] or [number]'],
    ['an SSN with signs that nobody sees', 'ssn 12\u200b3\u00ad45\u20606789', 'ssn [number]'],
    ['a phone with dots in its middle', 'call 303·555·0142', 'call [number]'],
    ['an income in Arabic digits', 'earns $٨٥٬٠٠٠ or €85', 'earns [amount] or [amount]'],
    ['an e-mail address in another script', 'to josé@correo.méxico.example', 'to [email]'],
    ['a street in another script', 'lives at 12 Peñón Blanco Street, Denver', 'lives at [address], Denver'],
    ['a street whose kind comes first', 'vive en 12 Calle Luna, San Juan', 'vive en [address], San Juan'],
    ['who is named before a host', 'at https://ann:pass@a.example/x', 'at https://ann:[email]/x'],
    ['a query without a host', 'GET contacts?email=ann failed', 'GET contacts?[query] failed'],
    ['a file', 'at file:///home/ann/x.js', 'at [file]'],
    ['a token of another kind', 'Bearer abc.def sent', '[token] sent'],
    ['a token', 'Bearer eyJhbGciOi.eyJzdWIi.sig-1', '[token]'],
  ])('removes %s', (_, text, expected) => {
    expect(toScrubbed(text)).toBe(expected)
  })

  it.each([
    'The call listYears failed with 500.',
    'It breaks #/items/properties/modelYear/type, #/items/required.',
    'Cannot read properties of undefined (reading 0)',
    'Step VERIFY_VEHICLE_INFO has 12 fields.',
  ])('leaves "%s" unchanged', (text) => {
    expect(toScrubbed(text)).toBe(text)
  })

  // A scrubber with quadratic run time would take minutes for these.
  const parts = fc.constantFrom(
    ...'a;1; ;-;.;@;/;?;#;=;&;,;($;+;é;٣;–;\u200b;\n;eyJ;http://;Bearer ;file:;p.o. box ;12 ;st;Main ;calle ;apt ;a@b'.split(
      ';',
    ),
  )
  const huge = fc
    .array(parts, { minLength: 1, maxLength: 4 })
    .map((list) => list.join(''))
    .map((unit) => unit.repeat(Math.ceil(100_000 / unit.length)))

  it('finds personal data behind a hundred thousand characters of anything', () => {
    fc.assert(
      fc.property(huge, fc.constantFrom('', ' ', '\n'), (text, end) => {
        const scrubbed = toScrubbed(`${text}${end} ; 123-45-6789 ; ann@mail.example`)
        expect(scrubbed).not.toMatch(/6789|ann@/)
      }),
      { numRuns: 60 },
    )
  })
})

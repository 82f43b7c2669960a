import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import api from '../../../flows/api.json' with { type: 'json' }

it.each(['saveLoanInformation', 'requestOffers'] as const)(
  'makes no key of an SSN for %s: keys end up in logs, and nine digits are found by trying them all',
  (call) => {
    expect(api.calls[call]).toMatchObject({ idempotent: true })
    expect(readFileSync(`schemas/${api.calls[call].request}`, 'utf8')).not.toMatch(/ssn/i)
  },
)

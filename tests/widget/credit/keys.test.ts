import { expect, it } from 'vitest'
import api from '../../../flows/api.json' with { type: 'json' }
import { bundleSchema } from '../../../engine/validation/bundleSchema.ts'
import { loadSchemas } from '../../engine/validation/loadSchemas.ts'

const schemas = await loadSchemas('schemas')

it.each(['saveLoanInformation', 'requestOffers'] as const)(
  '%s has no SSN in its idempotency key: keys end up in logs, and nine digits can be guessed',
  (call) => {
    const { idempotent, request } = api.calls[call]
    expect(idempotent).toBe(true)
    // Includes everything that the schema refers to.
    expect(JSON.stringify(bundleSchema(request, schemas))).not.toMatch(/ssn/i)
  },
)

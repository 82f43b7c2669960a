import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import address from '../../../schemas/api/address.schema.json' with { type: 'json' }
import employment from '../../../schemas/api/employment.schema.json' with { type: 'json' }
import otherIncome from '../../../schemas/api/other-income.schema.json' with { type: 'json' }
import phone from '../../../schemas/api/phone.schema.json' with { type: 'json' }
import usState from '../../../schemas/api/us-state.schema.json' with { type: 'json' }

const wire = new Ajv({ strict: false, schemas: [address, employment, otherIncome, phone, usState] })
addFormats(wire)

/** Expects a request body to match the schema that the API declares for it. */
export function expectOnTheWire(schema: object, body: unknown): void {
  wire.validate(schema, body)
  expect(wire.errors ?? []).toEqual([])
}

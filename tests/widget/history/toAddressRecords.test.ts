import { describe, expect, it } from 'vitest'
import addressRequest from '../../../schemas/api/address.request.schema.json' with { type: 'json' }
import type { AddressEntry } from '../../../src/widget/contracts.generated.ts'
import { toAddressRecords } from '../../../src/widget/history/records.ts'
import { expectOnTheWire } from './expectOnTheWire.ts'

const today = '2025-03-15'

const home: AddressEntry = {
  streetLine1: '12 Main St',
  streetLine2: 'Apt 4',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  moveInDate: '2024-03-15',
  type: 'Rent',
  monthlyPayment: 1500,
}

describe('toAddressRecords', () => {
  const { monthlyPayment: _, ...unpaid } = home
  const previous: AddressEntry = {
    ...unpaid,
    streetLine2: '',
    moveInDate: '2022-01-01',
    moveOutDate: '2024-03-14',
    type: 'Parents',
  }
  const [current, former] = toAddressRecords([home, previous], today)

  it('adds the fields that the API requires to the current address', () => {
    expect(current).toStrictEqual({ ...home, isCurrent: true, monthsAtAddress: 12, county: '' })
  })

  it('counts a former address up to its move-out date, and drops empty fields', () => {
    expect(former).toStrictEqual({
      streetLine1: '12 Main St',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      moveInDate: '2022-01-01',
      moveOutDate: '2024-03-14',
      type: 'Parents',
      isCurrent: false,
      monthsAtAddress: 26,
      county: '',
    })
  })

  it('drops a move-out date left over on the current address', () => {
    expect(toAddressRecords([{ ...home, moveOutDate: '2024-06-01' }], today)).toStrictEqual([current])
  })

  it('matches the API’s request schema', () => {
    expectOnTheWire(addressRequest, [current, former])
  })
})

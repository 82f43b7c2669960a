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

  it('adds to the current address what the API wants besides', () => {
    expect(current).toStrictEqual({ ...home, isCurrent: true, monthsAtAddress: 12, county: '' })
  })

  it('counts a former address up to its move-out and leaves out what was not given', () => {
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

  it('does not send a move-out date that the current address still holds', () => {
    expect(toAddressRecords([{ ...home, moveOutDate: '2024-06-01' }], today)).toStrictEqual([current])
  })

  it('is what the API accepts', () => {
    expectOnTheWire(addressRequest, [current, former])
  })
})

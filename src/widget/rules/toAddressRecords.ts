import { omitBlank } from './omitBlank.ts'
import { toMonthsAt } from './toMonthsAt.ts'

/** An address as the form holds it: ISO dates, payment in dollars a month. */
export interface AddressEntry {
  streetLine1: string
  streetLine2?: string | undefined
  city: string
  state: string
  zip: string
  moveInDate: string
  moveOutDate?: string | undefined
  type: string
  monthlyPayment?: number | undefined
}

/** An address as the API receives it; the county is always sent empty. */
export interface AddressRecord {
  streetLine1: string
  streetLine2?: string
  city: string
  state: string
  zip: string
  moveInDate: string
  moveOutDate?: string
  type: string
  monthlyPayment?: number
  isCurrent: boolean
  monthsAtAddress: number
  county: ''
}

/** Turns the address history, the current address first, into the API's records. */
export function toAddressRecords(history: readonly AddressEntry[], today: string): AddressRecord[] {
  return history.map((entry, index) => {
    const { streetLine1, streetLine2, city, state, zip, moveInDate, type, monthlyPayment } = entry
    const isCurrent = index === 0
    // The form may still hold the move-out date of an address that was edited into the current one.
    const moveOutDate = isCurrent ? undefined : entry.moveOutDate || undefined
    return {
      streetLine1,
      city,
      state,
      zip,
      county: '',
      moveInDate,
      type,
      isCurrent,
      monthsAtAddress: toMonthsAt(moveInDate, moveOutDate, today),
      ...omitBlank({ streetLine2, moveOutDate, monthlyPayment }),
    }
  })
}

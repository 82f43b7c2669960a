import type { AddressEntry, AddressRecord } from '../contracts.generated.ts'
import { omitBlank } from './omitBlank.ts'
import { toMonthsAt } from './toMonthsAt.ts'

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

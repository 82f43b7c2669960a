import { isCompletePerson, toInformation, toTyped } from './contact/toInformation.ts'
import { type Fields, filterFields, startFunctions } from './firstStep.tsx'
import { monthsBetween } from './history/days.ts'
import { nextKnownAddress, toAddressEntry, withCurrentAddress } from './history/knownAddresses.ts'
import { addressMonths, incomeMonths } from './history/monthsCovered.ts'
import {
  hasDuplicate,
  isSameAddress,
  isSameEmployment,
  isSameIncome,
  isSameName,
  isSameVehicle,
} from './rules/entries.ts'
import { toPhone } from './rules/personal.ts'

const vehicleParts = ['year', 'make', 'makeName', 'model']

/** The functions that the flow's expressions may call, by the names that the flow declares. */
export const flowFunctions = {
  ...startFunctions,
  checkNumber: toCheckNumber,
  omit: (from: Fields, names: readonly string[]) => filterFields(from, (name) => !names.includes(name)),
  labelOf: (list: readonly Fields[], value: string, valueField: string, labelField: string) =>
    list.find((item) => item[valueField] === value)?.[labelField] ?? value,
  withMakeId,
  informationOf: toInformation,
  typedOf: toTyped,
  isCompletePerson,
  phoneDigits: toPhone,
  isSameVehicle,
  vehicleOf: (entry: Fields, found: Fields) => ({
    ...filterFields(entry, (name) => !vehicleParts.includes(name)),
    ...filterFields(found, (name) => vehicleParts.includes(name)),
  }),
  offerOf: (offers: readonly { dealId: string }[], dealId: string) =>
    offers.find((offer) => offer.dealId === dealId) ?? null,
  addressEntry: toAddressEntry,
  nextKnownAddress,
  withCurrent: withCurrentAddress,
  isLongEnough: (since: string, today: string, months: number) => monthsBetween(since, today) >= months,
  addressMonths,
  isKnownAddress: isKnown(isSameAddress),
  incomeMonths,
  isKnownEmployment: isKnown(isSameEmployment),
  isKnownIncome: isKnown(isSameIncome),
  saved: <Item>(list: readonly Item[], item: Item, index: number | null) =>
    index === null ? [...list, item] : list.with(index, item),
  without: <Item>(list: readonly Item[], index: number | null) => (index === null ? list : list.toSpliced(index, 1)),
  itemAt: (list: readonly unknown[], index: number | string) => list[Number(index)] ?? null,
  loansByDistance: (loans: readonly { currentBalance: number }[], form: { remainingLoanBalance?: number }) =>
    sortLoansByDistance(loans, form.remainingLoanBalance),
  progressTo: (contact: { contactId: string; leadId: string } | null, nextScreen: string, completedScreen: string) =>
    contact && { contactId: contact.contactId, leadId: contact.leadId, nextScreen, completedScreen },
}

/** Returns a vehicle whose make has the id that the list gives it, also where a lookup gave only the make's name. */
function withMakeId(vehicle: Fields, makes: readonly { makeId: string; makeName: string }[]): Fields {
  const make = vehicle['make'] ?? vehicle['makeName']
  const known = makes.find(({ makeId }) => makeId === make) ?? makes.find(({ makeName }) => isSameName(makeName, make))
  return known && known.makeId !== vehicle['make'] ? { ...vehicle, make: known.makeId } : vehicle
}

/** Returns a function that checks whether a list already contains an item, ignoring the entry that is being edited. */
function isKnown<Item>(isSame: (a: Item, b: Item) => boolean) {
  return (list: readonly Item[], item: Item, index: number | null) =>
    hasDuplicate(list, item, isSame, index ?? undefined)
}

/**
 * Returns a 20-bit hash (FNV-1a) that shows whether values are unchanged. It cannot be turned back into them, so it may be stored
 * where they may not. A change of a single character always changes the hash.
 */
export function toCheckNumber(values: readonly unknown[]): number {
  return Array.from(values.join(' ')).reduce(
    (hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) & 0xfffff,
    0xc9dc5,
  )
}

/**
 * Sorts loans by the distance of their current balance from the entered one, nearest first. Ties keep their order; without an
 * entered balance all loans do.
 */
export function sortLoansByDistance<Loan extends { currentBalance: number }>(
  loans: readonly Loan[],
  balance: number | undefined,
): Loan[] {
  if (balance === undefined) return [...loans]
  const distance = (loan: Loan) => Math.abs(loan.currentBalance - balance)
  return loans.toSorted((a, b) => distance(a) - distance(b))
}

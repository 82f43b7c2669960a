import usState from '../../../schemas/api/us-state.schema.json' with { type: 'json' }
import type { UsState } from '../contracts.generated.ts'
import { hasDuplicate, isSameAddress, omitBlank } from '../rules/entries.ts'

/** A place without the dates of living there. */
export interface Place {
  streetLine1: string
  streetLine2?: string | undefined
  city: string
  state: string
  zip: string
}

/** Joins a known place and the details of living there into one entry of the history. */
export function toAddressEntry<Stay extends object>(place: Place, stay: Stay) {
  return { ...stay, ...toPlace(place) }
}

/** Checks whether a place has all of its required parts, and its state is one. */
export function isWholePlace({ streetLine1, city, state, zip }: Place): boolean {
  return isState(state) && [streetLine1, city, zip].every((part) => part.trim() !== '')
}

/** Checks whether a text is the code of a state, of the District of Columbia or of Puerto Rico. */
export function isState(code: string | undefined): code is UsState {
  return code !== undefined && usState.enum.includes(code)
}

/** Returns the code of a state as we write it; services may write it in small letters, with blanks around it, or as the name. */
export function toState(text: string): string {
  const words = text.trim().toUpperCase()
  return usState.enum[names.toUpperCase().split(/[|\n]/).indexOf(words)] ?? words
}

/** The names of the states, in the order of their codes. */
const names = `Alaska|Alabama|Arkansas|Arizona|California|Colorado|Connecticut|District of Columbia|Delaware|Florida|Georgia|Hawaii
Iowa|Idaho|Illinois|Indiana|Kansas|Kentucky|Louisiana|Massachusetts|Maryland|Maine|Michigan|Minnesota|Missouri|Mississippi|Montana
North Carolina|North Dakota|Nebraska|New Hampshire|New Jersey|New Mexico|Nevada|New York|Ohio|Oklahoma|Oregon|Pennsylvania
Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Virginia|Vermont|Washington|Wisconsin|West Virginia|Wyoming`

/** Returns the history with a new current address, and without the previous address that equals it. */
export function withCurrentAddress<Entry extends Place>(history: readonly Entry[], current: Entry): Entry[] {
  return [current, ...history.slice(1).filter((previous) => !isSameAddress(previous, current))]
}

/** Returns the first known place of the applicant that the history lacks, to prefill the next entry; empty if there is none. */
export function nextKnownAddress(
  contact: { addresses: readonly Place[] } | null,
  history: readonly Place[],
): Partial<Place> {
  const next = contact?.addresses.find((place) => !hasDuplicate(history, place, isSameAddress))
  return next ? toPlace(next) : {}
}

function toPlace({ streetLine1, streetLine2, city, state, zip }: Place): Place {
  return { streetLine1, city, state, zip, ...omitBlank({ streetLine2 }) }
}

/** Writes an address in one line: `12 Main Street, Apt 4, Denver, CO 80202`; missing parts are left out. */
export function toAddressText({ streetLine1, streetLine2, city, state, zip }: Partial<Place>): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [streetLine1, streetLine2, city, region].filter(Boolean).join(', ')
}

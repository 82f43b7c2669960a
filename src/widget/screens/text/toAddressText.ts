import type { Place } from '../../history/knownAddresses.ts'

/** Writes an address in one line: `12 Main Street, Apt 4, Denver, CO 80202`; what is missing is left out. */
export function toAddressText({ streetLine1, streetLine2, city, state, zip }: Partial<Place>): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [streetLine1, streetLine2, city, region].filter(Boolean).join(', ')
}

import type { Information } from '../contracts.generated.ts'

/** Whether everything is known that the review screen shows but does not ask for. */
export function isCompletePerson(person: Information): boolean {
  const { firstName, lastName, phone, dateOfBirth, ssn = '', addresses: [place] = [] } = person
  const parts = [firstName, lastName, phone, dateOfBirth, place?.address, place?.city, place?.region]
  const hasNumbers = /^\d{9}$/.test(ssn) && /^\d{5}$/.test(place?.postalCode ?? '')
  return hasNumbers && parts.every((part) => part !== undefined && part !== '')
}

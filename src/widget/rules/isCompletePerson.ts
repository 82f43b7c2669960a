import type { Information } from '../contracts.generated.ts'

/** Whether everything is known that the review screen shows but does not ask for. */
export function isCompletePerson(person: Information): boolean {
  const [address] = person.addresses ?? []
  const parts = [
    ...[person.firstName, person.lastName, person.phone, person.dateOfBirth],
    ...[address?.address, address?.city, address?.region],
  ]
  const hasNumbers = /^\d{9}$/.test(person.ssn ?? '') && /^\d{5}$/.test(address?.postalCode ?? '')
  return hasNumbers && parts.every((part) => part !== undefined && part !== '')
}

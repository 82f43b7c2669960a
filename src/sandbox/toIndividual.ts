import { toSeed } from './toSeed.ts'

const firstNames = ['Avery', 'Jordan', 'Riley', 'Morgan', 'Casey', 'Quinn', 'Rowan', 'Taylor'] as const
const lastNames = ['Bennett', 'Castillo', 'Nguyen', 'Okafor', 'Petersen', 'Ramirez', 'Sullivan', 'Whitfield'] as const
const cities = [
  { city: 'Denver', region: 'CO', postalCode: '80202' },
  { city: 'Boise', region: 'ID', postalCode: '83702' },
  { city: 'Tampa', region: 'FL', postalCode: '33602' },
  { city: 'Madison', region: 'WI', postalCode: '53703' },
] as const

/** What the identity provider knows of the owner of a ten-digit phone: a made-up person whose SSN ends as the phone does and starts with 9, as no real one does. */
export function toIndividual(phone: string, dob: string) {
  const seed = toSeed(phone)
  const pick = <List extends readonly [unknown, ...unknown[]]>(list: List, shift: number): List[number] =>
    list[(seed >>> shift) % list.length] ?? list[0]
  const firstName = pick(firstNames, 0)
  const lastName = pick(lastNames, 4)
  return {
    firstName,
    lastName,
    dob,
    ssn: `90012${phone.slice(-4)}`,
    emailAddresses: [`${firstName}.${lastName}@example.com`.toLowerCase()],
    addresses: [
      { address: `${100 + (seed % 900)} Maple Street`, extendedAddress: '', ...pick(cities, 8) },
      { address: `${10 + (seed % 90)} Cedar Avenue`, extendedAddress: 'Apt 2', ...pick(cities, 12) },
    ],
  }
}

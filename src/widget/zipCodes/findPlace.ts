import { toPlace, type Place } from './toPlace.ts'

/** The city and state that a postal code of five digits belongs to; undefined when nobody lives there or it is none. */
export async function findPlace(zip: string): Promise<Place | undefined> {
  const load = /^[0-9]{5}$/.test(zip) ? regions[zip[0] ?? ''] : undefined
  return load && toPlace((await load()).default, Number(zip.slice(1)))
}

/** One file for each first digit: what is fetched tells no more of an address than that digit. */
const regions: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  0: () => import('virtual:zip-codes-0'),
  1: () => import('virtual:zip-codes-1'),
  2: () => import('virtual:zip-codes-2'),
  3: () => import('virtual:zip-codes-3'),
  4: () => import('virtual:zip-codes-4'),
  5: () => import('virtual:zip-codes-5'),
  6: () => import('virtual:zip-codes-6'),
  7: () => import('virtual:zip-codes-7'),
  8: () => import('virtual:zip-codes-8'),
  9: () => import('virtual:zip-codes-9'),
}

import type { UsState } from '../contracts.generated.ts'
import { isState } from '../history/knownAddresses.ts'

/** Returns the city and state of a five-digit ZIP code; undefined if it is not one, or if no place has it. */
export async function findPlace(zip: string): Promise<Place | undefined> {
  const load = /^[0-9]{5}$/.test(zip) ? regions[zip[0] ?? ''] : undefined
  return load && toPlace((await load()).default, Number(zip.slice(1)))
}

/** One file for each first digit: a request reveals no more of an address than that digit. */
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

/** The place that belongs to a ZIP code. */
interface Place {
  readonly city: string
  readonly state: UsState
}

/**
 * Looks up a ZIP code among those with the same first digit; `rest` is the number of its other four digits. In the text, a line
 * of two letters begins a state, and `Denver|201-239,241` is a city in it with its codes.
 */
export function toPlace(text: string, rest: number): Place | undefined {
  let state = ''
  for (const line of text.split('\n')) {
    const [city = '', ranges] = line.split('|')
    if (ranges === undefined) state = city
    else if (isState(state) && isWithin(ranges, rest)) return { city, state }
  }
  return undefined
}

function isWithin(ranges: string, number: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.split('-')
    return Number(first) <= number && number <= Number(last)
  })
}

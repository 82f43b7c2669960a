import { isState } from '../rules/isState.ts'
import type { UsState } from '../contracts.generated.ts'

/** Where the post delivers a postal code to. */
export interface Place {
  readonly city: string
  readonly state: UsState
}

/**
 * Looks a postal code up among those with the same first digit; `rest` is the number of its other four. In the text a
 * line of two letters begins a state, and `Denver|201-239,241` is a city of it with its codes.
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

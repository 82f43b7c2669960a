import { flowFunctions } from '../../src/widget/flowFunctions.ts'
import type { WalkWorld } from './createWalker.ts'

const toPlaces = (list: unknown) => (Array.isArray(list) ? list.map((_, index) => ({ index })) : [])

/** What walks through the refinance flow need: its functions, and what its cards send, the position of an existing entry. */
export const refinanceWorld: WalkWorld = {
  functions: flowFunctions,
  payloads: {
    'TWO_YEARS_ADDRESS_HISTORY edit': (data) => toPlaces(data['addressHistory']),
    'EMPLOYMENT_AND_INCOME edit': (data) => toPlaces(data['employments']),
    'EMPLOYMENT_AND_INCOME editOther': (data) => toPlaces(data['otherIncomes']),
    'INCOME_SOURCES edit': (data) => toPlaces(data['otherIncomes']),
  },
}

/** What walks through the newsletter flow need. */
export const newsletterWorld: WalkWorld = { functions: {} }

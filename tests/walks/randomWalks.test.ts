import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowFunctions } from '../../src/widget/flowFunctions.ts'
import { readCheckedFlow } from '../flows/readCheckedFlow.ts'
import { createDraw } from './createDraw.ts'
import { createWalker, type WalkWorld } from './createWalker.ts'

const toPlaces = (list: unknown) => (Array.isArray(list) ? list.map((_, index) => ({ index })) : [])

/** What the cards of the refinance flow send: the place of an entry that is there. */
const refinance: WalkWorld = {
  functions: flowFunctions,
  payloads: {
    'TWO_YEARS_ADDRESS_HISTORY edit': (data) => toPlaces(data['addressHistory']),
    'EMPLOYMENT_AND_INCOME edit': (data) => toPlaces(data['employments']),
    'EMPLOYMENT_AND_INCOME editOther': (data) => toPlaces(data['otherIncomes']),
    'INCOME_SOURCES edit': (data) => toPlaces(data['otherIncomes']),
  },
}

describe.each([
  ['the refinance flow', 'flows/refinance.json', refinance, 1000],
  ['another flow', 'tests/flows/newsletter/flow.json', { functions: {}, staysWhereItReturned: true }, 1000],
] as const)('random walks through %s', (_, file, world, count) => {
  const flow = readCheckedFlow(file)
  const { walk, visited } = createWalker(flow, world)

  it(`never come to an error of the engine, ${count} of them`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 }), async (tape) => {
        expect(await walk(createDraw(tape), 30)).toEqual([])
      }),
      { seed: 20_261_121, numRuns: count, endOnFailure: true },
    )
    expect([...visited].toSorted()).toEqual(Object.keys(flow.definition.steps).toSorted())
  }, 120_000)
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCheckedFlow } from '../flows/readCheckedFlow.ts'
import { createDraw } from './createDraw.ts'
import { createWalker } from './createWalker.ts'
import { newsletterWorld, refinanceWorld } from './worlds.ts'

describe.each([
  ['the refinance flow', 'flows/refinance.json', refinanceWorld],
  ['another flow', 'tests/flows/newsletter/flow.json', newsletterWorld],
] as const)('random walks through %s', (_, file, world) => {
  const flow = readCheckedFlow(file)
  const { walk, visited } = createWalker(flow, world)

  it('reach every step and never cause an engine error, in a thousand walks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 }), async (tape) => {
        expect(await walk(createDraw(tape), 30)).toEqual([])
      }),
      { seed: 20_261_121, numRuns: 1000, endOnFailure: true },
    )
    expect([...visited].toSorted()).toEqual(Object.keys(flow.definition.steps).toSorted())
  }, 300_000)
})

import * as fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { createDraw } from '../walks/createDraw.ts'
import { openFaultyWorld } from './walkThroughFaults.ts'

it('comes to the end whatever fails on the way, with nothing done twice and nothing lost', async () => {
  const { walk, close } = await openFaultyWorld()
  onTestFinished(close)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 }), async (tape) => {
      expect(await walk(createDraw(tape), 30)).toEqual([])
    }),
    { seed: 20_261_122, numRuns: Number(process.env['WALKS'] ?? 20), endOnFailure: true },
  )
}, 300_000)

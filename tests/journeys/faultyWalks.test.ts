import * as fc from 'fast-check'
import { expect, it, onTestFinished } from 'vitest'
import { createDraw } from '../walks/createDraw.ts'
import { openFaultyWorld } from './walkThroughFaults.ts'

it('random walks with failing calls reach the end, with nothing done twice and nothing lost', async () => {
  const { walk, close } = await openFaultyWorld()
  onTestFinished(close)
  const tape = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 20, maxLength: 120 })
  await fc.assert(
    fc.asyncProperty(tape, tape, async (done, failed) => {
      expect(await walk(createDraw(done), createDraw(failed), 30)).toEqual([])
    }),
    { seed: 20_261_122, numRuns: 20, endOnFailure: true },
  )
}, 300_000)
